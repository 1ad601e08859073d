import type { CSSProperties } from 'react';
import { Threaded } from '../beats/Figures.tsx';
import { Card } from './Card.tsx';
import type { Between } from './between.ts';
import { useTools } from './TableContext.ts';
import './cut.css';
import './card-transfer.css';

/** Up to this many cards go in one row, each as tall as the stage. */
const FEW = 3;
/** The cards per row if there are more: between the two players, or on a phone next to both. */
const [WIDE, NARROW] = [5, 3];

/** The columns and rows for this many cards, such that the head of each is visible. */
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

/**
 * Cards changing hands on the stage (looting a body, sharing spoils, giving up excess cards): from whom, which, to
 * whom.
 */
export function CardTransfer({ from, cards, to }: Between) {
  const { say } = useTools();
  return (
    <section
      className={`card-transfer${cards.length > FEW ? ' card-transfer-heap' : ''}`}
      aria-label={say('table-cards')}
      data-testid="card-transfer"
    >
      <Threaded from={from} to={to}>
        {cards.length === 0 ? null : (
          <div
            className={`card-transfer-cards${cards.length > FEW ? ' card-transfer-many cards-cut' : ''}`}
            style={laidOut(cards.length)}
          >
            {cards.map((card) => (
              <div key={card} className="card-transfer-card">
                <Card card={card} size="hand" />
              </div>
            ))}
          </div>
        )}
      </Threaded>
    </section>
  );
}
