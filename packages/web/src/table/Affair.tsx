import type { CSSProperties } from 'react';
import { Threaded } from '../beats/Figures.tsx';
import { Card } from './Card.tsx';
import type { Between } from './between.ts';
import { useGround } from './TableContext.ts';
import './cut.css';
import './affair.css';

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

/** A body that is looted, spoils that are shared, things that are too many: from whom, what, to whom. */
export function Affair({ from, cards, to }: Between) {
  const { say } = useGround();
  return (
    <section
      className={`affair${cards.length > FEW ? ' affair-heap' : ''}`}
      aria-label={say('table-cards')}
      data-testid="affair"
    >
      <Threaded from={from} to={to}>
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
      </Threaded>
    </section>
  );
}
