import {
  cancelCurse as cancel,
  eventsBefore,
  liftCurse,
  liftEvent,
  pendingCurse,
} from '../../chapters/curses.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import type { Cause } from '../../model/event.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import type { Target } from '../../kernel/effect.ts';
import { nothing } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

/**
 * The curse about to take effect, or all those in front of players; while one is about to take effect, everything else
 * waits (D2). An event's effect on the player themselves is aimed at by its card; one on another player, by that
 * player's name.
 */
function aims(game: Game, seat: Seat): Target[] {
  const frame = pendingCurse(game);
  if (frame !== null) return [{ card: frame.card }];
  if (!isQuiet(game)) return [];
  const { players } = game.state;
  const cards = new Set([...players.flatMap((it) => it.curses), ...eventsBefore(game, seat)]);
  const others = [...players.keys()].filter((one) => one !== seat && eventsBefore(game, one).length > 0);
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
  schema: nothing.meta({
    description:
      'Cancels a curse about to strike, or ends a lasting one, or an event’s lasting effect on a player.',
    examples: [{}],
  }),
  targets: (game, _params, seat) => aims(game, seat),
  validate: (game, _params, seat, _card, { card, seat: whose }) =>
    aims(game, seat).some((aim) => aim.card === card && aim.seat === whose)
      ? null
      : refuse('curses.at-once', 'timing.specials'),
  run(game, _params, { seat, card, target, index }) {
    const cause = { card, by: seat };
    const frame = pendingCurse(game);
    if (frame !== null) {
      cancel(game, frame, cause);
    } else if (target.card !== undefined) {
      lift(game, seat, target.card, cause);
    } else if (target.seat !== undefined) {
      const from = cardPicks(eventsBefore(game, target.seat));
      ask(game, { seat, about: 'play', from, min: 1, max: 1, card, subject: target.seat, data: [index] });
    }
  },
  chosen(game, _params, { seat, card, subject = seat }, picks) {
    for (const event of pickedCards(picks)) liftEvent(game, subject, event, { card, by: seat });
  },
  overrides: ['curses.at-once'],
  words: () => phrase('play-cancel-curse'),
});
