import type { CardId, Seat, View } from '@kickdoor/rules';
import type { CSSProperties } from 'react';
import { Thread, Who } from '../beats/Figures.tsx';
import { Card } from './Card.tsx';
import { useGround } from './TableContext.ts';
import './cut.css';
import './affair.css';

/** Something between players: who does it or leaves it, the cards it is about, and whom it strikes or who takes. */
interface Between {
  readonly from: Seat | null;
  readonly cards: readonly CardId[];
  readonly to: Seat | null;
}

/** What is between players now, if anything is; fights and runs have scenes of their own. */
export function affairOf({ pending, charity, turn, combat, flight }: View): Between | null {
  if (pending === null) {
    // With nobody below, what is too much goes to the discards: nobody receives it.
    const [poorest] = charity?.lowest ?? [];
    return poorest === undefined ? null : { from: turn, cards: [], to: poorest };
  }
  switch (pending.kind) {
    case 'cancel': {
      const { by, victim, card } = pending;
      return { from: by < 0 || by === victim ? null : by, cards: [card], to: victim };
    }
    case 'looting':
      return { from: pending.body, cards: pending.cards, to: pending.seat };
    case 'sharing':
      return { from: null, cards: pending.cards, to: pending.seat };
    case 'choice':
      // A choice in a fight is made in sight of the fight.
      if (combat !== null && flight === null) return null;
      return pending.card === null ? null : { from: null, cards: [pending.card], to: pending.seat };
    default:
      return null;
  }
}

/** So many cards lie in one row, each as large as the stage is high. */
const FEW = 3;
/** Cards in a row, where there are more: beside each other between the two, or on a phone beside both. */
const [WIDE, NARROW] = [5, 3];

/** How many columns and rows so many cards take, so that each shows its head. */
function laidOut(count: number): CSSProperties {
  const rows = Math.ceil(count / WIDE);
  const narrow = count > NARROW * NARROW ? NARROW + 1 : NARROW;
  return {
    '--count': count,
    '--wide-columns': Math.ceil(count / rows),
    '--wide-rows': rows,
    '--narrow-columns': narrow,
    '--narrow-rows': Math.ceil(count / narrow),
  };
}

/** A curse, a body that is looted, spoils that are shared: from whom, what, to whom. */
export function Affair({ from, cards, to }: Between) {
  const { say } = useGround();
  return (
    <section
      className={`affair${cards.length > FEW ? ' affair-heap' : ''}`}
      aria-label={say('table-cards')}
      data-testid="affair"
    >
      {from === null ? null : (
        <>
          <Who seat={from} />
          <Thread />
        </>
      )}
      {cards.length === 0 ? null : (
        <div
          className={`affair-cards${cards.length > FEW ? ' affair-many cards-cut' : ''}`}
          style={laidOut(cards.length)}
        >
          {cards.map((card) => (
            <div key={card} className="affair-card">
              <Card card={card} size="hand" />
            </div>
          ))}
        </div>
      )}
      {to === null ? null : (
        <>
          {cards.length === 0 ? null : <Thread />}
          <Who seat={to} />
        </>
      )}
    </section>
  );
}
