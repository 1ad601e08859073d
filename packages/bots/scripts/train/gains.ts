/** How much each candidate gains over the tuned bot's move, in positions of games between tuned bots. */
import { createTable, legalMoves, stream, view, type Seat, type State } from '@kickdoor/rules';
import { sceneOf, type Scene } from '../../src/scene.ts';
import { candidates } from '../../src/search/candidates.ts';
import type { Net } from '../../src/search/net.ts';
import { saysEnough } from '../../src/search/sample.ts';
import { sortOf, type Sort } from '../../src/search/sort.ts';
import { guess } from '../../src/search/trial.ts';
import { MOST_MOVES, playOne } from '../../src/self-play.ts';
import { tunedBot } from '../../src/sensible.ts';
import type { Pairing } from './games.ts';

/** The mean gain of a candidate in a position, with its standard error. */
export interface Gain {
  readonly sort: Sort;
  readonly mean: number;
  readonly error: number;
}

/** The number of guessed states in which all candidates of a position are tried. */
const GUESSES = 24;

function gainsOf(scene: Scene, net: Net): Gain[] {
  const { view: seen, legalMoves: legal, pool, random } = scene;
  const regular = tunedBot.decide(seen, legal, pool, random)?.move ?? null;
  const [, ...rest] = candidates(scene, regular);
  const found = rest.map((candidate) => ({ candidate, gains: [] as number[] }));
  for (let made = 0; made < GUESSES && found.length > 0; made += 1) {
    const attempt = guess(scene, { net });
    const base = attempt?.(regular) ?? null;
    if (attempt === null || base === null) continue;
    for (const { candidate, gains } of found) {
      const value = attempt(candidate);
      if (value !== null) gains.push(value - base);
    }
  }
  return found.flatMap(({ candidate, gains }) => {
    if (gains.length < GUESSES / 2) return [];
    const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
    const squares = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    const error = Math.sqrt(squares / (gains.length - 1) / gains.length);
    return [{ sort: sortOf(scene, candidate, regular), mean, error }];
  });
}

/** In each position, one seat in this many is sampled, on average. */
const KEPT = 120;

function sceneAt({ pool }: Pairing, state: State, seat: Seat, random: () => number): Scene | null {
  const legal = legalMoves(pool, state, seat);
  const seen = view(pool, state, seat);
  if (legal.length === 0 || !saysEnough(seen)) return null;
  return sceneOf(seen, legal, pool, random);
}

/** The gains measured in one game, with this net as the value. Deterministic for the same pairing and seed. */
export function gainsIn(pairing: Pairing, net: Net, seed: string): Gain[] {
  const { pool, sheet, sets, seats, bot } = pairing;
  const players = Array.from({ length: seats }, (_, at) => ({ name: `Bot ${at}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed, players });
  const random = stream(seed);
  const game = { pool, botAt: () => bot, random };
  const found: Gain[] = [];
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) {
    for (let seat = 0; seat < seats; seat += 1) {
      const scene = random() * KEPT < 1 ? sceneAt(pairing, state, seat, random) : null;
      if (scene !== null) found.push(...gainsOf(scene, net));
    }
    playOne(game, state);
  }
  return found;
}
