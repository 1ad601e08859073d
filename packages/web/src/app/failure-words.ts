/**
 * Words for load failures. They are bundled in every language because the page's own words may be what failed to load.
 */
import { createWords, typedWords, type Language } from '@kickdoor/words';
import type { PageMessages, PageWords } from '../words/say.ts';

const FILES = import.meta.glob<string>('../words/*/failure.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words for load failures in a language. */
export function failureWords(language: Language): PageWords {
  return typedWords<PageMessages>(createWords(language, [FILES[`../words/${language}/failure.ftl`] ?? '']));
}
