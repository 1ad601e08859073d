/** The games in which puzzles are looked for. */
import { createTable, stream, type State } from '@kickdoor/rules';
import { playOne, type SelfPlay } from '../self-play.ts';
import { forgetfulBot } from '../strengths/novice.ts';
import type { PuzzleSource } from './find.ts';

/** A game of bots that overlook most of what they hold, also what wins. */
export function gameOf({ pool, sheet, sets, players }: PuzzleSource, seed: string) {
  const state: State = createTable(pool, { sheet, sets, seed, players });
  const game: SelfPlay = { pool, botAt: () => forgetfulBot, random: stream(seed) };
  return { state, playOne: () => playOne(game, state) };
}
