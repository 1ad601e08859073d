import type { Seat } from '@kickdoor/rules';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { isOwnAct, windowOf } from './stop-me.ts';
import { isCallable, useInfo } from './useHours.ts';

/** Calls the first of those whom the game waits for and who can be called. */
export function NudgeButton({ seats }: { readonly seats: readonly Seat[] }) {
  const { say, client, view, names } = usePosition();
  const info = useInfo();
  const whom = seats.find((seat) => isCallable(info?.seats[seat]));
  if (view.seat === null || info?.paused === true || whom === undefined) return null;
  const name = names.who(whom);
  return (
    <Button
      size="small"
      className="act"
      data-testid="nudge"
      aria-label={say('do-nudge-whom', { whom: name })}
      onPress={() => client.ask({ type: 'nudge', seat: whom })}
    >
      {say('do-nudge')}
    </Button>
  );
}

/** “Wait!”: asks for more time in a window that this player has not let go by. */
export function HoldButton() {
  const { say, client, view, game } = usePosition();
  const { you } = useTableState();
  const may = game.legalMoves.some(({ move }) => move.do === 'pass');
  if (windowOf(view) === null || isOwnAct(view) || !may || you.stop === 'never') return null;
  return (
    <Button
      size="small"
      className="act"
      data-testid="hold"
      aria-label={say('do-hold-text')}
      onPress={() => client.ask({ type: 'hold' })}
    >
      {say('do-hold')}
    </Button>
  );
}
