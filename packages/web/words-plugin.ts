/**
 * Provides the page's words, one chunk per language: `virtual:words` has a loader for each, for both the texts and the
 * hyphenation points. Only this plugin determines which languages and files exist.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionOf, LANGUAGES, type Language } from '@kickdoor/words';
import type { Plugin } from 'vite';

const MODULE = 'virtual:words';
/** A word file imported as text; its comments for translators are stripped. */
const TEXT = /\.ftl\?raw$/u;
const COMMENTS = /^#.*\n/gmu;
const CHUNK = /^\0virtual:words\/(?<made>first|texts|hyphens)\/(?<language>[a-z]+)$/u;

const PACKAGES = join(import.meta.dirname, '..');

/**
 * Failure messages are bundled with the page itself; the admin page, the counter, the replay and the workshop load
 * their own; faults are for tools, and bot names for the server.
 */
const NOT_LOADED = [
  'web/src/words/*/failure.ftl',
  'web/src/words/*/admin.ftl',
  'web/src/words/*/counter.ftl',
  'web/src/words/*/replay.ftl',
  'web/src/words/*/workshop*.ftl',
  'rules/src/words/*/faults.ftl',
  'bots/src/words/*/names.ftl',
];

/** The files in a language's chunk, and their loaders. */
const CHUNKS = {
  /** The start page's words, including the names of sheets, which are loaded first. */
  first: {
    files: (language: Language) =>
      `{web/src/words/${language}/lobby,rules/src/sheets/*/words/${language}/*}.ftl`,
    query: 'raw',
  },
  texts: { files: (language: Language) => `{web,rules,bots}/src/**/words/${language}/*.ftl`, query: 'raw' },
  hyphens: {
    files: (language: Language) => `{rules/src/**,packs/sets/*}/words/${language}/*.ftl`,
    query: 'hyphens',
  },
} as const;

type Made = keyof typeof CHUNKS;

/** A module with a loader for the chunk of each of these languages. */
function loaders(made: Made, languages: readonly Language[]): string {
  const lines = languages.map((one) => `${one}: () => import('${MODULE}/${made}/${one}')`);
  return `export const ${made} = { ${lines.join(', ')} };`;
}

/** A module with the contents of some files, as they are or transformed. */
function chunk(made: Made, language: Language): string {
  const { files, query } = CHUNKS[made];
  const first = made === 'first' ? [] : globSync(CHUNKS.first.files(language), { cwd: PACKAGES });
  const paths = globSync(files(language), { cwd: PACKAGES, exclude: [...NOT_LOADED, ...first] }).toSorted();
  const imports = paths.map(
    (path, at) => `import f${at} from ${JSON.stringify(`${join(PACKAGES, path)}?${query}`)};`,
  );
  return [...imports, `export default [${paths.map((_, at) => `f${at}`).join(', ')}];`].join('\n');
}

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (TEXT.test(id)) {
        const text = readFileSync(id.replace('?raw', ''), 'utf8');
        return `export default ${JSON.stringify(text.replaceAll(COMMENTS, ''))};`;
      }
      if (id === `\0${MODULE}`) {
        const broken = LANGUAGES.filter((language) => definitionOf(language).hyphens !== undefined);
        return [loaders('first', LANGUAGES), loaders('texts', LANGUAGES), loaders('hyphens', broken)].join(
          '\n',
        );
      }
      const { made, language } = CHUNK.exec(id)?.groups ?? {};
      const known = LANGUAGES.find((one) => one === language);
      if (known === undefined) return null;
      return chunk(made === 'hyphens' || made === 'first' ? made : 'texts', known);
    },
  };
}
