import { overrides, rulesAt, type CardDef, type CardId, type RuleId } from '@kickdoor/rules';
import { CardFace } from '../cards/CardFace.tsx';
import { actionsOf } from '../hand/actions.ts';
import { actionLabel } from '../hand/labels.ts';
import { ruleTitle } from '../rulebook/book.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { reasonPhrase } from '../voice/reason.ts';
import { SheetAct } from '../voice/SheetAct.tsx';
import { useTools, usePosition } from './TableContext.ts';
import { useCard } from './useCard.ts';
import { useLeft } from './useLeft.ts';
import './sheets.css';

/** A card, enlarged, with the actions that start from it. */
export function CardSheet({ card }: { readonly card: CardId }) {
  const { setOpen, say, game, pool, view, names } = usePosition();
  const words = useCard(card);
  const left = useLeft(card);
  if (words === null) return null;
  const actions = actionsOf({ pool, view }, game.legalMoves, card);
  const reason = game.reasons.find((each) => each.card === card)?.refusal;
  const attached = view.players.flatMap((player) =>
    player.attached.filter(([host]) => host === card).map(([, under]) => under),
  );
  const { kind, sex } = words.def;
  const changed = view.players.some((player) => player.changed.includes(card));
  return (
    <Sheet title={words.title} onClose={() => setOpen(null)} testId="card-sheet">
      <div className="card-sheet">
        <CardFace {...words} size="full" />
        <div className="card-sheet-side">
          {attached.length === 0 ? null : (
            <p>{say('card-attached', { cards: attached.map((under) => names.card(under)) })}</p>
          )}
          {left === null ? null : (
            <p>
              {say(words.def.traits.wears > 0 ? 'card-lasts-combats' : 'card-lasts-turns', { count: left })}
            </p>
          )}
          {kind !== 'sidekick' || sex === null ? null : (
            <p>
              {say('follower-sex', {
                sex: (sex === 'female') === changed ? 'male' : 'female',
                changed: changed ? 'yes' : 'no',
              })}
            </p>
          )}
          {actions.map((action, at) => (
            <SheetAct
              key={action.key}
              legalMove={action.legalMove}
              name={say(actionLabel(action, names, view))}
              slot={`${at}/${actions.length}`}
              from={action.from}
            />
          ))}
          {actions.length > 0 || reason === undefined ? null : (
            <div>
              <p className="card-sheet-reason">
                {say('cannot-play', { reason: reasonPhrase({ pool, view, names }, card, reason) })}
              </p>
              <RuleButton rule={reason.rule} />
            </div>
          )}
          <Overrides def={words.def} />
        </div>
      </div>
    </Sheet>
  );
}

/** The rules of this table that the card overrides. */
function Overrides({ def }: { readonly def: CardDef }) {
  const { say, view } = usePosition();
  const known = rulesAt(view);
  const bent = overrides(def).filter((rule) => known.includes(rule));
  if (bent.length === 0) return null;
  return (
    <div className="card-sheet-overrides" data-testid="overrides">
      <p>{say('overrides-rules', { count: bent.length })}</p>
      <ul>
        {bent.map((rule) => (
          <li key={rule}>
            <RuleButton rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A rule's title; it opens in place of the card. */
function RuleButton({ rule }: { readonly rule: RuleId }) {
  const { words, setOpen } = useTools();
  return (
    <Button
      tone="quiet"
      size="small"
      className="card-sheet-rule"
      onPress={() => setOpen({ kind: 'rule', rule })}
    >
      § {ruleTitle(words, rule)}
    </Button>
  );
}
