import { cancelCurse } from '../../chapters/curses.ts';
import { top, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import type { CancelFrame } from '../../model/frame.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';

/** A card that another player has just played, and that has done nothing yet. */
function justPlayed(game: Game, seat: Seat): CancelFrame | null {
  const frame = top(game);
  return frame?.f === 'cancel' && frame.by >= 0 && frame.by !== seat ? frame : null;
}

/** Cancels a card that another player has just played: a curse, or whatever is used up (`chapters/announced.ts`). */
export const cancelCard = definePlay({
  name: 'cancel-card',
  schema: nothing.meta({
    description:
      'Cancels a card that another player has just played: a curse, a one-shot, a special, an event, a monster enhancer, a mate or a wandering monster, including one that cancels. Cards that stay in play, such as items, races and monsters, can’t be canceled, nor can cards drawn face up. At a table with such a card, everybody gets time to cancel whenever one of these cards is played.',
    examples: [{}],
  }),
  targets(game, _params, seat) {
    const frame = justPlayed(game, seat);
    return frame === null ? [] : [{ card: frame.card }];
  },
  validate: (game, _params, seat, _card, { card }) =>
    justPlayed(game, seat)?.card === card ? null : refuse('precedence.card-over-sheet', 'timing.any-time'),
  run(game, _params, { seat, card }) {
    const frame = justPlayed(game, seat);
    if (frame !== null) cancelCurse(game, frame, { card, by: seat });
  },
  overrides: ['curses.at-once'],
  words: () => phrase('play-cancel-card'),
});
