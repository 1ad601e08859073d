/** Scenarios as positions from which tables can start. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { BUILT_IN, type Packs } from '@kickdoor/packs/node';
import type { Position, Scenarios } from '@kickdoor/server/debug';
import { build } from '../../packages/cli/src/scenario/build.ts';
import { scenarioFiles } from '../../packages/cli/src/scenario/files.ts';
import { libraryOf } from '../../packages/cli/src/scenario/library.ts';
import { playStep, type Table } from '../../packages/cli/src/scenario/play.ts';
import { readScenario } from '../../packages/cli/src/scenario/read.ts';
import { Fault } from '../../packages/cli/src/scenario/source.ts';
import { isOfSets, situationsOf } from './situations.ts';
import { cliWords } from '../../packages/cli/src/words/words.ts';

const FOLDER = 'scenarios';
const words = cliWords('en');

/** The scenarios in a project's folder, played with some packs. */
export function scenariosOf(root: string, packs: Packs = BUILT_IN): Scenarios {
  const folder = join(root, FOLDER);
  let situations: ReturnType<Scenarios['situations']> | null = null;
  const path = (file: string) => relative(root, file).split(sep).join('/');
  return {
    files: () => (scenarioFiles(folder) ?? []).map(path),
    situations: () => {
      const files = (scenarioFiles(folder) ?? []).map((full) => ({ path: full, file: path(full) }));
      situations ??= situationsOf(files);
      return situations;
    },
    load: (file, steps) => {
      const full = resolve(root, file);
      if (!full.startsWith(folder + sep)) return `${file} does not lie in ${FOLDER}`;
      try {
        return load(packs, full, file, steps);
      } catch (error) {
        if (error instanceof Fault) return `${file}:${error.spot.line}: ${words.say(error.said)}`;
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

function load(packs: Packs, path: string, file: string, steps: number): Position | string {
  const scenario = readScenario(libraryOf(packs), readFileSync(path, 'utf8'), file);
  if (scenario.own !== null) return `${file} brings cards of its own, which the page does not have`;
  const sets = scenario.sets.map(({ id }) => id);
  const built = build(scenario);
  if (!isOfSets(built.pool, sets, packs)) {
    return `${file} has more copies of a card than its sets, so that the page can't show it`;
  }
  const table: Table = { ...built, heard: [], history: null, watched: null };
  for (const step of scenario.steps.slice(0, steps)) {
    const difference = playStep(table, step);
    if (difference !== null) return `${file}:${step.spot.line}: ${step.title} did not go as it says`;
  }
  return { name: scenario.name, sheet: scenario.sheet, sets, state: table.state };
}
