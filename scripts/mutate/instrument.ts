/**
 * Writes all mutants of a file into it at once, each behind a switch: `mutation(7) ? mutated : original`. A program
 * loaded once can then be any of its mutants, and it records which places are reached.
 */
import type { Mutant } from './find.ts';

/** A mutant, and its number for the switch. */
export interface Numbered {
  readonly id: number;
  readonly mutant: Mutant;
}

/** The switch: whether this mutant is active. Each call also records that the place was reached. */
export interface Switch {
  active: number;
  /** The mutants reached, while recording. */
  reached: Set<number> | null;
  /** How often the active mutant was reached. */
  times: number;
}

/** A mutant reached this often in one scenario is in an infinite loop. */
const MOST_TIMES = 300_000;

/** Installs the switch where the mutated files look for it. */
export function installSwitch(active: number): Switch {
  const state: Switch = { active, reached: null, times: 0 };
  Object.assign(globalThis, {
    mutation(id: number): boolean {
      state.reached?.add(id);
      if (id !== state.active) return false;
      state.times += 1;
      if (state.times > MOST_TIMES) throw new Error('the mutant goes in circles');
      return true;
    },
  });
  return state;
}

/** A file's text with a switch for each of its mutants. */
export function instrumented(text: string, mutants: readonly Numbered[]): string {
  const inOrder = mutants.toSorted((a, b) => a.mutant.start - b.mutant.start || b.mutant.end - a.mutant.end);
  return between(text, 0, text.length, inOrder);
}

/** The text between two places, with the mutants in it. Mutants are nested or disjoint. */
function between(text: string, start: number, end: number, mutants: readonly Numbered[]): string {
  const parts: string[] = [];
  let at = start;
  for (let next = 0; next < mutants.length;) {
    const one = mutants[next];
    if (one === undefined) break;
    const within = mutants.slice(next + 1).filter(({ mutant }) => mutant.start < one.mutant.end);
    parts.push(text.slice(at, one.mutant.start), switched(text, one, within));
    at = one.mutant.end;
    next += 1 + within.length;
  }
  return parts.join('') + text.slice(at, end);
}

function switched(text: string, { id, mutant }: Numbered, within: readonly Numbered[]): string {
  const original = between(text, mutant.start, mutant.end, within);
  return mutant.kind === 'statement'
    ? `{if(!mutation(${id})){${original}}}`
    : `(mutation(${id})?(${mutant.now}):(${original}))`;
}
