import type { FoeView } from '@kickdoor/rules';
import { Card } from '../table/Card.tsx';
import { useGround } from '../table/TableContext.ts';
import { usePresence } from '../ui/usePresence.ts';

/** How long a monster takes to come and to go, in milliseconds. */
const FADE = 250;

/** The monsters as a fan: however many there are, each shows its head and none is cut off. */
export function Foes({ foes }: { readonly foes: readonly FoeView[] }) {
  const present = usePresence(foes, ({ card }) => String(card), FADE, 'new');
  return (
    <div className="foes" style={{ '--foes': foes.length }} data-place="foes">
      {present.map(({ key, item, mood }, at) => (
        <div
          // A mate has a card of its own.
          key={key}
          className={`foe-place fade-${mood}`}
          style={{ '--lean': `${(at - (foes.length - 1) / 2) * 2.4}deg` }}
        >
          <Foe foe={item} />
        </div>
      ))}
    </div>
  );
}

function Foe({ foe }: { readonly foe: FoeView }) {
  const { say, names } = useGround();
  return (
    <div className="foe">
      <Card card={foe.card} size="hand" note={say('foe-note', { strength: foe.strength.total })} />
      {foe.kin === foe.card ? null : (
        <span className="foe-kin">{say('foe-kin', { card: names.card(foe.kin) })}</span>
      )}
      <div className="foe-enhancers">
        {foe.enhancers.map((card) => (
          <Card key={card} card={card} size="thumb" />
        ))}
      </div>
    </div>
  );
}
