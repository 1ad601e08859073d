/**
 * Measures how many rollouts a core does in the time of a sharp bot and of a master, which search to different depths:
 * `npm run ladder:pace`, with `--sheet`, `--sets A,B`, `--positions N` and `--seed`. It counts CPU time, so that other
 * load on the machine hardly matters.
 */
import process from 'node:process';
import { appraise, depthsFor, playOne, THINKS, tunedBot } from '@kickdoor/bots';
import { createTable, legalMoves, stream, view } from '@kickdoor/rules';
import { boxOf } from './options.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const values = optionsOf({
  sheet: { type: 'string', default: 'classic' },
  sets: { type: 'string' },
  positions: { type: 'string', default: '60' },
  seed: { type: 'string', default: 'pace' },
});
const positions = wholeNumber('positions', values.positions, 10, 100_000);
const { pool, sheet, sets } = boxOf(values);
const players = [0, 1, 2, 3].map((at) => ({ name: `Bot ${at}`, sex: 'female' as const }));

/** Positions searched before the measurement to warm up the compiler. */
const WARM = 20;
/** Moves between positions. */
const STEP = 11;
const ROLLOUTS = 200;

/** Rollouts per second of CPU time in a search with this many milliseconds. */
function paceOf(thinks: number): number {
  const random = stream(values.seed);
  const depths = depthsFor(thinks);
  let state = createTable(pool, { sheet, sets, seed: `${values.seed} 0`, players });
  let [games, done, seconds] = [0, 0, 0];
  for (let at = 0; at < WARM + positions;) {
    for (let moves = 0; moves < STEP && state.phase !== 'over'; moves += 1) {
      playOne({ pool, botAt: () => tunedBot, random }, state);
    }
    if (state.phase === 'over') {
      games += 1;
      state = createTable(pool, { sheet, sets, seed: `${values.seed} ${games}`, players });
    }
    const legal = legalMoves(pool, state, state.turn);
    const seen = view(pool, state, state.turn);
    const began = process.cpuUsage();
    const found = appraise(seen, legal, pool, random, { budget: { rollouts: ROLLOUTS }, depths });
    const { user, system } = process.cpuUsage(began);
    if (found.length === 0) continue;
    at += 1;
    if (at <= WARM) continue;
    seconds += (user + system) / 1e6;
    done += found.reduce((sum, { tries }) => sum + tries, 0);
  }
  return done / seconds;
}

process.stdout.write(`rollouts by CPU time (${positions} positions, ${sheet}: ${sets.join(', ')}):\n`);
for (const strength of ['sharp', 'master'] as const) {
  const thinks = THINKS[strength];
  const pace = paceOf(thinks);
  process.stdout.write(
    `${strength}: ${Math.round((pace * thinks) / 1000)} in ${thinks} ms, valued after ${depthsFor(thinks).join(', ')} moves\n`,
  );
}
