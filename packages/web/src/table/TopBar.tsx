import { memo, useContext } from 'react';
import { Link } from '../app/Link.tsx';
import { PassContext } from '../local/PassContext.ts';
import { TalkButton } from '../talk/TalkButton.tsx';
import { Button } from '../ui/Button.tsx';
import { WatchCount } from '../watch/WatchCount.tsx';
import { useTools, usePosition, useTableState } from './TableContext.ts';

/** The name of the game, whose turn it is, and the links that leave the table. */
export function TopBar() {
  const { say, view, names } = usePosition();
  const { you } = useTableState();
  const isBetween = view.phase === 'setup' || view.phase === 'over';
  const mine = view.turn === view.seat;
  const whose = mine ? say('turn-yours') : say('turn-other', { who: names.who(view.turn) });
  return (
    <Bar
      watching={you.seat === null}
      turn={isBetween ? say(`turn-${view.phase}`) : say('turn-line', { turn: view.turns, whose })}
      over={view.phase === 'over'}
    />
  );
}

interface BarProps {
  readonly watching: boolean;
  /** Whose turn it is, in words. */
  readonly turn: string;
  readonly over: boolean;
}

/** Rerenders only when its content changes. */
const Bar = memo(function Bar({ watching, turn, over }: BarProps) {
  const { say, setOpen } = useTools();
  const pass = useContext(PassContext);
  // The end of the game has its own heading.
  const Turn = over ? 'p' : 'h1';
  return (
    <header className="top">
      <Link to="/" className="top-name">
        Kickdoor
      </Link>
      <Turn className="top-turn">
        {watching ? <Watching /> : null}
        <span>{turn}</span>
      </Turn>
      <WatchCount />
      {pass === null ? (
        <TalkButton />
      ) : (
        <Button size="small" onPress={pass} data-testid="local-switch">
          {say('local-switch')}
        </Button>
      )}
      <Button size="small" className="top-log" onPress={() => setOpen({ kind: 'log' })}>
        {say('log')}
      </Button>
      <Button size="small" onPress={() => setOpen({ kind: 'menu' })} data-testid="menu">
        {say('menu')}
      </Button>
    </header>
  );
});

/** Tells spectators whose point of view they see. */
function Watching() {
  const { say, view, names } = usePosition();
  return (
    <span className="top-watching" data-testid="watching-as">
      {view.seat === null ? say('spectating') : say('watch-as', { who: names.who(view.seat) })}
    </span>
  );
}
