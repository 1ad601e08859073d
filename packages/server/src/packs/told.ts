/** The mistakes in a pack, as its host is told. */
import { checkerWords } from '@kickdoor/packs/node';
import { createWords, type Language, type Words } from '@kickdoor/words';
import { problemPhrase, type Problem } from '@kickdoor/words/check';
import type { Mistake } from './calls.ts';

/** Most mistakes reported. */
const MOST_TOLD = 20;

const known = new Map<Language, Words>();

function wordsIn(language: Language): Words {
  const words = known.get(language) ?? createWords(language, checkerWords(language), { plain: true });
  known.set(language, words);
  return words;
}

/** The first mistakes among some problems, phrased in a language. */
export function toldIn(language: Language, problems: readonly Problem[]): readonly Mistake[] {
  const words = wordsIn(language);
  const mistakes: Mistake[] = [];
  for (const problem of problems) {
    if (problem.weight !== 'mistake' || mistakes.length === MOST_TOLD) continue;
    const { file, line, column } = problem;
    mistakes.push({ file, line, column, message: words.say(problemPhrase(problem)) });
  }
  return mistakes;
}
