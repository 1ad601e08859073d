import { Link } from '../app/Link.tsx';
import { useTools, usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import type { ReplayScene } from './scene.ts';

/** The replay's title, the state of its seal, and a menu. */
export function ReplayBar({ scene }: { readonly scene: ReplayScene }) {
  const { say, names, view } = usePosition();
  const { setOpen } = useTools();
  const whole = scene.opened.film.mismatch === null;
  const turn =
    view.phase === 'setup' || view.phase === 'over'
      ? say(`turn-${view.phase}`)
      : say('turn-line', { turn: view.turns, whose: say('turn-other', { who: names.who(view.turn) }) });
  return (
    <header className="top">
      <Link to="/" className="top-name">
        Kickdoor
      </Link>
      <h1 className="top-turn">
        <span className="visually-hidden">{say('replay-title')}: </span>
        {turn}
      </h1>
      <Button
        size="small"
        className={`replay-seal${whole ? '' : ' replay-seal-broken'}`}
        data-testid="replay-seal"
        data-whole={whole}
        onPress={() => scene.open('seal')}
      >
        {say(whole ? 'seal-whole' : 'seal-broken')}
      </Button>
      <Button size="small" className="top-log" onPress={() => setOpen({ kind: 'log' })}>
        {say('log')}
      </Button>
      <Button size="small" onPress={() => scene.open('more')} data-testid="replay-more">
        {say('menu')}
      </Button>
    </header>
  );
}
