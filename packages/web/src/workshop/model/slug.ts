/** Derives ids from the names of packs and cards. */

/** Cyrillic letters in the Latin transliteration of passports. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ß: 'ss',
};

const LONGEST = 40;

/** Derives an id from a name that isn't taken yet; uses `fallback` if the name has no letters. */
export function slugOf(name: string, fallback: string, taken: ReadonlySet<string>): string {
  const latin = Array.from(name.toLowerCase(), (letter) => LATIN[letter] ?? letter).join('');
  const words = latin
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    // An id begins with a letter.
    .replaceAll(/^[^a-z]+|-+$/gu, '');
  const base = words.slice(0, LONGEST).replace(/-+$/u, '') || fallback;
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
}
