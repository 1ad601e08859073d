/** Which files the page is built into, so that a part comes with few requests and with little that it doesn't need. */
import { join } from 'node:path';

/** Everything but words, whose files are loaded by language. */
const SOURCES = /\.(?:tsx?|mjs|js|css)$/u;
/** What no light part takes, though the packages' indexes lead there. */
const HEAVY = /\/packages\/(?:rules|words|packs|bots)\//u;

/** What the start page has of its own. What it takes of packages every page has, and their indexes lead everywhere. */
const OWN = /\/web\/src\//u;

/** What a table doesn't need, though the packages' indexes lead there: what makes moves and records of texts, and goes back in games. */
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

/** The table, which most people come for. */
const TABLE = ['table/TablePage.tsx'];
/** The start page as it is first seen. */
const START = ['start/Home.tsx'];
/** The small parts of the start page, and others that can do without the rules. */
const LIGHT = [
  'start/Below.tsx',
  'start/PersonaSheet.tsx',
  'elsewhere/MineSheet.tsx',
  'history/HistoryPage.tsx',
];

/** Of the bundler: how it tells what a module imports. */
interface Context {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The modules that parts of the page can't do without. */
function needsOf(parts: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(parts.map((part) => join(import.meta.dirname, 'src', part).replaceAll('\\', '/')));
  for (const id of found) {
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  }
  return found;
}

/** Puts what is the start page's own in one file, and what a table needs in two others: what light parts need as well, and the rest. */
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

/** The groups of modules, the first that takes one first. */
export function chunkGroups() {
  return [
    { name: 'main', tags: ['$initial' as const] },
    { name: byNeed(), debugName: 'parts', test: SOURCES },
  ];
}
