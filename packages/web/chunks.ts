/** Groups the page's modules into files, so that each part loads with few requests and little that it doesn't need. */
import { join } from 'node:path';

/** Everything but words, whose files are loaded by language. */
const SOURCES = /\.(?:tsx?|mjs|js|css)$/u;
/** Modules that no light part needs, although the packages' indexes import them. */
const HEAVY = /\/packages\/(?:rules|words|packs|bots)\//u;

/** The start page's own modules. Those of packages are used by every page, and their indexes import everything. */
const OWN = /\/web\/src\//u;

/**
 * Modules that a table doesn't need, although the packages' indexes import them: parsers of moves and records, and
 * rewinding.
 */
const ELSEWHERE = new RegExp(
  [
    'rules/src/(?:notation|saved)/',
    'rules/src/records/(?:begin|chain|course|film|model|read|replay|thought|write)\\.ts',
    'rules/src/engine/(?:census|event-for|legal-moves|parse-move|parse-ruling|rewind|rule)\\.ts',
    'protocol/src/counter\\.ts',
    'number/dist/private/NumberParser',
  ].join('|'),
  'u',
);

/** The table, which is what most visitors come for. */
const TABLE = ['table/TablePage.tsx'];
/** The first screen of the start page. */
const START = ['start/Home.tsx'];
/** The small parts of the start page, and others that don't need the rules. */
const LIGHT = [
  'start/Below.tsx',
  'start/PersonaSheet.tsx',
  'elsewhere/MineSheet.tsx',
  'history/HistoryPage.tsx',
];

/** The part of the bundler's context that tells what a module imports. */
interface Context {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The modules that parts of the page depend on. */
function needsOf(parts: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(parts.map((part) => join(import.meta.dirname, 'src', part).replaceAll('\\', '/')));
  for (const id of found) {
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  }
  return found;
}

/**
 * Puts the start page's own modules in one file, and a table's in two: those that light parts need as well, and the
 * rest.
 */
function byNeed(): (id: string, context: Context) => string | null {
  let needs: Readonly<Record<'start' | 'table' | 'light', ReadonlySet<string>>> | null = null;
  return (id, context) => {
    needs ??= {
      start: needsOf(START, context),
      table: needsOf(TABLE, context),
      light: needsOf(LIGHT, context),
    };
    if (needs.start.has(id) && OWN.test(id)) return 'start';
    if (!needs.table.has(id) || ELSEWHERE.test(id)) return null;
    return needs.light.has(id) && !HEAVY.test(id) ? 'light' : 'table';
  };
}

/** The groups of modules; a module goes to the first group that takes it. */
export function chunkGroups() {
  return [
    { name: 'main', tags: ['$initial' as const] },
    { name: byNeed(), debugName: 'parts', test: SOURCES },
  ];
}
