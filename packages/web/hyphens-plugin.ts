/** Lets a build import the long words of an .ftl file with their hyphenation points: `file.ftl?hyphens`. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import createHyphenator, { type PatternsDefinition } from 'hyphen';
import { definitionOf, isLanguage, type Language } from '@kickdoor/words';
import type { Plugin } from 'vite';
import { z } from 'zod';

const FILE = /^(?<path>.*\/words\/(?<language>[a-z]+)\/[^/]+\.ftl)\?hyphens$/u;
/** Shorter words are not hyphenated, unless the language says otherwise. */
const LEAST_WORD = 9;
/** The minimum length of a piece. */
const LEAST_PIECE = 3;

const WORDS = join(import.meta.dirname, 'src', 'words');
const require = createRequire(import.meta.url);

const Patterns = z.custom<PatternsDefinition>((value) => typeof value === 'object' && value !== null);

type Cut = (word: string) => readonly string[];

const cutters = new Map<Language, Cut>();

/** The distinct long words of a text with their hyphenation points: `ver-stär-ker`. */
export function placesIn(text: string, language: Language): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { hyphensFrom = LEAST_WORD } = definitionOf(language);
  const long = new Set(words.filter((word) => word.length >= hyphensFrom));
  const cut = cutters.get(language) ?? cutterOf(language);
  cutters.set(language, cut);
  return [...long].map((word) => joined(cut(word))).filter((word) => word.includes('-'));
}

/** A language's hyphenation: its own list of exceptions first, then its patterns. */
function cutterOf(language: Language): Cut {
  const { hyphens: patterns } = definitionOf(language);
  if (patterns === undefined) return (word) => [word];
  const loaded = Patterns.parse(require(`hyphen/patterns/${patterns}.js`));
  const hyphenate = createHyphenator(loaded, { hyphenChar: '-' });
  const exceptions = exceptionsOf(language);
  return (word) => {
    const done = exceptions.get(word) ?? hyphenate(word);
    return typeof done === 'string' ? done.split('-') : [word];
  };
}

/** Words the patterns get wrong: mostly compounds coined for these cards. */
function exceptionsOf(language: Language): ReadonlyMap<string, string> {
  const file = join(WORDS, language, 'hyphens.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(lines.map((word) => [word.replaceAll('-', ''), word]));
}

/** Merges pieces that are too short with their neighbors. */
function joined(pieces: readonly string[]): string {
  const kept: string[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last !== undefined && last.length < LEAST_PIECE) kept.splice(-1, 1, last + piece);
    else kept.push(piece);
  }
  const last = kept.at(-1) ?? '';
  return last.length < LEAST_PIECE ? kept.slice(0, -1).join('-') + last : kept.join('-');
}

export function hyphens(): Plugin {
  return {
    name: 'hyphens',
    enforce: 'pre',
    async load(id) {
      const { path, language = '' } = FILE.exec(id)?.groups ?? {};
      if (path === undefined || !isLanguage(language)) return null;
      this.addWatchFile(path);
      const places = placesIn(await readFile(path, 'utf8'), language);
      return `export default ${JSON.stringify(places.join(' '))};`;
    },
  };
}
