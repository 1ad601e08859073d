import { z } from 'zod';
import { addBoost } from '../../chapters/combat.ts';
import { combatOf, foeTags, inCombat } from '../../chapters/foes.ts';
import { payable } from '../../chapters/pay.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, usedUp, useKey } from '../paying.ts';
import { countSchema, nameSchema, strengthSchema, markSchema } from '../schemas.ts';
import { markWords } from '../words.ts';
import { openCombat } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('berserk'),
    max: countSchema.describe('The most cards in one combat.'),
    each: strengthSchema,
    versus: markSchema.exactOptional().describe('Only against a monster with this tag.'),
  })
  .meta({
    description:
      'While fighting or helping, the owner discards cards to add strength; not necessarily all at once.',
    examples: [{ name: 'berserk', max: 3, each: 1 }],
  });

type Params = z.output<typeof schema>;

/** How many more cards can be discarded for it in this combat; 0 if it can't be used now. */
function room(game: Game, { max, versus }: Params, seat: Seat, card: CardId, name: string): number {
  const combat = openCombat(game);
  if (combat === null || !inCombat(game, seat)) return 0;
  const marked =
    versus === undefined || combat.foes.some((foe) => foeTags(game, combat, foe).includes(versus));
  if (!marked) return 0;
  return Math.max(0, max - usedUp(combat.used, useKey(name, seat, card)));
}

/** Cards in hand or in play are discarded for strength, in several steps if desired. */
export const discardForStrength = definePower({
  name: 'discard-for-strength',
  schema,
  barred: (game, params, { seat, card, name }) =>
    room(game, params, seat, card, name) > 0
      ? null
      : refuse('traits.when', 'meddling.power', 'help.powers-shared'),
  uses(game, params, { seat, card, name }) {
    const from = payable(game, seat);
    const most = room(game, params, seat, card, name);
    return [{ pick: { from, min: 1, max: Math.min(most, from.length) } }];
  },
  apply(game, { each }, use) {
    const { seat, card, move } = use;
    const cards = move.cards ?? [];
    const { used } = combatOf(game);
    const key = useKey(move.power, seat, card);
    used[key] = usedUp(used, key) + cards.length;
    payPower(game, use, cards);
    addBoost(game, { side: 'fighters', amount: each * cards.length, card, power: move.power, by: seat });
  },
  overrides: [],
  words({ name, max, each, versus }) {
    const args = { power: setNoun(`power-${name}`), count: max, strength: each };
    if (versus === undefined) return phrase('can-discard-for-strength', args);
    return phrase('can-discard-for-strength-versus', { ...args, tag: markWords(versus) });
  },
});
