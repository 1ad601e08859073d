/** Random lawful play on all sheets, in decisions a second. */
import { numbers } from '../figures.ts';
import { measure, type Rate, type Seconds } from '../measure.ts';
import { boxOf, playOn, SHEETS, tableOf, type Setup } from '../table.ts';

/** Plays whole games, one sheet after the other. */
export function playAll(seconds: Seconds): Rate {
  return playEach(seconds, SHEETS);
}

/** Plays on all sheets until the code of the rules is as fast as it gets, whatever is measured first then. */
export function warmUp(seconds: Seconds): void {
  playEach({ warm: seconds.warm * 20, run: seconds.run }, SHEETS);
}

/** Plays whole games at tables of some setups in turn. */
export function playEach(seconds: Seconds, setups: readonly Setup[]): Rate {
  const random = numbers(12345);
  let game = 0;
  return measure(seconds, () => {
    let decisions = 0;
    for (const setup of setups) {
      game += 1;
      decisions += playOn(boxOf(setup.sets), tableOf(setup, `bench/${game}`), random);
    }
    return decisions;
  });
}

/** Decisions a second on each sheet. */
export function bySheet(seconds: Seconds): Record<string, number> {
  warmUp(seconds);
  return Object.fromEntries(SHEETS.map((setup) => [setup.sheet, playEach(seconds, [setup]).rate]));
}
