import { z } from 'zod';
import { canDraw, drawCard } from '../../chapters/decks.ts';
import { payable } from '../../chapters/pay.ts';
import { ask, pickedWord } from '../../kernel/choice.ts';
import { def, edit, emit, player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, setNoun } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePower } from '../define.ts';
import { validatePrice, payPower, powerCause, says, useKey } from '../paying.ts';
import { nameSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

const schema = z.strictObject({ name: nameSchema('track') }).meta({
  description:
    'Once in each own turn, before opening the door, the owner discards a card to look at the top door and leave it there or put it under the deck.',
  examples: [{ name: 'track' }],
});

function isTime(game: Game, seat: Seat, card: CardId, name: string): boolean {
  const { phase, turn } = game.state;
  const unused = !player(game, seat).used.includes(useKey(name, seat, card));
  return phase === 'opening' && turn === seat && isQuiet(game) && unused && canDraw(game, 'doors');
}

/** The owner sees the door card before it is opened, and may have another one. Nobody else sees it. */
export const track = definePower({
  name: 'track',
  schema,
  validate(game, _params, use) {
    if (!isTime(game, use.seat, use.card, use.move.power)) return refuse('traits.when');
    if (!says(use, 'cards')) return refuse('traits.discard-powers', 'traits.when');
    return validatePrice(payable(game, use.seat), use.move.cards ?? [], 1, 1);
  },
  apply(game, _params, use) {
    const { seat, card, move } = use;
    edit(game, seat).used.push(useKey(move.power, seat, card));
    payPower(game, use, move.cards ?? []);
    const peeked = drawCard(game, 'doors');
    if (peeked === null) return;
    game.state.decks.doors.push(peeked);
    const secret = { seats: [seat], cards: [peeked] };
    emit(game, { e: 'peeked', seat, deck: 'doors', secret, cause: powerCause(use) });
    // If the card has several powers, the answer goes to this one.
    const index = def(game, card).powers.findIndex(({ name }) => name === move.power);
    const from = [{ word: 'keep' }, { word: 'under' }];
    ask(game, { seat, about: 'power', from, min: 1, max: 1, card, data: [index], peeked });
  },
  chosen(game, _params, { peeked }, picks) {
    const { doors } = game.state.decks;
    if (pickedWord(picks) !== 'under' || peeked === undefined || doors.at(-1) !== peeked) return;
    doors.pop();
    doors.unshift(peeked);
  },
  legalMoves(game, _params, seat, card, name, out) {
    const from = payable(game, seat);
    if (from.length === 0 || !isTime(game, seat, card, name)) return;
    out.push({ move: { do: 'use', power: name, cards: [] }, pick: { from, min: 1, max: 1 } });
  },
  overrides: ['turn.kick'],
  words: ({ name }) => phrase('can-track', { power: setNoun(`power-${name}`) }),
});
