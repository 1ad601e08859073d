/** The costs of a mid-game table: time to copy, size as JSON, memory. */
import { clone, type State } from '@kickdoor/rules';
import { mean, numbers } from '../figures.ts';
import { measure, type Seconds } from '../measure.ts';
import { midGame, SHEETS } from '../table.ts';

/** Mid-game tables, the same number for each sheet. */
function tables(each: number): State[] {
  const random = numbers(4711);
  return SHEETS.flatMap((setup) =>
    Array.from({ length: each }, (_, at) => midGame(setup, `state/${at}`, random)),
  );
}

export interface CopyFigures {
  readonly clones: number;
  readonly structured: number;
  readonly json: number;
}

/** Copies per second with `clone` and `structuredClone`, and the mean size as JSON. */
export function copying(seconds: Seconds): CopyFigures {
  const some = tables(8);
  const by = (copy: (state: State) => State): number =>
    measure(seconds, () => {
      for (const state of some) copy(state);
      return some.length;
    }).rate;
  return {
    clones: by(clone),
    structured: by((state) => structuredClone(state)),
    json: mean(some.map((state) => JSON.stringify(state).length)),
  };
}

/** Bytes of memory per table, measured with many. Needs `--expose-gc`. */
export function weight(count: number): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('the heap is weighed with --expose-gc');
  const used = (): number => {
    for (let i = 0; i < 4; i++) gc();
    return process.memoryUsage().heapUsed;
  };
  const each = Math.ceil(count / SHEETS.length);
  tables(2);
  const before = used();
  const kept = tables(each);
  return (used() - before) / kept.length;
}
