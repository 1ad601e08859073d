import { Link } from '../app/Link.tsx';
import { useTools } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import type { PuzzleScene } from './attempt.ts';

/** The link home, and buttons to undo and to start over. */
export function PuzzleBar({ attempt, back, again }: PuzzleScene) {
  const { say, setOpen } = useTools();
  const isUntouched = attempt.before === null;
  return (
    <header className="top">
      <Link to="/" className="puzzle-home">
        Kickdoor
      </Link>
      <h1 className="visually-hidden">{say('puzzle-title')}</h1>
      <Button size="small" isDisabled={isUntouched} onPress={back} data-testid="puzzle-back">
        {say('do-undo')}
      </Button>
      <Button size="small" isDisabled={isUntouched} onPress={again} data-testid="puzzle-again">
        {say('puzzle-again')}
      </Button>
      <Button size="small" className="top-log" onPress={() => setOpen({ kind: 'log' })}>
        {say('log')}
      </Button>
    </header>
  );
}
