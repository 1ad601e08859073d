import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';

/** Trades that concern this seat: what would change hands. Their answers are among the buttons. */
export function TradeOffers() {
  const { view, say, names } = useTable();
  const concerned = view.trades.filter(({ from, to }) => from === view.seat || to === view.seat);
  return concerned.map(({ from, to, give, get }) => {
    const own = from === view.seat;
    const gives = own ? give : get;
    const gets = own ? get : give;
    return (
      <section key={`${from} ${to}`} className="prompt prompt-mine prompt-trade" data-testid="trade">
        <p className="prompt-text">
          {own
            ? say('trade-own', { whom: names.who(to) })
            : say('trade-offer-title', { who: names.who(from) })}
        </p>
        <Side label={say('trade-give')} cards={gives} />
        <Side label={say('trade-get')} cards={gets} />
      </section>
    );
  });
}

function Side({ label, cards }: { readonly label: string; readonly cards: readonly number[] }) {
  const { say } = useTable();
  return (
    <div className="prompt-side">
      <span className="prompt-side-label">{label}</span>
      {cards.length === 0 ? <span>{say('trade-nothing')}</span> : null}
      {cards.map((card) => (
        <Card key={card} card={card} size="thumb" />
      ))}
    </div>
  );
}
