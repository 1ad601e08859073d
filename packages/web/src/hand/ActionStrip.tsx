import type { CardId } from '@kickdoor/rules';
import { motion } from 'motion/react';
import { useTable } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Button } from '../ui/Button.tsx';
import { actionLabel, actionsOf, offerKey } from './actions.ts';
import { ruleMessage } from '../words/rule.ts';
import './strip.css';

/** What can be done with the card that is held out, or why nothing can. */
export function ActionStrip({ card }: { readonly card: CardId }) {
  const { game, say, names, view, box, run, select, setOpen, targets } = useTable();
  const words = useCard(card);
  const actions = actionsOf({ box, view }, game.offers, card);
  const reason = game.reasons.find((each) => each.card === card)?.refusal;
  if (words === null) return null;
  function close(): void {
    select(null);
    document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  }
  return (
    <motion.div
      className="strip"
      role="group"
      aria-label={say('actions-card', { card: names.card(card) })}
      initial={{ opacity: 0, y: 12 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.18 }}
      data-testid="card-actions"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="strip-title">{words.title}</p>
      {actions.length === 0 && reason !== undefined ? (
        <p className="strip-reason">
          {say('cannot-play', { reason: { id: ruleMessage(reason.rule) } })}
          <Button tone="quiet" size="small" onPress={() => setOpen({ kind: 'rule', rule: reason.rule })}>
            {say('rule-id', { rule: reason.rule })}
          </Button>
        </p>
      ) : null}
      {actions.length === 0 && reason === undefined ? (
        <p className="strip-reason">{say('nothing-to-do')}</p>
      ) : null}
      <div className="strip-buttons">
        {actions.map((action, at) => (
          <Button
            key={action.key}
            autoFocus={at === 0}
            tone={at === 0 ? 'main' : 'plain'}
            data-testid={`card-do-${action.offer.move.do}`}
            data-move={offerKey(action.offer)}
            onPress={() => run(action.offer, action.from)}
          >
            {say(actionLabel(action, names, view))}
          </Button>
        ))}
        <Button autoFocus={actions.length === 0} onPress={() => setOpen({ kind: 'card', card })}>
          {say('read-card')}
        </Button>
        <Button tone="quiet" onPress={close}>
          {say('put-back')}
        </Button>
      </div>
      {targets.size > 0 ? <p className="strip-hint">{say('aim-hint')}</p> : null}
    </motion.div>
  );
}
