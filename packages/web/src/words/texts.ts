/** The words of the page itself, and together with those of the rules and the sets at a table. */
import { createWords, type Words, type WordSource } from '@kickdoor/packs';

const files = import.meta.glob<string>(
  ['./en/*.ftl', '../../../rules/src/words/en/*.ftl', '../../../bots/src/words/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** The words of the page, the rules and the bots. */
const ownSources: readonly string[] = Object.values(files);

/** Words that need no table. */
export const pageWords: Words = createWords('en', ownSources);

/** The words of a table: with those of its sets. */
export function tableWords(
  sets: readonly WordSource[],
  onProblem: (problem: string) => void = () => undefined,
): Words {
  return createWords('en', [...ownSources, ...sets], { onProblem });
}
