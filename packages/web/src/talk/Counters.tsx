import { useTools, usePosition } from '../table/TableContext.ts';
import { useQuestion } from '../prompts/useQuestion.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { useIsCountered } from './useIsCountered.ts';

interface CountersProps {
  /** Identifies its position among the other buttons. */
  readonly slot: string;
}

/** One-press counteroffers when this seat has been asked for something: help for more, or a different trade. */
export function Counters({ slot }: CountersProps) {
  const { view } = usePosition();
  const place = `${slot} ${useQuestion()}`;
  if (!useIsCountered()) return null;
  if (view.combat?.request?.to === view.seat) return <CounterHelp place={place} />;
  const trade = view.trades.find(({ to }) => to === view.seat);
  return trade === undefined ? null : <CounterTrade place={place} from={trade.from} get={trade.give} />;
}

/** Declines, and offers help for a number of Treasures, which the other player can also accept with one press. */
function CounterHelp({ place }: { readonly place: string }) {
  const { say, client, view, setOpen } = usePosition();
  const number = (view.combat?.request?.terms.treasures ?? 0) + 1;
  return (
    <SteadyButton
      className="act"
      place={place}
      data-testid="counter-help"
      onPress={() => {
        setOpen(null);
        client.move({ do: 'decline' });
        client.ask({ type: 'say', what: { kind: 'phrase', phrase: 'not-for-less', number } });
      }}
    >
      <span className="act-name">{say('talk-counter', { number })}</span>
    </SteadyButton>
  );
}

interface CounterTradeProps {
  readonly place: string;
  readonly from: number;
  /** The offered items. */
  readonly get: readonly number[];
}

/** Declines, and opens the reverse of the trade for editing. */
function CounterTrade({ place, from, get }: CounterTradeProps) {
  const { say, client, setOpen } = useTools();
  const { view } = usePosition();
  const give = view.trades.find(({ to }) => to === view.seat)?.get ?? [];
  return (
    <SteadyButton
      className="act"
      place={place}
      data-testid="counter-trade"
      onPress={() => {
        client.move({ do: 'decline' });
        setOpen({ kind: 'trade', to: from, preset: give, wish: get });
      }}
    >
      <span className="act-name">{say('talk-counter-trade')}</span>
    </SteadyButton>
  );
}
