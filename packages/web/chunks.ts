/** Which files the page is built into, so that a part comes with few requests and with little that it doesn't need. */
import { join } from 'node:path';

/** Everything but words, whose files are loaded by language. */
const SOURCES = /\.(?:tsx?|mjs|js|css)$/u;
const TABLE = join(import.meta.dirname, 'src', 'table', 'TablePage.tsx').replaceAll('\\', '/');

/** Of the bundler: how it tells what a module imports. */
interface Context {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The modules that a table can't do without. */
function needsOf(entry: string, context: Context): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  }
  return found;
}

/** Puts what a table needs in files of their own, so that none of it shares one with what a table doesn't need. */
function ofTable(): (id: string, context: Context) => string | null {
  let needs: ReadonlySet<string> | null = null;
  return (id, context) => {
    needs ??= needsOf(TABLE, context);
    return needs.has(id) ? 'table' : null;
  };
}

/** The groups of modules, the first that takes one first. */
export function chunkGroups() {
  return [
    { name: 'main', tags: ['$initial' as const] },
    {
      name: ofTable(),
      debugName: 'table',
      test: SOURCES,
      entriesAware: true,
      entriesAwareMergeThreshold: 48_000,
    },
    // What several parts of the page share: few files that are not tiny.
    { name: 'part', test: SOURCES, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
  ];
}
