/** English. A noun has `.indef` if its spelling doesn't determine the article, or if it takes none. */
import type { FluentFunction } from '@fluent/bundle';
import { Noun } from '../nouns.ts';
import type { LanguageDefinition } from './definition.ts';

const functions: Readonly<Record<string, FluentFunction>> = {
  /** `A($who)`: “an Elf”. */
  A: ([noun]) => (noun instanceof Noun ? indefinite(noun) : (noun ?? '')),
  /** `YOU($who)`: “you are an Elf”, or the noun's own form for “you”. */
  YOU: ([noun]) => (noun instanceof Noun ? ofYou(noun) : (noun ?? '')),
};

export const en = {
  name: 'English',
  nouns: { needed: [], neededOfKinds: ['plural'], allowed: ['plural', 'indef'], genders: [] },
  functions,
  // Capitals already mark names.
  quotes: ['', ''],
  foreignQuotes: ['“', '”'],
  unbroken: [/(?<=\bLevels?) (?=\d)/gu],
  // No serial comma.
  lists: 'en-GB',
  script: 'Latin',
  hyphens: 'en-us',
  // English readers expect few hyphens, and most words fit.
  hyphensFrom: 11,
  you: /\byou(?:rs?|rself)?\b/iu,
  littleWords:
    /^(?:the|and|of|with|your|you|from|this|that|are|for|by|draws?|plays?|cards?|levels?|treasures?)$/iu,
} as const satisfies LanguageDefinition;

function indefinite(noun: Noun): string {
  if (noun.isForeign()) return noun.toString();
  if (noun.has('indef')) return noun.inForm(['indef']);
  const name = noun.toString();
  return `${/^[\uE000-\uF8FF]*[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}`;
}

function ofYou(noun: Noun): string {
  return noun.has('you') ? noun.inForm(['you']) : `you are ${indefinite(noun)}`;
}
