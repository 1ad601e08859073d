import { useGround, usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { useIsCountered } from './useIsCountered.ts';

/** Counters what this seat is asked for, with one touch: help for more, or another trade. */
export function Counters() {
  const { view } = usePosition();
  if (!useIsCountered()) return null;
  if (view.combat?.request?.to === view.seat) return <CounterHelp />;
  const trade = view.trades.find(({ to }) => to === view.seat);
  return trade === undefined ? null : <CounterTrade from={trade.from} get={trade.give} />;
}

/** Declines, and says for how many treasures it would be yes: the asker takes that up with one touch as well. */
function CounterHelp() {
  const { say, client, view, setOpen } = usePosition();
  const number = (view.combat?.request?.terms.treasures ?? 0) + 1;
  return (
    <Button
      className="act"
      data-testid="counter-help"
      onPress={() => {
        setOpen(null);
        client.move({ do: 'decline' });
        client.ask({ type: 'say', what: { kind: 'phrase', phrase: 'not-for-less', number } });
      }}
    >
      <span className="act-name">{say('talk-counter', { number })}</span>
    </Button>
  );
}

interface CounterTradeProps {
  readonly from: number;
  /** What was offered. */
  readonly get: readonly number[];
}

/** Declines, and lays out the trade the other way round, to be changed. */
function CounterTrade({ from, get }: CounterTradeProps) {
  const { say, client, setOpen } = useGround();
  const { view } = usePosition();
  const give = view.trades.find(({ to }) => to === view.seat)?.get ?? [];
  return (
    <Button
      className="act"
      data-testid="counter-trade"
      onPress={() => {
        client.move({ do: 'decline' });
        setOpen({ kind: 'trade', to: from, preset: give, wish: get });
      }}
    >
      <span className="act-name">{say('talk-counter-trade')}</span>
    </Button>
  );
}
