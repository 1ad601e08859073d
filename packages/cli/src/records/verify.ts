/** `kickdoor verify`: replays a record and reports whether it is valid. */
import { verify } from '@kickdoor/rules';
import { Command } from 'commander';
import type { Words } from '../words/words.ts';
import { mismatchText, openRecord } from './open.ts';

/** The subcommand. */
export function verifyCommand(words: Words): Command {
  return new Command('verify')
    .description(words.say('cli-verify'))
    .argument(`<${words.say('cli-value-files')}...>`, words.say('cli-verify-files'))
    .action((files: readonly string[]) => {
      const problems = files.map((file) => verifyFile(file, words));
      if (problems.some(Boolean)) process.exitCode = 1;
    });
}

/** Prints a line about a record. Returns whether something is wrong with it. */
function verifyFile(file: string, words: Words): boolean {
  const problem = problemWith(file, words);
  const stream = problem.wrong ? process.stderr : process.stdout;
  stream.write(`${problem.text}\n`);
  return problem.wrong;
}

function problemWith(file: string, words: Words): { readonly wrong: boolean; readonly text: string } {
  const opened = openRecord(file, words);
  if (typeof opened === 'string') return { wrong: true, text: opened };
  const { record, pool, changed } = opened;
  const mismatch = changed ?? verify(pool, record);
  if (mismatch !== null) return { wrong: true, text: mismatchText(file, record, mismatch, words) };
  const sound = words.say('cli-verify-sound', { count: record.moves.length });
  return { wrong: false, text: `${file}: ${sound}` };
}
