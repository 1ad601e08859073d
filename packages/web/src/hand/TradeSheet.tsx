import type { CardId, Offer, Seat } from '@kickdoor/rules';
import { useState } from 'react';
import { CardRow } from '../combat/AskSheet.tsx';
import { useTable } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { isLawful, withTrade } from './fill.ts';
import './pick.css';

function tradeOffers(offers: readonly Offer[]): ReadonlyMap<Seat, Offer> {
  const found = new Map<Seat, Offer>();
  for (const offer of offers) if (offer.move.do === 'offer') found.set(offer.move.seat, offer);
  return found;
}

/** Composes a trade: whose items for whose. With nothing in return it is a gift. */
export function TradeSheet({ to, preset }: { readonly to: Seat | null; readonly preset: readonly CardId[] }) {
  const { game, say, names, client, select, setOpen } = useTable();
  const offers = tradeOffers(game.offers);
  const [whom, setWhom] = useState(to);
  const [give, setGive] = useState(preset);
  const [get, setGet] = useState<readonly CardId[]>([]);
  const close = () => setOpen(null);
  const seat = whom !== null && offers.has(whom) ? whom : [...offers.keys()][0];
  const offer = seat === undefined ? undefined : offers.get(seat);
  if (seat === undefined || offer?.trade === undefined) {
    return (
      <Sheet title={say('trade-title')} onClose={close}>
        <p>{say('too-late')}</p>
      </Sheet>
    );
  }
  const free = offer.trade;
  const gives = give.filter((card) => free.give.includes(card));
  const gets = get.filter((card) => free.get.includes(card));
  const move = withTrade(offer.move, gives, gets);
  const lawful = isLawful(offer, move);
  const empty = gives.length + gets.length === 0;
  const kind = gets.length === 0 ? 'gift' : gives.length === 0 ? 'plea' : 'trade';
  return (
    <Sheet
      wide
      title={say('trade-title')}
      onClose={close}
      testId="trade-sheet"
      foot={
        <Button
          tone="main"
          isDisabled={!lawful}
          data-testid="trade-confirm"
          onPress={() => {
            client.move(move);
            select(null);
            close();
          }}
        >
          {say('confirm-offer', { kind })}
        </Button>
      }
    >
      <Choices
        label={say('trade-whom')}
        value={String(seat)}
        onChange={(key) => setWhom(Number(key))}
        options={[...offers.keys()].map((each) => ({ key: String(each), label: say(names.who(each)) }))}
      />
      <div className="pick-columns">
        <CardRow label={say('trade-give')} from={free.give} marked={gives} onChange={setGive} />
        <CardRow label={say('trade-get')} from={free.get} marked={gets} onChange={setGet} />
      </div>
      {lawful ? null : (
        <p className="pick-warning" role="status">
          {say(empty ? 'trade-lopsided' : 'trade-limit')}
        </p>
      )}
    </Sheet>
  );
}
