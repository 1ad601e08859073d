/** `kickdoor verify`: plays a record again and says whether it can be so. */
import { verify } from '@kickdoor/rules';
import { Command } from 'commander';
import { mismatchText, openRecord } from './open.ts';

/** The subcommand. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('play records again; exit with 1 and name the first move that can not be so')
    .argument('<files...>', 'records, as `simulate --record` writes them')
    .action((files: readonly string[]) => {
      const problems = files.map(verifyFile);
      if (problems.some(Boolean)) process.exitCode = 1;
    });
}

/** Prints a line for a record; whether something is wrong with it. */
function verifyFile(file: string): boolean {
  const problem = problemWith(file);
  const stream = problem.wrong ? process.stderr : process.stdout;
  stream.write(`${problem.text}\n`);
  return problem.wrong;
}

function problemWith(file: string): { readonly wrong: boolean; readonly text: string } {
  const opened = openRecord(file);
  if (typeof opened === 'string') return { wrong: true, text: opened };
  const { record, box, changed } = opened;
  const mismatch = changed ?? verify(box, record);
  if (mismatch !== null) return { wrong: true, text: mismatchText(file, record, mismatch) };
  return { wrong: false, text: `${file}: ${record.moves.length} moves, all as they were` };
}
