import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';

/** Trades that concern this seat: what would change hands. Their answers are among the buttons. */
export function TradeOffers() {
  const { view, say } = useTable();
  const concerned = view.trades.filter(({ from, to }) => from === view.seat || to === view.seat);
  return concerned.map(({ from, to, give, get }) => {
    const own = from === view.seat;
    return (
      <div key={`${from} ${to}`} className="offer" data-testid="trade">
        <Side label={say('trade-give')} cards={own ? give : get} />
        <Side label={say('trade-get')} cards={own ? get : give} />
      </div>
    );
  });
}

function Side({ label, cards }: { readonly label: string; readonly cards: readonly number[] }) {
  const { say } = useTable();
  return (
    <div className="offer-side">
      <span className="offer-label">{label}</span>
      {cards.length === 0 ? <span>{say('trade-nothing')}</span> : null}
      <div className="offer-cards">
        {cards.map((card) => (
          <Card key={card} card={card} size="hand" />
        ))}
      </div>
    </div>
  );
}
