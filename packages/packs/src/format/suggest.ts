/** "Did you mean …?" */

/** The known word that a mistyped one probably was. */
export function closest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  if (word.length > 60) return null;
  for (const candidate of known) {
    const distance = edits(plain(word), plain(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What was expected instead of an unknown word: the one that was probably meant, or all that there are. */
export function insteadOf(word: string, known: Iterable<string>): string {
  const all = [...known];
  const meant = closest(word, all);
  if (meant !== null) return `did you mean ${meant}?`;
  return all.length > 1 ? `one of ${all.join(', ')}` : (all[0] ?? 'nothing');
}

/** `bad-stuff`, `badstuff` and `badStuff` are one word to a reader. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/gu, '');
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour (Damerau). */
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
