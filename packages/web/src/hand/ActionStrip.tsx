import { rulePhrase, type CardId } from '@kickdoor/rules';
import { motion } from 'motion/react';
import { useEffect, useRef } from 'react';
import { ruleTitle } from '../rulebook/book.ts';
import { useTable } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Button } from '../ui/Button.tsx';
import { actionLabel, actionsOf, moveKey } from './actions.ts';
import './strip.css';

/** What can be done with the selected card, or why nothing can. */
export function ActionStrip({ card }: { readonly card: CardId }) {
  const { game, say, names, view, pool, run, select, setOpen, targets, words } = useTable();
  const face = useCard(card);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.querySelector<HTMLElement>('.strip-buttons button')?.focus({ preventScroll: true });
  }, []);
  const actions = actionsOf({ pool, view }, game.legalMoves, card);
  const reason = game.reasons.find((each) => each.card === card)?.refusal;
  if (face === null) return null;
  function close(): void {
    select(null);
    document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  }
  return (
    <motion.div
      ref={strip}
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
      <div className="strip-head">
        <p className="strip-title">{face.title}</p>
        <Button tone="quiet" size="small" aria-label={say('put-back')} onPress={close} data-testid="put-back">
          <span aria-hidden className="sheet-cross">
            ×
          </span>
        </Button>
      </div>
      {actions.length === 0 && reason !== undefined ? (
        <p className="strip-reason">{say('cannot-play', { reason: rulePhrase(reason.rule, view) })}</p>
      ) : null}
      {actions.length === 0 && reason === undefined ? (
        <p className="strip-reason">{say('nothing-to-do')}</p>
      ) : null}
      <div className="strip-buttons">
        {actions.map((action, at) => (
          <Button
            key={action.key}
            tone={at === 0 ? 'main' : 'plain'}
            data-testid={`card-do-${action.legalMove.move.do}`}
            data-move={moveKey(action.legalMove)}
            onPress={() => run(action.legalMove, action.from)}
          >
            {say(actionLabel(action, names, view))}
          </Button>
        ))}
        <Button onPress={() => setOpen({ kind: 'card', card })} data-testid="read-card">
          {say('read-card')}
        </Button>
        {actions.length === 0 && reason !== undefined ? (
          <Button
            tone="quiet"
            onPress={() => setOpen({ kind: 'rule', rule: reason.rule })}
            data-testid="refusing-rule"
          >
            {ruleTitle(words, reason.rule)}
          </Button>
        ) : null}
      </div>
      {targets.size > 1 ? <p className="strip-hint">{say('aim-hint')}</p> : null}
    </motion.div>
  );
}
