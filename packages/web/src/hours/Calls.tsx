import type { Seat } from '@kickdoor/rules';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { isOwnAct, windowOf } from './stop-me.ts';
import { isCallable, useInfo } from './useHours.ts';

interface CallProps {
  /** Where it is among the acts. */
  readonly slot: string;
}

/** Calls the first of those whom the game waits for and who can be called. */
export function NudgeButton({ seats, slot }: CallProps & { readonly seats: readonly Seat[] }) {
  const { say, client, view, names } = usePosition();
  const info = useInfo();
  const whom = seats.find((seat) => isCallable(info?.seats[seat]));
  if (view.seat === null || info?.paused === true || whom === undefined) return null;
  const name = names.who(whom);
  return (
    <SteadyButton
      size="small"
      className="act"
      place={slot}
      data-testid="nudge"
      aria-label={say('do-nudge-whom', { whom: name })}
      onPress={() => client.ask({ type: 'nudge', seat: whom })}
    >
      {say('do-nudge')}
    </SteadyButton>
  );
}

/** “Wait!”: asks for more time in a window that this player has not let go by. */
export function HoldButton({ slot }: CallProps) {
  const { say, client, view, game } = usePosition();
  const { you } = useTableState();
  const may = game.legalMoves.some(({ move }) => move.do === 'pass');
  if (windowOf(view) === null || isOwnAct(view) || !may || you.stop === 'never') return null;
  return (
    <SteadyButton
      size="small"
      className="act"
      place={slot}
      data-testid="hold"
      aria-label={say('do-hold-text')}
      onPress={() => client.ask({ type: 'hold' })}
    >
      {say('do-hold')}
    </SteadyButton>
  );
}
