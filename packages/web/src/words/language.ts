/** The language that this player reads: as chosen here, or else as the browser asks. It can change at any moment. */
import { isLanguage, type Language, type Words } from '@kickdoor/packs';
import { ownWords, tableWords, type OwnWords } from './texts.ts';

/** What the page speaks now. */
export interface Spoken {
  readonly language: Language;
  readonly own: OwnWords;
  /** Words that need no table. */
  readonly words: Words;
}

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  de: 'Deutsch',
};

const KEY = 'kickdoor.language';

let spoken: Spoken | null = null;
const listeners = new Set<() => void>();

/** The language to begin with. */
function preferred(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Nothing is kept here; the browser decides.
  }
  const asked = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

/** Speaks a language from now on, once its words are there. */
async function speak(language: Language): Promise<void> {
  const own = await ownWords(language);
  spoken = { language, own, words: tableWords(language, own) };
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', spoken.words.say('description'));
  for (const listener of listeners) listener();
}

/** Speaks the player's language; to be awaited before anything is shown. */
export async function startSpeaking(): Promise<void> {
  await speak(preferred());
}

/** Chooses a language, for this visit and the next. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // As above.
  }
  await speak(language);
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
