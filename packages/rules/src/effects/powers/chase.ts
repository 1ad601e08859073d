import { z } from 'zod';
import { removeFoe } from '../../chapters/stakes.ts';
import { isWho } from '../../chapters/conditions.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { MONSTERS } from '../bearers.ts';
import { definePower } from '../define.ts';
import { payPower, powerCause } from '../paying.ts';
import { nameSchema, whoSchema } from '../schemas.ts';
import { openCombat, openFighters } from '../timing.ts';
import { whoWords } from '../words.ts';

const schema = z
  .strictObject({ name: nameSchema('chase'), who: whoSchema.describe('Who can send it away.') })
  .meta({
    description:
      'Monster: a fighter who meets the condition sends it away and gets its treasures, but no Level.',
    examples: [{ name: 'chase', who: { class: 'cleric' } }],
  });

/** The foes with this card's values, if the seat fights them. */
function foes(game: Game, seat: Seat, card: CardId): CardId[] {
  if (!openFighters(game).includes(seat)) return [];
  return (openCombat(game)?.foes ?? []).filter((foe) => foe.kin === card).map((foe) => foe.card);
}

/** A fighter of the right kind sends the monster away. */
export const chase = definePower({
  name: 'chase',
  on: MONSTERS,
  schema,
  barred(game, { who }, { seat, card }) {
    if (foes(game, seat, card).length === 0) {
      return refuse('traits.when', 'meddling.power', 'help.powers-shared');
    }
    return isWho(game, seat, who) ? null : refuse('traits.at-once', 'traits.when', 'help.powers-shared');
  },
  uses: (game, _params, { seat, card }) => foes(game, seat, card).map((on) => ({ on })),
  apply(game, _params, use) {
    const { on } = use.move;
    payPower(game, use, []);
    if (on !== undefined) removeFoe(game, on, { treasures: true, by: use.seat, cause: powerCause(use) });
  },
  overrides: [],
  words: ({ name, who }) => phrase('can-chase', { power: setNoun(`power-${name}`), who: whoWords(who) }),
});
