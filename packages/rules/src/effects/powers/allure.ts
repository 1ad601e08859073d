import { z } from 'zod';
import { combatOf } from '../../chapters/foes.ts';
import { forceHelp, validateAnyHelp } from '../../chapters/help.ts';
import { winning } from '../../chapters/strength.ts';
import { living } from '../../chapters/who.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { payPower, usedUp, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { openCombat } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('allure') }).meta({
  description:
    'Once per own combat, while not winning, the owner forces a player with a higher Level to help for nothing.',
  examples: [{ name: 'allure' }],
});

/** Why nobody can be forced now. */
function validateTiming(game: Game, seat: Seat, card: CardId, name: string): Refusal | null {
  const combat = openCombat(game);
  if (combat === null || combat.fighter !== seat) return refuse('traits.when');
  if (usedUp(combat.used, useKey(name, seat, card)) > 0 || winning(game)) {
    return refuse('traits.when', 'help.ask');
  }
  if (combat.helperSpent) return refuse('help.ask', 'traits.when');
  return validateAnyHelp(game, combat);
}

function victims(game: Game, seat: Seat): Seat[] {
  const { level } = player(game, seat);
  return living(game).filter((other) => player(game, other).level > level);
}

/** Forces a player of higher Level to help. */
export const allure = definePower({
  name: 'allure',
  schema,
  barred: (game, _params, { seat, card, name }) => validateTiming(game, seat, card, name),
  uses: (game, _params, { seat }) => victims(game, seat).map((victim) => ({ seat: victim })),
  apply(game, _params, use) {
    const { seat, card, move } = use;
    combatOf(game).used[useKey(move.power, seat, card)] = 1;
    payPower(game, use, []);
    if (move.seat !== undefined) forceHelp(game, move.seat);
  },
  overrides: ['help.ask'],
  words: ({ name }) => phrase('can-allure', { power: setNoun(`power-${name}`) }),
});
