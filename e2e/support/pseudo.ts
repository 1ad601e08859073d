/** Pages that speak the pseudo-language, and what in it no message has said. */
import type { BrowserContext } from 'playwright-core';
import { botNames } from '../../packages/server/src/room/bot-names.ts';
import { PERSONS } from './seeds.ts';

/** What such a page is marked as. */
export const PSEUDO_TAG = 'en-XA';

/** What the toolkit of the page's widgets says on its own, in the language that the page tells it. */
const TOOLKIT = ['Dismiss'];

/** Names, which are the same in every language. */
const NAMES = ['Kickdoor', ...PERSONS.map(({ name }) => name), ...botNames('en').map(([name]) => name)];

/** What else may stand in plain letters: addresses, names, the ids of rules, and what the browser puts into lists. */
const ALLOWED = [
  /https?:\/\/\S+/gu,
  new RegExp(`\\b(?:${NAMES.join('|')})(?:’s)?\\b`, 'gu'),
  /\b[a-z]+\.[a-z]+(?:-[a-z]+)*\b/gu,
  /\b(?:and|or)\b/gu,
  new RegExp(`^(?:${TOOLKIT.join('|')})$`, 'gu'),
];

/** Lets all pages of a browser speak it. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('kickdoor.language', 'pseudo'));
}

/** The texts that bypass the messages: they have plain letters. */
export function plainWords(texts: Iterable<string>): readonly string[] {
  return [...texts]
    .filter((text) => /[a-z]/iu.test(ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)))
    .map((text) => `no message says: ${text}`);
}
