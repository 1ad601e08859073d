import type { FoeView } from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';

/** The monsters as a fan: however many there are, each shows its head and none is cut off. */
export function Foes({ foes }: { readonly foes: readonly FoeView[] }) {
  return (
    <div className="foes" style={{ '--foes': foes.length }} data-place="foes">
      <AnimatePresence>
        {foes.map((foe, at) => (
          <motion.div
            // A mate has a card of its own.
            key={foe.card}
            className="foe-place"
            initial={{ opacity: 0, y: -18 }}
            animate={{ opacity: 1, y: 0, rotate: (at - (foes.length - 1) / 2) * 2.4 }}
            exit={{ opacity: 0, scale: 0.7 }}
            transition={{ duration: 0.25 }}
          >
            <Foe foe={foe} />
          </motion.div>
        ))}
      </AnimatePresence>
    </div>
  );
}

function Foe({ foe }: { readonly foe: FoeView }) {
  const { say, names } = useTable();
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
