/** Determines the preferred language before anything else of the page has loaded (`door/script.ts`). */

const KEY = 'kickdoor.language';
/** The stored value with which tests request accented letters. */
export const PSEUDO = 'pseudo';

/** The stored choice; `null` if there is none, or if storage is unavailable. */
export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a choice for the next visit. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is unavailable; the choice is forgotten.
  }
}

/** The stored choice, or else the browser's first known language. */
export function preferredOf<L extends string>(isKnown: (tag: string) => tag is L, otherwise: L): L {
  const asked = [keptLanguage() ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(isKnown) ?? otherwise;
}
