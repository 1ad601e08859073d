/** `kickdoor verify`: replays a record and reports whether it is valid. */
import { verify, type GameRecord } from '@kickdoor/rules';
import { Command } from 'commander';
import type { Packs } from '@kickdoor/packs/node';
import { openPacks, packPlaces, packsOption, type PackFlags } from '../packs.ts';
import type { Words } from '../words/words.ts';
import { mismatchText, openRecord } from './open.ts';

/** The subcommand. */
export function verifyCommand(words: Words): Command {
  return new Command('verify')
    .description(words.say('cli-verify'))
    .argument(`<${words.say('cli-value-files')}...>`, words.say('cli-verify-files'))
    .addOption(packsOption(words))
    .action((files: readonly string[], flags: PackFlags) => {
      const packs = openPacks(packPlaces(flags), words);
      if (packs === null) return;
      const problems = files.map((file) => verifyFile(file, packs, words));
      if (problems.some(Boolean)) process.exitCode = 1;
    });
}

/** Prints a line about a record. Returns whether something is wrong with it. */
function verifyFile(file: string, packs: Packs, words: Words): boolean {
  const problem = problemWith(file, packs, words);
  const stream = problem.wrong ? process.stderr : process.stdout;
  stream.write(`${problem.text}\n`);
  return problem.wrong;
}

function problemWith(
  file: string,
  packs: Packs,
  words: Words,
): { readonly wrong: boolean; readonly text: string } {
  const opened = openRecord(file, packs, words);
  if (typeof opened === 'string') return { wrong: true, text: opened };
  const { record, pool, changed } = opened;
  const mismatch = changed ?? verify(pool, record);
  if (mismatch !== null) return { wrong: true, text: mismatchText(file, record, mismatch, words) };
  const sound = words.say('cli-verify-sound', { count: record.moves.length });
  return { wrong: false, text: [`${file}: ${sound}`, ...fairLines(file, record, words)].join('\n') };
}

/** Lines about the fairness of a valid record; none if its seed was chosen. */
function fairLines(file: string, { header }: GameRecord, words: Words): string[] {
  if (header.fair === undefined) return [];
  const { commitment, parts } = header.fair;
  const who = parts.flatMap(({ seat }) => header.players[seat]?.name ?? []).join(', ');
  return [
    parts.length === 0
      ? words.say('cli-verify-fair-alone', { file, commitment })
      : words.say('cli-verify-fair', { file, commitment, who }),
  ];
}
