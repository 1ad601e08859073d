/** Runs one scenario and reports the result. */
import type { Phrase } from '@kickdoor/rules';
import { phrase } from '../words/words.ts';
import { standing, wrongs } from '../soak/checks.ts';
import { build } from './build.ts';
import type { Scenario, Step } from './model.ts';
import { playStep, type Table } from './play.ts';
import { readScenario, type Library } from './read.ts';
import { newRollback } from './rollback.ts';
import { Fault } from './source.ts';

export interface Result {
  readonly name: string;
  /** What went wrong and where; `null` if nothing did. */
  readonly problem: Phrase | null;
}

/** Extra checks on every move, besides the scenario's own. */
export interface Care {
  /** Undo each move, and redo it from the serialized table. */
  readonly rollback?: boolean;
  /** Check that exactly the legal moves are accepted, and that the invariants hold after every move. */
  readonly watch?: boolean;
}

/** The invariants already broken at the scenario's starting table. */
function atFirst({ pool, state }: ReturnType<typeof build>): ReadonlySet<string> {
  const stands = standing(pool, state);
  return new Set(wrongs(pool, state, stands, stands));
}

/** Plays a parsed scenario. Returns the first difference, if any. */
function playScenario(scenario: Scenario, file: string, { rollback, watch }: Care): Phrase | null {
  const built = build(scenario);
  const history = rollback === true ? newRollback(built.state) : null;
  const watched = watch === true ? atFirst(built) : null;
  const table: Table = { ...built, heard: [], history, watched };
  for (const [index, step] of scenario.steps.entries()) {
    const wrong = tryStep(table, step);
    if (wrong === null) continue;
    const { spot, title } = step;
    return phrase('scenario-step', { n: String(index + 1), place: `${file}:${spot.line}`, title, wrong });
  }
  return null;
}

/** Runs a step. Returns what is wrong with it, if anything. */
function tryStep(table: Table, step: Step): Phrase | null {
  try {
    const difference = playStep(table, step);
    return difference === null ? null : phrase('scenario-difference', { ...difference });
  } catch (error) {
    if (error instanceof Fault) return error.said;
    return phrase('scenario-broke', { why: error instanceof Error ? error.message : String(error) });
  }
}

/** Parses and plays a scenario. */
export function runScenario(library: Library, content: string, file: string, care: Care = {}): Result {
  try {
    const scenario = readScenario(library, content, file);
    return { name: scenario.name, problem: playScenario(scenario, file, care) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { spot, said } = error;
    return {
      name: file,
      problem: phrase('scenario-fault', { place: `${file}:${spot.line}:${spot.column}`, said }),
    };
  }
}
