/**
 * Provides the level counter with the races and classes of the built-in sets, their names and their traits for fights:
 * `virtual:characters`. They are part of the page, so a counter needs no server.
 */
import { builtInSets, loadSet } from '@kickdoor/packs/node';
import { createWords, LANGUAGES, nameOf, wordsOfPack } from '@kickdoor/words';
import { coreWords } from '@kickdoor/words/node';
import type { CardDef } from '@kickdoor/rules';
import type { Plugin } from 'vite';

const MODULE = 'virtual:characters';
const KINDS: ReadonlySet<string> = new Set(['race', 'class', 'half-breed', 'super-munchkin']);

export function characters(): Plugin {
  return {
    name: 'characters',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const characters = ${JSON.stringify(found())};` : null),
  };
}

function found(): readonly object[] {
  return builtInSets().flatMap(({ id: set }) => {
    const pack = loadSet(set);
    const said = LANGUAGES.map((language) => {
      const sources = wordsOfPack(set, pack.words, language);
      return [language, createWords(language, [...coreWords(language), ...sources])] as const;
    });
    return pack.cards.flatMap((card: CardDef) => {
      if (!KINDS.has(card.kind)) return [];
      const names = new Map(
        said.map(([language, words]) => [
          language,
          { text: words.say(nameOf(card)), in: words.languageOf(nameOf(card)) },
        ]),
      );
      const { winsTies, flee } = card.traits;
      const ties = winsTies === 'no' ? null : winsTies;
      return [{ set, id: card.id, kind: card.kind, ties, flee, names: plain(names) }];
    });
  });
}

/** Converts a map to a JSON object. */
function plain<T>(map: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  const record: Record<string, T> = {};
  for (const [key, value] of map) record[key] = value;
  return record;
}
