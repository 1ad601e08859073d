import { Link } from '../app/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { usePosition } from './TableContext.ts';

/** The name of the game, whose turn it is, and the ways out. */
export function TopBar() {
  const { say, view, names, setOpen } = usePosition();
  // The end of a game has a heading of its own.
  const Turn = view.phase === 'over' ? 'p' : 'h1';
  return (
    <header className="top">
      <Link to="/" className="top-name">
        Kickdoor
      </Link>
      <Turn className="top-turn">
        {view.seat === null ? <span className="top-watching">{say('spectating')}</span> : null}
        <span>
          {view.phase === 'setup' || view.phase === 'over'
            ? say(`turn-${view.phase}`)
            : say('turn-line', {
                turn: view.turns,
                whose:
                  view.turn === view.seat
                    ? say('turn-yours')
                    : say('turn-other', { who: names.who(view.turn) }),
              })}
        </span>
      </Turn>
      <Button size="small" className="top-log" onPress={() => setOpen({ kind: 'log' })}>
        {say('log')}
      </Button>
      <Button size="small" onPress={() => setOpen({ kind: 'menu' })} data-testid="menu">
        {say('menu')}
      </Button>
    </header>
  );
}
