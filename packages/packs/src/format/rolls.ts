/** Checks that the cases of a roll cover all results, and that each can occur. */
import { flaw, type Problem } from '@kickdoor/words/check';
import { phrase } from '../words/phrase.ts';
import type { ReadCard } from './read-cards.ts';
import type { Path } from './source.ts';

/** The highest result of a die. */
const MOST = 6;

/** Reports results of a card's rolls without a case, and cases that no result reaches. */
export function checkRolls(card: ReadCard, problems: Problem[]): void {
  visit(card.raw, [], (cases, path) => problems.push(...gaps(card, cases, path)));
}

/** Calls `call` with the cases of every roll in a value. */
function visit(value: unknown, path: Path, call: (cases: readonly unknown[], path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const [around, key] = path.slice(-2);
  if (Array.isArray(value) && around === 'roll' && key === 'cases') call(value, path);
  const parts: [string, unknown][] = Object.entries(value);
  for (const [name, part] of parts) visit(part, [...path, Array.isArray(value) ? Number(name) : name], call);
}

function gaps(card: ReadCard, cases: readonly unknown[], path: Path): readonly Problem[] {
  const found: Problem[] = [];
  let reached = 0;
  for (const [at, one] of cases.entries()) {
    const upTo: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'upTo') : undefined;
    // Other values are reported elsewhere.
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
