/** What a table in mid-game costs: copies of it, its bytes as JSON, its place in memory. */
import { clone, type State } from '@kickdoor/rules';
import { mean, numbers } from '../figures.ts';
import { measure, type Seconds } from '../measure.ts';
import { midGame, SHEETS } from '../table.ts';

/** Tables in mid-game, of every sheet as many. */
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

/** Copies a second by `clone` and by `structuredClone`, and the mean size as JSON. */
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

/** Bytes of memory that one table takes beside others. Needs `--expose-gc`. */
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
