/** Runs one scenario and says how it went. */
import { build } from './build.ts';
import type { Scenario } from './model.ts';
import { playStep, type Table } from './play.ts';
import { readScenario, type Library } from './read.ts';
import { newRollback } from './rollback.ts';
import { Fault } from './source.ts';

export interface Result {
  readonly name: string;
  /** What went wrong and where; `null` if nothing did. */
  readonly problem: string | null;
}

/** Plays a scenario that has been read; what differed first, if anything did. */
function playScenario(scenario: Scenario, file: string, rollback: boolean): string | null {
  const built = build(scenario);
  const table: Table = { ...built, heard: [], history: rollback ? newRollback(built.state) : null };
  for (const [index, step] of scenario.steps.entries()) {
    const where = `step ${index + 1} (${file}:${step.spot.line}, ${step.title})`;
    try {
      const difference = playStep(table, step);
      if (difference !== null) return `${where}: expected ${difference.expected}; ${difference.found}`;
    } catch (error) {
      return `${where}: the game broke: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}

/** Reads and plays a scenario; with `rollback`, each move is also taken back and made again from the table written out. */
export function runScenario(library: Library, content: string, file: string, rollback = false): Result {
  try {
    const scenario = readScenario(library, content, file);
    return { name: scenario.name, problem: playScenario(scenario, file, rollback) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { name: file, problem: `${file}:${error.spot.line}:${error.spot.column}: ${error.message}` };
  }
}
