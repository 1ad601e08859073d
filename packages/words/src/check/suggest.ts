/** "Did you mean …?" */
import { oneOf, type Phrase } from '@kickdoor/rules';

/** Advice on an unknown word: which word was probably meant, and which ones exist. */
export interface Advice {
  readonly meant: string | null;
  readonly expected: Phrase | null;
}

/** Advice on an unknown word. `what` describes the known words if there are too many to list. */
export function advise(word: string, known: Iterable<string>, what: Phrase | null = null): Advice {
  const all = [...known];
  const meant = closest(word, all);
  if (all.length === 0 || (all.length > LISTED && what !== null)) return { meant, expected: what };
  return { meant, expected: oneOf(all) };
}

/** The most words listed if a description could replace them. */
const LISTED = 12;

/** The known word closest to a mistyped one. */
function closest(word: string, known: readonly string[]): string | null {
  if (word.length > 60) return null;
  let best: string | null = null;
  let bestDistance = Infinity;
  for (const candidate of known) {
    const [a, b] = [plain(word), plain(candidate)];
    const allowed = Math.min(3, Math.max(1, Math.floor(Math.max(a.length, b.length) / 2.5)));
    if (Math.abs(a.length - b.length) > allowed) continue;
    const distance = edits(a, b);
    if (distance <= allowed && distance < a.length && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `bad-stuff`, `badstuff` and `badStuff` are the same word to a reader. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/gu, '');
}

/** The Damerau–Levenshtein distance: letters inserted, deleted, changed or swapped with their neighbor. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
