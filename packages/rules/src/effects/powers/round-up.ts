import { z } from 'zod';
import { combatOf, foeTags } from '../../chapters/foes.ts';
import { removeFoe } from '../../chapters/stakes.ts';
import { payable } from '../../chapters/pay.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Mark, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause } from '../paying.ts';
import { countSchema, nameSchema, markSchema } from '../schemas.ts';
import { markWords } from '../words.ts';
import { openCombat } from '../timing.ts';

const schema = z
  .strictObject({
    name: nameSchema('round-up'),
    tag: markSchema,
    cards: countSchema.default(2).describe('How many cards are discarded for one monster.'),
  })
  .meta({
    description:
      'In their own combat, the owner discards cards: a monster with this tag leaves without treasure, and the owner gains a Level, even the winning one, once the rest are beaten.',
    examples: [{ name: 'round-up', tag: 'beast', cards: 2 }],
  });

/** The monsters with the tag in the seat's own combat. */
function herd(game: Game, tag: Mark, seat: Seat): CardId[] {
  const combat = openCombat(game);
  if (combat === null || combat.fighter !== seat) return [];
  return combat.foes.filter((foe) => foeTags(game, combat, foe).includes(tag)).map((foe) => foe.card);
}

/** A beast leaves the combat, and gives its Level if the rest are beaten (`precedence.last-level`). */
export const roundUp = definePower({
  name: 'round-up',
  schema,
  uses(game, { tag, cards }, { seat }) {
    const pick = { from: payable(game, seat), min: cards, max: cards };
    return herd(game, tag, seat).map((on) => ({ on, pick }));
  },
  other: () => refuse('traits.when', 'meddling.power', 'help.powers-shared'),
  apply(game, _params, use) {
    const { seat, card, move } = use;
    payPower(game, use, move.cards ?? []);
    if (move.on === undefined) return;
    removeFoe(game, move.on, { treasures: false, by: seat, cause: powerCause(use) });
    combatOf(game).bonusLevels.push({ seat, card });
  },
  overrides: ['precedence.last-level', 'combat.defeat-without-kill'],
  words: ({ name, tag, cards }) =>
    phrase('can-round-up', { power: setNoun(`power-${name}`), tag: markWords(tag), count: cards }),
});
