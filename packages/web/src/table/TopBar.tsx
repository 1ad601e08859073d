import { Link } from '../app/Link.tsx';
import { TalkButton } from '../talk/TalkButton.tsx';
import { WatchCount } from '../watch/WatchCount.tsx';
import { Button } from '../ui/Button.tsx';
import { useContext } from 'react';
import { PassContext } from '../local/PassContext.ts';
import { usePosition, useTableState } from './TableContext.ts';

/** The name of the game, whose turn it is, and the ways out. */
export function TopBar() {
  const { say, view, names, setOpen } = usePosition();
  const state = useTableState();
  const pass = useContext(PassContext);
  // The end of a game has a heading of its own.
  const Turn = view.phase === 'over' ? 'p' : 'h1';
  return (
    <header className="top">
      <Link to="/" className="top-name">
        Kickdoor
      </Link>
      <Turn className="top-turn">
        {state.you.seat === null ? <Watching /> : null}
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
}

/** Says to those who watch with whose eyes they see. */
function Watching() {
  const { say, view, names } = usePosition();
  return (
    <span className="top-watching" data-testid="watching-as">
      {view.seat === null ? say('spectating') : say('watch-as', { who: names.who(view.seat) })}
    </span>
  );
}
