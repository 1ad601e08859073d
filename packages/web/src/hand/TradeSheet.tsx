import type { CardId, LegalMove, Seat } from '@kickdoor/rules';
import { useState } from 'react';
import { CardRow } from '../combat/AskSheet.tsx';
import { usePosition } from '../table/TableContext.ts';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { tradePhrase } from '../voice/results.ts';
import { ResultButton } from '../voice/ResultButton.tsx';
import { isLegal, withTrade } from './fill.ts';
import { TooLate } from './TooLate.tsx';
import './pick.css';

function tradeMoves(legalMoves: readonly LegalMove[]): ReadonlyMap<Seat, LegalMove> {
  const found = new Map<Seat, LegalMove>();
  for (const legalMove of legalMoves) {
    if (legalMove.move.do === 'offer') found.set(legalMove.move.seat, legalMove);
  }
  return found;
}

interface TradeSheetProps {
  readonly to: Seat | null;
  /** The items to give and to get that are selected at first. */
  readonly preset: readonly CardId[];
  readonly wish: readonly CardId[];
}

/** Composes a trade: the items to give and the items to get. If nothing is asked in return, it is a gift. */
export function TradeSheet({ to, preset, wish }: TradeSheetProps) {
  const { game, say, names, client, select, setOpen, outlook, view } = usePosition();
  const legalMoves = tradeMoves(game.legalMoves);
  const [whom, setWhom] = useState(to);
  const [give, setGive] = useState(preset);
  const [get, setGet] = useState(wish);
  const close = () => setOpen(null);
  const seat = whom !== null && legalMoves.has(whom) ? whom : [...legalMoves.keys()][0];
  const legalMove = seat === undefined ? undefined : legalMoves.get(seat);
  if (seat === undefined || legalMove?.trade === undefined) {
    return (
      <Sheet title={say('trade-title')} onClose={close}>
        <TooLate />
      </Sheet>
    );
  }
  const free = legalMove.trade;
  const gives = give.filter((card) => free.give.includes(card));
  const gets = get.filter((card) => free.get.includes(card));
  const move = withTrade(legalMove.move, gives, gets);
  const legal = isLegal(legalMove, move);
  const me = view.seat ?? 0;
  const after = legal ? outlook.ahead.after([me, move], [seat, { do: 'accept' }]) : null;
  const empty = gives.length + gets.length === 0;
  const kind = gets.length > 0 === gives.length > 0 ? 'trade' : gets.length === 0 ? 'gift' : 'plea';
  return (
    <Sheet
      wide
      title={say('trade-title')}
      onClose={close}
      testId="trade-sheet"
      foot={
        <ResultButton
          name={say('confirm-offer', { kind })}
          result={after === null ? null : { phrase: tradePhrase(outlook.ahead.now, after, me, seat, names) }}
          isDisabled={!legal}
          data-testid="trade-confirm"
          onPress={() => {
            client.move(move);
            select(null);
            close();
          }}
        />
      }
    >
      <Choices
        label={say('trade-whom')}
        value={String(seat)}
        onChange={(key) => setWhom(Number(key))}
        options={[...legalMoves.keys()].map((each) => ({ key: String(each), label: say(names.who(each)) }))}
      />
      <div className="pick-columns">
        <CardRow label={say('trade-give')} from={free.give} marked={gives} onChange={setGive} />
        <CardRow label={say('trade-get')} from={free.get} marked={gets} onChange={setGet} />
      </div>
      {legal ? null : (
        // Nothing selected yet is not an error.
        <p className={empty ? 'pick-total' : 'pick-warning'} role="status">
          {say(empty ? 'trade-lopsided' : 'trade-limit')}
        </p>
      )}
    </Sheet>
  );
}
