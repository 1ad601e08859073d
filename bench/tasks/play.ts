/** Random legal play on all sheets, in decisions per second. */
import { numbers } from '../figures.ts';
import { measure, type Rate, type Seconds } from '../measure.ts';
import { poolOf, playOn, SHEETS, tableOf, type Setup } from '../table.ts';

/** Plays whole games, one sheet after another. */
export function playAll(seconds: Seconds): Rate {
  return playEach(seconds, SHEETS);
}

/** Plays on all sheets until the rules' code is fully optimized, so that the order of measurements doesn't matter. */
export function warmUp(seconds: Seconds): void {
  playEach({ warm: seconds.warm * 20, run: seconds.run }, SHEETS);
}

/** Plays whole games on tables of several setups in turn. */
export function playEach(seconds: Seconds, setups: readonly Setup[]): Rate {
  const random = numbers(12345);
  let game = 0;
  return measure(seconds, () => {
    let decisions = 0;
    for (const setup of setups) {
      game += 1;
      decisions += playOn(poolOf(setup.sets), tableOf(setup, `bench/${game}`), random);
    }
    return decisions;
  });
}

/** Decisions per second on each sheet. */
export function bySheet(seconds: Seconds): Record<string, number> {
  warmUp(seconds);
  return Object.fromEntries(SHEETS.map((setup) => [setup.sheet, playEach(seconds, [setup]).rate]));
}
