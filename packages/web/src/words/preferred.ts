/** Which language is asked for: found out before anything else of the page has loaded (`door/script.ts`). */

const KEY = 'kickdoor.language';
/** What is kept where tests want each letter accented. */
export const PSEUDO = 'pseudo';

/** The choice stored here; `null` if there is none, or if storage is unavailable. */
export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers a choice for the next visit. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is unavailable; the choice isn't remembered.
  }
}

/** The stored choice, or else the first of the browser's that is known. */
export function preferredOf<L extends string>(isKnown: (tag: string) => tag is L, otherwise: L): L {
  const asked = [keptLanguage() ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(isKnown) ?? otherwise;
}
