/** Finds the scenarios a command line names. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function isScenario(name: string): boolean {
  return name.endsWith('.yaml') || name.endsWith('.yml');
}

function inFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return inFolder(path);
      return isScenario(entry.name) ? [path] : [];
    });
}

/** The files of a path: itself, or all scenarios below it. `null` if it doesn't exist. */
export function scenarioFiles(path: string): readonly string[] | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  return stat.isDirectory() ? inFolder(path) : [path];
}
