/** The language that this player reads: as chosen here, or else as the browser asks. It can change at any moment. */
import { isLanguage, type Language, type WordSource, type WordsOptions } from '@kickdoor/words';
import { hyphensOf } from './hyphens.ts';
import type { Hyphenate } from '../cards/hyphenate.ts';
import type { PageWords } from './say.ts';
import { ownWords, tableWords } from './texts.ts';

/** What the page speaks now. */
export interface Spoken {
  readonly language: Language;
  /** Marks where the long words of cards may be broken. */
  readonly hyphenate: Hyphenate;
  /** Words that need no table. */
  readonly words: PageWords;
  /** The words of a table: the page's own with those of its sets. */
  readonly atTable: (sets: readonly WordSource[], options: WordsOptions) => PageWords;
}

const KEY = 'kickdoor.language';
/** What tests choose: English in which every letter is accented, and longer. No player is offered it. */
const PSEUDO = { key: 'pseudo', tag: 'en-XA' };

let spoken: Spoken | null = null;
const listeners = new Set<() => void>();

/** What was chosen here; `null` where nothing was, or nothing can be kept. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The language to begin with: as it was chosen here, or else as the browser asks. */
export function preferred(): Language {
  const asked = [kept() ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

/** What is done to all words before they are spoken. */
type Change = (ftl: string) => string;

function changedSet(source: Exclude<WordSource, string>, change: Change): WordSource {
  const sheets = Object.entries(source.sheets ?? {}).map(([sheet, ftl]) => [sheet, change(ftl)] as const);
  return { ...source, ftl: change(source.ftl), sheets: Object.fromEntries(sheets) };
}

/** Speaks a language from now on, once its words are there; keeps nothing for the next visit. */
export async function speak(language: Language, change: Change = (ftl) => ftl): Promise<void> {
  const [texts, hyphenate] = await Promise.all([ownWords(language), hyphensOf(language)]);
  const own = texts.map(change);
  const changed = (source: WordSource): WordSource =>
    typeof source === 'string' ? change(source) : changedSet(source, change);
  spoken = {
    language,
    hyphenate,
    words: tableWords(language, own),
    atTable: (sets, options) => tableWords(language, own, sets.map(changed), options),
  };
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', spoken.words.say('description'));
  for (const listener of listeners) listener();
}

/** Speaks the player's language; to be awaited before anything is shown. False where its words can't be had. */
export async function startSpeaking(): Promise<boolean> {
  if (kept() !== PSEUDO.key) return speakIfAble(preferred());
  const { pseudoWords } = await import('@kickdoor/words/pseudo');
  await speak('en', pseudoWords);
  document.documentElement.lang = PSEUDO.tag;
  return true;
}

async function speakIfAble(language: Language): Promise<boolean> {
  try {
    await speak(language);
    return true;
  } catch {
    // What is said instead is in the same language.
    document.documentElement.lang = language;
    return false;
  }
}

/** Chooses a language, for this visit and the next; where its words can't be had, all stays as it was. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    await speak(language);
  } catch {
    return false;
  }
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // As above.
  }
  return true;
}

/** What is spoken now. */
export function nowSpoken(): Spoken {
  if (spoken === null) throw new Error('nothing can be said before startSpeaking');
  return spoken;
}

/** Calls back whenever the language changes, until the answer is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
