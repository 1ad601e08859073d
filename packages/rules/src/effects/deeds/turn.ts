import { z } from 'zod';
import { edit, emit, player } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';

/** The most turns that a player may be owed, so that nobody can keep the turn forever. */
const MOST = 3;

/** The subject skips a turn, or takes another one; the two cancel each other out. */
export const turn = defineDeed({
  name: 'turn',
  schema: z.enum(['skip', 'again']).meta({
    description:
      'The next turn is skipped; or the subject takes another turn after the current one, or else after their next one.',
    examples: ['skip', 'again'],
  }),
  run(game, what, frame) {
    const { subject } = frame;
    const { owed = 0 } = player(game, subject);
    const now = owed + (what === 'again' ? 1 : -1);
    if (Math.abs(now) > MOST) return;
    edit(game, subject).owed = now;
    emit(game, { e: 'turn-owed', seat: subject, what, cause: causeOf(frame) });
  },
  strikes: (game, what, subject) => (player(game, subject).owed ?? 0) * (what === 'again' ? 1 : -1) < MOST,
  overrides: ['turn.next'],
  words: (what) => phrase(`deed-turn-${what}`),
});
