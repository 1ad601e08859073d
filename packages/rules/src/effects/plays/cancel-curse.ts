import { cancelCurse as cancel, eventsBefore, liftEvent, pendingCurse } from '../../chapters/curses.ts';
import { liftCurse } from '../../chapters/table.ts';
import { z } from 'zod';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { def, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import type { Cause } from '../../model/event.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import type { Target } from '../../kernel/effect.ts';
import { markSchema } from '../schemas.ts';
import { isQuiet } from '../timing.ts';
import { markWords } from '../words.ts';

const schema = z
  .strictObject({ mark: markSchema.exactOptional().describe('Only a card with this mark.') })
  .meta({
    description:
      'Cancels a curse about to strike, or ends a lasting curse or an event’s lasting effect on a player.',
    examples: [{}, { mark: 'fire' }],
  });
type Params = z.output<typeof schema>;

/** Whether it works on this card. */
function fits(game: Game, { mark }: Params, card: CardId): boolean {
  return mark === undefined || def(game, card).marks.includes(mark);
}

/** The events' effects on a player that it can end. */
function eventsOn(game: Game, params: Params, seat: Seat): readonly CardId[] {
  return eventsBefore(game, seat).filter((card) => fits(game, params, card));
}

/**
 * The curse about to take effect, or all those in front of players; while one is about to take effect, everything else
 * waits (D2). The target for an event's effect is its card if it affects the player themselves, otherwise the player it
 * affects.
 */
function aims(game: Game, params: Params, seat: Seat): Target[] {
  const frame = pendingCurse(game);
  if (frame !== null) return fits(game, params, frame.card) ? [{ card: frame.card }] : [];
  if (!isQuiet(game)) return [];
  const { players } = game.state;
  const curses = players.flatMap((it) => it.curses).filter((card) => fits(game, params, card));
  const cards = new Set([...curses, ...eventsOn(game, params, seat)]);
  const others = [...players.keys()].filter((one) => one !== seat && eventsOn(game, params, one).length > 0);
  return [...[...cards].map((card) => ({ card })), ...others.map((one) => ({ seat: one }))];
}

/** Lifts a curse in front of a player; a card in front of nobody is an event's, affecting the player themselves. */
function lift(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  const victim = game.state.players.findIndex((it) => it.curses.includes(card));
  if (victim >= 0) liftCurse(game, victim, card, cause);
  else liftEvent(game, seat, card, cause);
}

/** Cancels a curse about to take effect on anybody, or ends one in front of a player. */
export const cancelCurse = definePlay({
  name: 'cancel-curse',
  schema,
  targets: aims,
  validate: (game, params, seat, _card, { card, seat: whose }) =>
    aims(game, params, seat).some((aim) => aim.card === card && aim.seat === whose)
      ? null
      : refuse('curses.at-once', 'timing.specials'),
  run(game, params, { seat, card, target, index }) {
    const cause = { card, by: seat };
    const frame = pendingCurse(game);
    if (frame !== null) {
      cancel(game, frame, cause);
    } else if (target.card !== undefined) {
      lift(game, seat, target.card, cause);
    } else if (target.seat !== undefined) {
      const from = cardPicks(eventsOn(game, params, target.seat));
      ask(game, { seat, about: 'play', from, min: 1, max: 1, card, subject: target.seat, data: [index] });
    }
  },
  chosen(game, _params, { seat, card, subject = seat }, picks) {
    for (const event of pickedCards(picks)) liftEvent(game, subject, event, { card, by: seat });
  },
  asks: () => ({ ask: 'lift', whom: null }),
  overrides: ['curses.at-once'],
  words: ({ mark }) =>
    mark === undefined
      ? phrase('play-cancel-curse')
      : phrase('play-cancel-curse-mark', { mark: markWords(mark) }),
});
