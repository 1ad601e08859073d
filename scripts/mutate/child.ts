/**
 * A process that contains all mutants: it loads the mutated files once, reports which mutants each scenario reaches,
 * and then plays scenarios with one mutant active at a time. Its parent kills it if a mutant doesn't terminate.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installSwitch } from './instrument.ts';
import { NONE, isOrder, type Answer, type Order } from './orders.ts';
import { ROOT } from './sample.ts';

const [written = '', active = String(NONE)] = process.argv.slice(2);
const mutation = installSwitch(Number(active));
mutation.reached = new Set();
const texts = readTexts(written);

registerHooks({
  load(url, context, next) {
    const text = url.startsWith('file:') ? texts.get(fileURLToPath(url)) : undefined;
    return text === undefined
      ? next(url, context)
      : { format: 'module-typescript', source: text, shortCircuit: true };
  },
});

/** The mutated files, by path. */
function readTexts(file: string): ReadonlyMap<string, string> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${file} is no list of files`);
  return new Map(Object.entries(parsed).map(([path, text]) => [join(ROOT, path), String(text)]));
}

const { libraryOf } = await import('../../packages/cli/src/scenario/library.ts');
const { runScenario } = await import('../../packages/cli/src/scenario/run.ts');
const { cardText } = await import('../../packages/rules/src/words/card-text.ts');
const library = libraryOf();
const sets = library.ids.map(library.load);
const loading = mutation.reached;
mutation.reached = null;

/** Plays a scenario. Returns whether it passes. */
function holds(file: string): boolean {
  mutation.times = 0;
  try {
    return (
      runScenario(library, readFileSync(join(ROOT, file), 'utf8'), file, { watch: true }).problem === null
    );
  } catch {
    return false;
  }
}

/** The mutants reached during a call. */
function reachedBy(what: () => unknown): number[] {
  const reached = new Set<number>();
  mutation.reached = reached;
  what();
  mutation.reached = null;
  return [...reached];
}

function answer(order: Order): Answer {
  switch (order.do) {
    case 'reach': {
      const said = reachedBy(() => sets.flatMap(({ cards }) => cards.map((def) => cardText(def))));
      const failed: string[] = [];
      const scenarios = order.scenarios.map((file) => ({
        file,
        reached: reachedBy(() => {
          if (!holds(file)) failed.push(file);
        }),
      }));
      return { loading: [...loading], said, scenarios, failed };
    }
    default: {
      mutation.active = order.mutant;
      const failed = order.scenarios.find((file) => !holds(file)) ?? null;
      // A mutant may corrupt the program's state: then the scenario fails without it, too.
      mutation.active = Number(active);
      const spoilt = order.mutant !== Number(active) && failed !== null && !holds(failed);
      return { failed: failed === null ? [] : [failed], spoilt };
    }
  }
}

process.on('message', (message: unknown) => {
  if (isOrder(message)) process.send?.(answer(message));
});
