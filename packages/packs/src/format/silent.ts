/** Checks for what can be read, but would do nothing or not what was meant. */
import { advise, flaw, type Problem } from '@kickdoor/words/check';
import { phrase } from '../words/phrase.ts';
import type { ReadCard } from './read-cards.ts';
import type { Path } from './source.ts';

/** The highest result of a die. */
const MOST = 6;

/** Reports such places in a card. `items` are the ids of all items that it may name; `null` if not all are known. */
export function checkSilent(card: ReadCard, items: ReadonlySet<string> | null, problems: Problem[]): void {
  visit(card.raw, [], (list, path) => {
    const [around, key] = path.slice(-2);
    if (around === 'roll' && key === 'cases') problems.push(...gaps(card, list, path));
    if (key === 'poles' && items !== null) problems.push(...strangers(card, list, path, items));
  });
}

/** Calls back for every list in a value. */
function visit(value: unknown, path: Path, call: (list: readonly unknown[], path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) call(value, path);
  const parts: [string, unknown][] = Object.entries(value);
  for (const [key, part] of parts) visit(part, [...path, Array.isArray(value) ? Number(key) : key], call);
}

/** Cases of a roll that no result reaches, and results that no case is for. */
function gaps(card: ReadCard, cases: readonly unknown[], path: Path): readonly Problem[] {
  const found: Problem[] = [];
  let reached = 0;
  for (const [at, one] of cases.entries()) {
    const upTo: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'upTo') : undefined;
    // What is no number is a mistake that is reported elsewhere.
    if (typeof upTo !== 'number') return [];
    const place = card.where([...path, at, 'upTo']);
    if (upTo <= reached) found.push(flaw(place, phrase('problem-case-never', { upTo: reached })));
    reached = Math.max(reached, upTo);
  }
  if (reached >= MOST) return found;
  const gap = flaw(
    card.where(path),
    phrase('problem-roll-gap', { upTo: reached }),
    phrase('expected-last-case'),
  );
  return [...found, gap];
}

function strangers(
  card: ReadCard,
  ids: readonly unknown[],
  path: Path,
  items: ReadonlySet<string>,
): readonly Problem[] {
  return [...ids.entries()].flatMap(([at, id]) => {
    if (typeof id !== 'string' || items.has(id)) return [];
    const { meant, expected } = advise(id, items, phrase('expected-item'));
    return [flaw(card.where([...path, at]), phrase('problem-no-item', { name: id }), expected, meant)];
  });
}
