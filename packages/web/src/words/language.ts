/** The player's language: the one chosen here, or else the browser's. It can change at any time. */
import { isLanguage, type Language, type WordSource, type WordsOptions } from '@kickdoor/words';
import { hyphensOf } from './hyphens.ts';
import type { Hyphenate } from '../cards/hyphenate.ts';
import type { PageWords } from './say.ts';
import { keepLanguage, keptLanguage, preferredOf, PSEUDO } from './preferred.ts';
import { ownWords, tableWords } from './texts.ts';

/** The page's current language. */
export interface Spoken {
  readonly language: Language;
  /** Inserts soft hyphens into the long words of cards. */
  readonly hyphenate: Hyphenate;
  /** Words outside of tables. */
  readonly words: PageWords;
  /** A table's words: the page's own plus those of its sets. */
  readonly atTable: (sets: readonly WordSource[], options: WordsOptions) => PageWords;
}

/** The start page has no cards with words to break. */
const unbroken: Hyphenate = (text) => text;
/** For tests: English with every letter accented and every text longer. Players can't choose it. */
const PSEUDO_TAG = 'en-XA';

let spoken: Spoken | null = null;
/** How much of the words is loaded: the start page needs only a few. */
let part: 'start' | 'all' = 'start';
/** Transforms the current language's words, in tests. */
let changed: Change = (ftl) => ftl;
const listeners = new Set<() => void>();

/** The initial language: the stored choice, or else the browser's. */
export function preferred(): Language {
  return preferredOf(isLanguage, 'en');
}

/** A transformation of all words before use. */
type Change = (ftl: string) => string;

function changedSet(source: Exclude<WordSource, string>, change: Change): WordSource {
  const sheets = Object.entries(source.sheets ?? {}).map(([sheet, ftl]) => [sheet, change(ftl)] as const);
  return { ...source, ftl: change(source.ftl), sheets: Object.fromEntries(sheets) };
}

/** Switches to a language once its words have loaded; doesn't store it for the next visit. */
export async function speak(language: Language, change: Change = (ftl) => ftl): Promise<void> {
  const wanted = part;
  const [texts, hyphenate] = await Promise.all([
    ownWords(language, wanted),
    wanted === 'all' ? hyphensOf(language) : unbroken,
  ]);
  // More words may have been requested in the meantime.
  if (wanted !== part) {
    await speak(language, change);
    return;
  }
  changed = change;
  const own = texts.map(change);
  const changedSource = (source: WordSource): WordSource =>
    typeof source === 'string' ? change(source) : changedSet(source, change);
  spoken = {
    language,
    hyphenate,
    words: tableWords(language, own),
    atTable: (sets, options) => tableWords(language, own, sets.map(changedSource), options),
  };
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', spoken.words.say('description'));
  for (const listener of listeners) listener();
}

/** Loads the words of tables and the rulebook. Throws if that fails. */
export async function speakFully(): Promise<void> {
  if (part === 'all') return;
  part = 'all';
  try {
    if (spoken !== null) await speak(spoken.language, changed);
  } catch (error) {
    part = 'start';
    throw error;
  }
}

/**
 * Loads the player's language, only the words of the start page unless `whole`; await it before rendering anything.
 * Returns false if loading fails.
 */
export async function startSpeaking(whole = false): Promise<boolean> {
  if (whole) part = 'all';
  if (keptLanguage() !== PSEUDO) return speakIfAble(preferred());
  const { pseudoWords } = await import('@kickdoor/words/pseudo');
  await speak('en', pseudoWords);
  document.documentElement.lang = PSEUDO_TAG;
  return true;
}

async function speakIfAble(language: Language): Promise<boolean> {
  try {
    await speak(language);
    return true;
  } catch {
    // The failure message is in the same language.
    document.documentElement.lang = language;
    return false;
  }
}

/** Chooses a language for this visit and the next; if its words can't be loaded, nothing changes. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    await speak(language);
  } catch {
    // The early door may have stored it already (`door/script.ts`).
    if (spoken !== null && keptLanguage() === language) keepLanguage(spoken.language);
    return false;
  }
  keepLanguage(language);
  return true;
}

/** The current language and words. */
export function nowSpoken(): Spoken {
  if (spoken === null) throw new Error('nothing can be said before startSpeaking');
  return spoken;
}

/** Calls back whenever the language changes; the returned function unsubscribes. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
