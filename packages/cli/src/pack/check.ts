/** `kickdoor pack check`: reports what is wrong with packs and what is unfinished. */
import process from 'node:process';
import { loadPack, packsAt, placedIn } from '@kickdoor/packs/node';
import { printProblem, problemPhrase, type Problem } from '@kickdoor/words/check';
import { Command } from 'commander';
import { path, type Words } from '../words/words.ts';

/** The result of checking a pack. */
interface Checked {
  readonly path: string;
  readonly cards: number;
  /** Name files relative to the working directory, so that terminals can open them. */
  readonly problems: readonly Problem[];
}

/** The subcommand. Fails if a pack has a mistake; unfinished parts are only reported. */
export function checkCommand(words: Words): Command {
  const read = path(words);
  return new Command('check')
    .description(words.say('cli-pack-check'))
    .argument(
      `<${words.say('cli-value-folder')}...>`,
      words.say('cli-pack-places'),
      (text: string, before: readonly string[] | undefined) => [...(before ?? []), read(text)],
    )
    .option('--json', words.say('cli-json'))
    .action((places: readonly string[], { json = false }: { readonly json?: boolean }) => {
      const checked = places.flatMap(packsAt).map(check);
      process.stdout.write(`${json ? asJson(checked, words) : asLines(checked, words).join('\n')}\n`);
      if (checked.some(({ problems }) => problems.some(isWrong))) process.exitCode = 1;
    });
}

function check(place: string): Checked {
  const { problems, cards } = loadPack(place);
  return { path: place, cards, problems: problems.map((problem) => placedIn(place, problem)) };
}

function isWrong({ weight }: Problem): boolean {
  return weight !== 'gap';
}

function asLines(checked: readonly Checked[], words: Words): readonly string[] {
  return checked.flatMap(({ path: place, cards, problems }) => {
    const wrong = problems.filter(isWrong).length;
    const summary = words.say('cli-pack-summary', {
      cards,
      problems: wrong,
      unfinished: problems.length - wrong,
    });
    const lines = problems.map((problem) => asLine(problem, words));
    return [...lines, checked.length === 1 ? summary : words.say('cli-pack-of', { path: place, summary })];
  });
}

function asLine(problem: Problem, words: Words): string {
  if (isWrong(problem)) return printProblem(problem, words);
  const { file, line, column } = problem;
  const what = words.say(problemPhrase(problem));
  return `${file}:${line}:${column}  ${words.say('cli-pack-unfinished', { what })}`;
}

/** All problems, and a summary per pack. */
function asJson(checked: readonly Checked[], words: Words): string {
  const problems = checked.flatMap((each) => each.problems);
  const told = {
    cards: checked.reduce((sum, { cards }) => sum + cards, 0),
    problems: problems.map((problem) => {
      const { file, line, column, weight } = problem;
      return { file, line, column, weight, message: words.say(problemPhrase(problem)) };
    }),
    packs: checked.map(({ path: place, cards, problems: own }) => {
      const having = (weight: Problem['weight']): number =>
        own.filter((problem) => problem.weight === weight).length;
      const [mistakes, flaws, unfinished] = [having('mistake'), having('flaw'), having('gap')];
      return { path: place, cards, mistakes, flaws, unfinished };
    }),
  };
  return JSON.stringify(told, null, 2);
}
