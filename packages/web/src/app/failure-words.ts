/** What is said where the words themselves may be what could not be loaded; so it lies in the page, in every language. */
import { createWords, typedWords, type Language } from '@kickdoor/words';
import type { PageMessages, PageWords } from '../words/say.ts';

const FILES = import.meta.glob<string>('../words/*/failure.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of a failure in a language. */
export function failureWords(language: Language): PageWords {
  return typedWords<PageMessages>(createWords(language, [FILES[`../words/${language}/failure.ftl`] ?? '']));
}
