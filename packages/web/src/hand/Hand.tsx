import { AnimatePresence, motion } from 'motion/react';
import type { CardId } from '@kickdoor/rules';
import { standingOf } from '../foresight/worth.ts';
import { isAmongCards, Tray } from '../prompts/Tray.tsx';
import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';
import { reasonPhrase } from '../voice/reason.ts';
import { actionsOf } from './actions.ts';
import { useDrag } from './useDrag.ts';
import './hand.css';

/** The player's own hand, or the cards a choice is between. */
export function Hand() {
  const { view, say, choosing } = useTable();
  if (view.hand === null) return null;
  if (isAmongCards(choosing)) return <Tray choosing={choosing} />;
  return (
    <section className="hand" id="hand" aria-label={say('your-hand')} data-testid="hand" tabIndex={-1}>
      {view.hand.length === 0 ? <p className="hand-empty">{say('hand-empty')}</p> : null}
      <ul className="hand-cards" style={{ '--hand-count': `${view.hand.length}` }}>
        <AnimatePresence initial={false}>
          {view.hand.map((card) => (
            <HandCard key={card} card={card} />
          ))}
        </AnimatePresence>
      </ul>
    </section>
  );
}

/** A card of the hand: lit if it is useful now, outlined if it is only lawful, dimmed with the reason if it is neither. */
function HandCard({ card }: { readonly card: CardId }) {
  const scene = useTable();
  const { view, game, say, pool, outlook } = scene;
  const standing = standingOf(outlook, actionsOf({ pool, view }, game.legalMoves, card));
  const refusal = game.reasons.find((each) => each.card === card)?.refusal;
  const drag = useDrag(card, standing !== 'idle');
  function note(): string | undefined {
    if (standing !== 'idle') return say(`hand-${standing}`);
    return refusal === undefined ? undefined : say(reasonPhrase(scene, card, refusal));
  }
  const said = note();
  return (
    <motion.li
      layout={drag.dragging ? false : 'position'}
      className={`hand-card hand-${standing}${drag.dragging ? ' hand-dragged' : ''}`}
      data-standing={standing}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.24 }}
    >
      <div {...drag.handlers} style={drag.style}>
        <Card
          card={card}
          size="hand"
          selectable
          lifted={standing === 'useful'}
          dimmed={standing === 'idle'}
          isTaken={drag.wasDragged}
          {...(said === undefined ? {} : { note: said })}
        />
      </div>
    </motion.li>
  );
}
