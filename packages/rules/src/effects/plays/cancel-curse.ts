import { cancelCurse as cancel, liftCurse } from '../../chapters/curses.ts';
import { top, type Game } from '../../engine/game.ts';
import type { CardId } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

/** The curse that is about to strike, or all that lie before players; while one is about to strike, all else waits (D2). */
function curses(game: Game): CardId[] {
  const frame = top(game);
  if (frame?.f === 'cancel') return [frame.card];
  return isQuiet(game) ? game.state.players.flatMap((it) => it.curses) : [];
}

/** A curse that is about to strike anyone is cancelled, or one that lies before a player ends. */
export const cancelCurse = definePlay({
  name: 'cancel-curse',
  schema: nothing.meta({
    description: 'Cancels a curse about to strike, or ends a lasting one.',
    examples: [{}],
  }),
  targets: (game) => curses(game).map((card) => ({ card })),
  judge: (game, _params, _seat, _card, target) =>
    curses(game).some((card) => card === target.card) ? null : refuse('curses.at-once', 'timing.specials'),
  run(game, _params, { seat, card, target }) {
    const cause = { card, by: seat };
    const frame = top(game);
    if (frame?.f === 'cancel') {
      cancel(game, frame, cause);
      return;
    }
    const { card: curse } = target;
    const victim = game.state.players.findIndex((it) => curse !== undefined && it.curses.includes(curse));
    if (curse !== undefined && victim >= 0) liftCurse(game, victim, curse, cause);
  },
  bends: ['curses.at-once'],
  words: () => phrase('play-cancel-curse'),
});
