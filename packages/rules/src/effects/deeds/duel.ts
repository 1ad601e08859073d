import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { rollFor } from '../../chapters/dice.ts';
import { ask, pickedSeat } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { othersOf, otherWords, othersSchema } from '../others.ts';
import { sentences } from '../words.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      with: othersSchema(['left', 'right', 'curser', 'highest']).describe(
        'A neighbor, the player who played the card, or the other player with the highest Level.',
      ),
      win: deeds.exactOptional().describe('What happens to the subject if they win.'),
      lose: deeds.exactOptional().describe('What happens to the subject if they lose.'),
    })
    .meta({
      description:
        'The subject and another player roll the die; the higher result wins, and ties are rerolled.',
      examples: [{ with: 'left', lose: [{ 'lose-level': 1 }] }],
    });

type Params = z.output<ReturnType<typeof schema>>;

interface Dueling {
  readonly subject: Seat;
  readonly card: CardId;
  readonly by: Seat;
}

function fight(game: Game, params: Params, dueling: Dueling, other: Seat): void {
  const cause = causeOf(dueling);
  let [own, theirs] = [0, 0];
  while (own === theirs) {
    own = rollFor(game, dueling.subject, 'effect', cause);
    theirs = rollFor(game, other, 'effect', cause);
  }
  pushDeeds(game, (own > theirs ? params.win : params.lose) ?? [], dueling);
}

/** The subject and another player roll against each other. Without an opponent, nothing happens. */
export const duel: DeedModule<'duel', Params> = defineDeed({
  name: 'duel',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const others = othersOf(game, params.with, subject, by);
    const [other] = others;
    if (other === undefined) return;
    if (others.length === 1) {
      fight(game, params, frame, other);
      return;
    }
    const from = others.map((seat) => ({ seat }));
    ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
  },
  chosen(game, params, { seat, subject = seat, card, by = -1 }, picks) {
    const other = pickedSeat(picks);
    if (other !== null) fight(game, params, { subject, card, by }, other);
  },
  asks: () => ({ ask: 'duel', whom: null }),
  overrides: [],
  within: ({ win = [], lose = [] }) => [...win, ...lose],
  words: ({ with: other, win, lose }, told) =>
    sentences([
      phrase('deed-duel', { with: otherWords(other) }),
      ...(win === undefined ? [] : [phrase('deed-duel-win', { deeds: told(win) })]),
      ...(lose === undefined ? [] : [phrase('deed-duel-lose', { deeds: told(lose) })]),
    ]),
});
