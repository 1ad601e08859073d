/** "Did you mean …?" */
import { oneOf, type Phrase } from '@kickdoor/rules';

/** What to say of an unknown word: which other was probably meant, and what there is to choose from. */
export interface Advice {
  readonly meant: string | null;
  readonly expected: Phrase | null;
}

/** Advice on an unknown word. `what` names the known words where they are too many to be listed. */
export function advise(word: string, known: Iterable<string>, what: Phrase | null = null): Advice {
  const all = [...known];
  const meant = closest(word, all);
  if (all.length === 0 || (all.length > LISTED && what !== null)) return { meant, expected: what };
  return { meant, expected: oneOf(all) };
}

/** How many words are listed where they could be named by one. */
const LISTED = 12;

/** The known word that a mistyped one probably was. */
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

/** `bad-stuff`, `badstuff` and `badStuff` are one word to a reader. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/gu, '');
}

/** How many letters must be put in, taken out, changed or swapped with their neighbor (Damerau). */
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
