/** Cards outside a pack: those a scenario defines. */
import type { CardSet } from '@kickdoor/rules';
import { checkCards } from './format/checks.ts';
import { compileCard } from './format/compile.ts';
import type { Companion } from './format/manifest.ts';
import { type Problem, sortProblems } from '@kickdoor/words/check';
import { cardsAt } from './format/read-cards.ts';
import { readYaml, type Path } from './format/source.ts';

/**
 * Compiles the cards listed at `path` in a YAML file (`['pack']` in a scenario) as a set with this id. They need no
 * names and no pictures. `beside` has the races and classes of the sets they are played with.
 */
export function compileCards(
  file: string,
  text: string,
  path: Path,
  set: string,
  beside: Companion = { races: [], classes: [] },
): { readonly set: CardSet | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const source = readYaml(file, text, problems);
  const cards = source === null ? [] : (cardsAt(source, path, null, problems) ?? []);
  checkCards(cards, { ...beside, all: true }, problems);
  if (problems.length > 0) return { set: null, problems: sortProblems(problems) };
  const defs = cards.flatMap((card) => (card.source === null ? [] : [compileCard(card.source, set)]));
  return { set: { id: set, cards: defs }, problems };
}
