/**
 * Words for load failures, when the page's words themselves may be what failed to load; so they are bundled in every
 * language.
 */
import { createWords, typedWords, type Language } from '@kickdoor/words';
import type { PageMessages, PageWords } from '../words/say.ts';

const FILES = import.meta.glob<string>('../words/*/failure.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The failure messages in a language. */
export function failureWords(language: Language): PageWords {
  return typedWords<PageMessages>(createWords(language, [FILES[`../words/${language}/failure.ftl`] ?? '']));
}
