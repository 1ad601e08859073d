import { rulePhrase } from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';
import { actionsOf } from './actions.ts';
import './hand.css';

/** The player's own hand: playable cards stand out, the others say why they can't be played. */
export function Hand() {
  const { view, game, say, pool } = useTable();
  if (view.hand === null) return null;
  const scene = { pool, view };
  return (
    <section className="hand" aria-label={say('your-hand')} data-testid="hand">
      {view.hand.length === 0 ? <p className="hand-empty">{say('hand-empty')}</p> : null}
      <ul className="hand-cards" style={{ '--hand-count': `${view.hand.length}` }}>
        <AnimatePresence initial={false}>
          {view.hand.map((card) => {
            const playable = actionsOf(scene, game.legalMoves, card).length > 0;
            const reason = game.reasons.find((each) => each.card === card);
            const note =
              playable || reason === undefined
                ? undefined
                : say('cannot-play', { reason: rulePhrase(reason.refusal.rule, view) });
            return (
              <motion.li
                key={card}
                layout
                initial={{ opacity: 0, y: 60 }}
                animate={{ opacity: 1, y: 0 }}
                exit={{ opacity: 0, y: -60 }}
                transition={{ duration: 0.24 }}
              >
                <Card
                  card={card}
                  size="hand"
                  selectable
                  lifted={playable}
                  dimmed={!playable}
                  {...(note === undefined ? {} : { note })}
                />
              </motion.li>
            );
          })}
        </AnimatePresence>
      </ul>
    </section>
  );
}
