import type { Seat } from '@kickdoor/rules';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { isOwnAct, windowOf } from './stop-me.ts';
import { isCallable, useInfo } from './useHours.ts';

interface CallProps {
  /** Its slot among the action buttons. */
  readonly slot: string;
}

/** Nudges the first player that the game waits for who can be nudged. */
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

/** “Wait!”: asks for more time in a window that this player hasn't passed on. */
export function HoldButton({ slot, onAct }: CallProps & { readonly onAct?: () => void }) {
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
      onPress={() => {
        onAct?.();
        client.ask({ type: 'hold' });
      }}
    >
      {say('do-hold')}
    </SteadyButton>
  );
}
