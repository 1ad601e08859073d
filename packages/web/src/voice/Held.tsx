import { rulePhrase, type CardId } from '@kickdoor/rules';
import { useEffect, useRef } from 'react';
import { actionsOf, moveKey, type Action } from '../hand/actions.ts';
import { actionLabel } from '../hand/labels.ts';
import { isUseful } from '../foresight/worth.ts';
import { usePosition, useInteraction } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Button } from '../ui/Button.tsx';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { powerReasons } from './power-reason.ts';
import { putBack } from './PutBack.tsx';
import { idleReason, reasonPhrase } from './reason.ts';
import { resultOf } from './results.ts';
import { useLook } from './useLook.ts';

/** What can be done with the card held out, with results; or why nothing can be done with it. */
export function Held({ card }: { readonly card: CardId }) {
  const { game, say, names, view, pool, select, setOpen, outlook, aim } = usePosition();
  const { targets } = useInteraction();
  const face = useCard(card);
  const strip = useRef<HTMLDivElement>(null);
  const actions = actionsOf({ pool, view }, game.legalMoves, card);
  const useful = actions.filter(({ legalMove }) => isUseful(outlook, legalMove.move));
  const [only, ...rest] = useful;
  const sole = rest.length > 0 ? null : (only?.legalMove ?? null);
  useEffect(() => {
    strip.current?.querySelector<HTMLElement>('.voice-acts button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    aim(sole);
    return () => aim(null);
  }, [aim, sole]);
  const refusal = game.reasons.find((each) => each.card === card)?.refusal;
  if (face === null) return null;
  const close = () => putBack(select, card);
  return (
    // Escape on any of its buttons puts the card back.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={strip}
      className="held"
      role="group"
      aria-label={say('actions-card', { card: names.card(card) })}
      data-testid="card-actions"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="voice-said">
        <div className="voice-words">
          <p className="voice-sentence">{face.title}</p>
          <p className="voice-notes" role="status">
            <Note card={card} actions={actions} />
          </p>
        </div>
        <Button tone="quiet" aria-label={say('put-back')} onPress={close} data-testid="put-back">
          <span aria-hidden className="sheet-cross">
            ×
          </span>
        </Button>
      </div>
      <div className="voice-acts">
        {actions.map((action, at) => (
          <HeldAct
            key={action.key}
            action={action}
            slot={`${at}/${actions.length}`}
            first={at === 0 && useful.length > 0}
          />
        ))}
        <Button className="act" onPress={() => setOpen({ kind: 'card', card })} data-testid="read-card">
          {say('read-card')}
        </Button>
        {actions.length > 0 || refusal === undefined ? null : (
          <Button
            className="act"
            tone="quiet"
            onPress={() => setOpen({ kind: 'rule', rule: refusal.rule })}
            data-testid="refusing-rule"
            aria-label={say(rulePhrase(refusal.rule, view))}
          >
            §
          </Button>
        )}
      </div>
      {targets.size > 1 ? <p className="held-hint">{say('aim-hint')}</p> : null}
    </div>
  );
}

interface HeldActProps {
  readonly action: Action;
  /** Identifies its position among the other buttons. */
  readonly slot: string;
  readonly first: boolean;
}

function HeldAct({ action, slot, first }: HeldActProps) {
  const { say, names, view, run, outlook } = usePosition();
  const { legalMove } = action;
  const { over, focus } = useLook(legalMove);
  const { phrase, game } = resultOf(outlook, legalMove);
  const name = say(actionLabel(action, names, view));
  const brings = phrase === null ? null : say(phrase);
  return (
    <SteadyButton
      className="act"
      place={`${slot} ${moveKey(legalMove)}`}
      isCalled
      tone={first ? 'main' : 'plain'}
      aria-label={brings === null ? name : say('act-with-result', { act: name, result: brings })}
      data-testid={`card-do-${legalMove.move.do}`}
      data-move={moveKey(legalMove)}
      data-game={game}
      onPointerMove={over}
      onFocus={focus}
      onPress={() => run(legalMove, action.from)}
    >
      <span className="act-name">{name}</span>{' '}
      {brings === null ? null : <span className="act-result">{brings}</span>}
    </SteadyButton>
  );
}

/** Why nothing can be done with the card, or why it would be pointless. */
function Note({ card, actions }: { readonly card: CardId; readonly actions: readonly Action[] }) {
  const scene = usePosition();
  const { game, say } = scene;
  const refusal = game.reasons.find((each) => each.card === card)?.refusal;
  const powers = powerReasons(scene, card, game.legalMoves);
  if (powers.length > 0) return powers.map((phrase) => say(phrase)).join(' ');
  if (actions.length === 0) {
    return refusal === undefined ? say('nothing-to-do') : say(reasonPhrase(scene, card, refusal));
  }
  const idle = idleReason(scene, card);
  return idle === null ? null : say(idle);
}
