import type { CardId, Seat } from '@kickdoor/rules';
import { Thread, Who } from '../beats/Figures.tsx';
import { Card } from './Card.tsx';
import { usePosition } from './TableContext.ts';
import type { Trade } from './dealOf.ts';
import './cut.css';
import './deal.css';

/** An offered trade: what each side would give, and both strengths before and after. */
export function Deal({ from, to, give, get }: Trade) {
  const { say } = usePosition();
  return (
    <section className="deal" aria-label={say('trade-title')} data-testid="trade">
      <Party seat={from} to={to} />
      <div className="deal-things">
        <Things giver={from} cards={give} />
        <Thread />
        <span className="deal-back">
          <Thread />
        </span>
        <Things giver={to} cards={get} />
      </div>
      <Party seat={to} to={to} />
    </section>
  );
}

/** One side, with their current strength and, for an offer to somebody, the strength after the trade. */
function Party({ seat, to }: { readonly seat: Seat; readonly to: Seat }) {
  const { say, outlook } = usePosition();
  const { now, after } = outlook.ahead;
  const before = now.players[seat]?.strength ?? 0;
  const becomes = after([to, { do: 'accept' }])?.players[seat]?.strength ?? null;
  return (
    <div className="deal-party">
      <Who seat={seat} />
      <p className="deal-strength" data-testid={`deal-strength-${seat}`}>
        {becomes === null
          ? say('strength-is', { total: before })
          : say('result-strength', { before, after: becomes })}
      </p>
    </div>
  );
}

/** The cards per row. */
const ROW = 2;

/** The cards that one side would give. */
function Things({ giver, cards }: { readonly giver: Seat; readonly cards: readonly CardId[] }) {
  const { say, names, view } = usePosition();
  const narrow = cards.length > ROW * ROW ? ROW + 1 : ROW;
  const label = say('deal-gives', { who: names.who(giver), you: giver === view.seat ? 'yes' : 'no' });
  return (
    <div className="deal-side" role="group" aria-label={label}>
      <p className="deal-label">{label}</p>
      <div
        className={`deal-cards cards-cut${cards.length > ROW ? ' deal-many' : ''}`}
        style={{
          '--count': Math.max(cards.length, 1),
          '--rows': Math.ceil(cards.length / ROW),
          '--narrow-columns': narrow,
          '--narrow-rows': Math.ceil(cards.length / narrow),
        }}
      >
        {cards.length === 0 ? <p className="deal-nothing">{say('trade-nothing')}</p> : null}
        {cards.map((card) => (
          <div key={card} className="deal-card">
            <Card card={card} size="hand" />
          </div>
        ))}
      </div>
    </div>
  );
}
