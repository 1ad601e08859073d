import { z } from 'zod';
import { combatOf } from '../../chapters/foes.ts';
import { payable } from '../../chapters/pay.ts';
import { isLiving } from '../../chapters/who.ts';
import { def, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import type { Foe } from '../../model/state.ts';
import { MONSTERS } from '../bearers.ts';
import { definePower } from '../define.ts';
import { payPower } from '../paying.ts';
import { nameSchema, slotSchema } from '../schemas.ts';
import { openCombat, openFlight } from '../timing.ts';
import { slotWords } from '../words.ts';

const schema = z
  .strictObject({
    name: nameSchema('throw-stick'),
    slots: z.array(slotSchema).min(1).max(2).describe('What is thrown: an item of one of these slots.'),
    poles: z.array(z.string()).default([]).describe('Other items that work too, by id.'),
  })
  .meta({
    description:
      'Monster: any player, fighting or not, discards such an item from hand or from play, and the fighters escape it without a roll.',
    examples: [
      { name: 'throw-stick', slots: ['one hand'] },
      { name: 'throw-stick', slots: ['one hand'], poles: ['overlong-pike'] },
    ],
  });

type Params = z.output<typeof schema>;

/** The monsters with cards like this one that are still in the fighters' way. */
function inTheWay(game: Game, card: CardId): Foe[] {
  const combat = openCombat(game) ?? (openFlight(game) === null ? null : combatOf(game));
  const { id } = def(game, card);
  return (combat?.foes ?? []).filter(
    (foe) => def(game, foe.kin).id === id && combat?.eluded.includes(foe.card) === false,
  );
}

/** It doesn't matter which of several monsters it is thrown for: each card affects its own, in order. */
function next(game: Game, card: CardId): Foe | null {
  const [foe] = inTheWay(game, card);
  return foe?.kin === card ? foe : null;
}

function sticks(game: Game, { slots, poles }: Params, seat: Seat): CardId[] {
  return payable(game, seat).filter((card) => {
    const { kind, slot, id } = def(game, card);
    return kind === 'item' && (slots.includes(slot) || poles.includes(id));
  });
}

/** The monster runs after the thrown item: both fighters escape it without a roll, if it can be escaped at all. */
export const throwStick = definePower({
  name: 'throw',
  on: MONSTERS,
  schema,
  barred: (game, _params, { seat, card }) =>
    isLiving(game, seat) && next(game, card) !== null ? null : refuse('traits.when', 'flee.roll'),
  uses: (game, params, { seat }) => [{ pick: { from: sticks(game, params, seat), min: 1, max: 1 } }],
  apply(game, _params, use) {
    const foe = next(game, use.card);
    payPower(game, use, use.move.cards ?? []);
    if (foe !== null) combatOf(game).eluded.push(foe.card);
  },
  overrides: ['flee.roll'],
  words({ name, slots, poles }) {
    const what = [...slots.map(slotWords), ...poles.map(setNoun)];
    return phrase('can-throw', { power: setNoun(`power-${name}`), what });
  },
});
