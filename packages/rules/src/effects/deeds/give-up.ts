import { z } from 'zod';
import { moveHandCards } from '../../chapters/hand.ts';
import { handOver } from '../../chapters/equipping.ts';
import { itemsInPlay, worth } from '../../chapters/items.ts';
import { validateExchange } from '../../chapters/trade.ts';
import { takeable } from '../../chapters/wards.ts';
import { isLiving } from '../../chapters/who.ts';
import { pickSome } from '../../kernel/chance.ts';
import { ask, cardPicks, pickedCards, pickedSeat } from '../../kernel/choice.ts';
import { def, emit, player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import type { Deed } from '../../model/effect.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { othersOf, otherWords, othersSchema } from '../others.ts';
import { countSchema } from '../schemas.ts';

const schema = z
  .strictObject({
    what: z.enum(['card', 'item']).describe('A card in hand, or an item in play.'),
    to: othersSchema(['left', 'right', 'lowest', 'highest', 'each-other', 'curser']).describe(
      'A neighbor, the other player with the lowest or highest Level, all other players, or the player who played the card.',
    ),
    pick: z.enum(['random', 'taker', 'giver']).describe('Who chooses the card, or `random`.'),
    count: countSchema.default(1),
  })
  .meta({
    description: 'Cards go to another player.',
    examples: [{ what: 'card', to: 'left', pick: 'random' }],
  });

type Params = z.output<typeof schema>;

interface Giving {
  readonly subject: Seat;
  readonly card: CardId;
  readonly by: Seat;
  readonly deed: Deed;
}

/**
 * What could go to a recipient, least valuable first. Leaves out what they couldn't carry and what is protected from
 * the card.
 */
function candidates(game: Game, params: Params, { subject: from, card: by }: Giving, to: Seat): CardId[] {
  if (params.what === 'card') return player(game, from).hand.slice();
  const items = takeable(game, from, itemsInPlay(game, from), by).filter(
    (card) => !def(game, card).traits.safe && validateExchange(game, from, to, [card], []) === null,
  );
  return items.toSorted((a, b) => worth(game, a) - worth(game, b));
}

/** Serves the recipients one after another. Stops to ask for an answer, and continues from there. */
function serve(game: Game, params: Params, giving: Giving, queue: readonly Seat[]): void {
  for (const [at, taker] of queue.entries()) {
    if (!isLiving(game, taker)) continue;
    const from = candidates(game, params, giving, taker);
    const count = Math.min(params.count, from.length);
    if (count === 0) continue;
    if (params.pick === 'random') {
      hand(game, params, giving, taker, pickSome(game, from, count));
    } else {
      const seat = params.pick === 'taker' ? taker : giving.subject;
      const data = queue.slice(at);
      ask(game, { ...giving, seat, about: 'deed', from: cardPicks(from), min: count, max: count, data });
      return;
    }
  }
}

function hand(game: Game, params: Params, giving: Giving, to: Seat, cards: readonly CardId[]): void {
  const { subject } = giving;
  // The recipient may have left in the meantime.
  if (!isLiving(game, to)) return;
  if (params.what === 'card') {
    moveHandCards(game, subject, to, cards, causeOf(giving));
    return;
  }
  // Items that could each be carried may not all fit together.
  const fitting: CardId[] = [];
  for (const card of cards) {
    if (validateExchange(game, subject, to, [...fitting, card], []) === null) fitting.push(card);
  }
  handOver(game, subject, to, fitting);
  for (const card of fitting) {
    emit(game, { e: 'gave', seat: subject, to, count: 1, cards: [card], cause: causeOf(giving) });
  }
}

/** The subject has to give something to others. */
export const giveUp = defineDeed({
  name: 'give-up',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const giving: Giving = { subject, card, by, deed };
    const queue = othersOf(game, params.to, subject, by);
    if (params.to === 'each-other' || queue.length < 2) {
      serve(game, params, giving, queue);
      return;
    }
    const able = queue.filter((seat) => candidates(game, params, giving, seat).length > 0);
    if (able.length === 0) return;
    ask(game, {
      ...giving,
      seat: subject,
      about: 'deed',
      from: able.map((seat) => ({ seat })),
      min: 1,
      max: 1,
    });
  },
  chosen(game, params, frame, picks) {
    const { subject = frame.seat, card, by = -1, deed } = frame;
    if (deed === undefined) throw new Error('a choice without its deed');
    const giving: Giving = { subject, card, by, deed };
    const chosen = pickedSeat(picks);
    if (chosen !== null) {
      serve(game, params, giving, [chosen]);
      return;
    }
    const [taker, ...rest] = frame.data ?? [];
    if (taker === undefined) return;
    hand(game, params, giving, taker, pickedCards(picks));
    serve(game, params, giving, rest);
  },
  asks({ pick }, { data: [taker] = [], subject = null }) {
    if (taker === undefined) return { ask: 'receiver', whom: null };
    return pick === 'taker' ? { ask: 'take', whom: subject } : { ask: 'give', whom: taker };
  },
  strikes(game, { what }, subject, card) {
    if (what === 'card') return player(game, subject).hand.length > 0;
    return takeable(game, subject, itemsInPlay(game, subject), card).length > 0;
  },
  topic: ({ what }) => (what === 'card' ? 'hand' : null),
  overrides: [],
  words: ({ what, to, pick, count }) => phrase(`deed-give-up-${what}-${pick}`, { count, to: otherWords(to) }),
});
