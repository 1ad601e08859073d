/** Where the words of all cards may be broken, in one language: a chunk of its own. */
const files = import.meta.glob<string>(
  ['../../../../rules/src/words/de/*.ftl', '../../../../packs/sets/*/words/de/*.ftl'],
  { query: '?hyphens', import: 'default', eager: true },
);

export const places: readonly string[] = Object.values(files);
