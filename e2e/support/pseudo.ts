/** Pages in the pseudo-language, and texts on them that bypass the messages. */
import type { BrowserContext } from 'playwright-core';
import { botNames } from '../../packages/server/src/bot-names.ts';
import { PERSONS } from './seeds.ts';

/** The language tag of such a page. */
export const PSEUDO_TAG = 'en-XA';

/** The widget toolkit's own texts, in the language the page sets. */
const TOOLKIT = ['Dismiss'];

/** Names, which are the same in every language. */
const NAMES = ['Kickdoor', ...PERSONS.map(({ name }) => name), ...botNames('en').map(([name]) => name)];

/**
 * What the staircase's pawns show of a name: a letter, two if others start with the same one, or a letter and a number.
 */
const INITIALS = NAMES.flatMap((name) => [name.slice(0, 1), name.slice(0, 2), `${name.slice(0, 1)}\\d`]);

/** Other texts that may have plain letters: addresses, names, rule ids, and words the browser adds to lists. */
const ALLOWED = [
  /https?:\/\/\S+/gu,
  new RegExp(`\\b(?:${NAMES.join('|')})(?:’s)?\\b`, 'gu'),
  /\b[a-z]+\.[a-z]+(?:-[a-z]+)*\b/gu,
  /\b(?:and|or)\b/gu,
  new RegExp(`^(?:${TOOLKIT.join('|')})$`, 'gu'),
  new RegExp(`^(?:${INITIALS.join('|')})$`, 'gu'),
];

/** Sets all pages of a browser to the pseudo-language. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('kickdoor.language', 'pseudo'));
}

/** The texts that bypass the messages: they contain plain letters. */
export function plainWords(texts: Iterable<string>): readonly string[] {
  return [...texts]
    .filter((text) => /[a-z]/iu.test(ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)))
    .map((text) => `no message says: ${text}`);
}
