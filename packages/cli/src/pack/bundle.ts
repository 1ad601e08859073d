/** `kickdoor pack bundle`: bundles a pack in one file to share. */
import process from 'node:process';
import { BUNDLE_SUFFIX, writeBundle } from '@kickdoor/packs/bundle';
import { filesToBundle, loadPack, placedIn } from '@kickdoor/packs/node';
import { printProblem, type Problem } from '@kickdoor/words/check';
import { Command } from 'commander';
import { mustBeWritable, writeOut } from '../files.ts';
import { flag, path, type Words } from '../words/words.ts';

interface Flags {
  readonly out?: string;
}

/** The subcommand. Bundles only playable packs. */
export function bundleCommand(words: Words): Command {
  return new Command('bundle')
    .description(words.say('cli-pack-bundle'))
    .argument(`<${words.say('cli-value-folder')}>`, words.say('cli-pack-folder'), path(words))
    .option(flag(words, '--out', 'file'), words.say('cli-pack-bundle-out'), path(words))
    .action((folder: string, { out }: Flags) => bundle(folder, out, words));
}

function bundle(folder: string, out: string | undefined, words: Words): void {
  const { pack, problems } = loadPack(folder);
  if (pack === null) {
    fail(folder, problems, words);
    return;
  }
  const found: Problem[] = [];
  const bytes = writeBundle(pack, filesToBundle(folder), found);
  if (bytes === null) {
    fail(folder, found, words);
    return;
  }
  const file = out ?? `${pack.id}${BUNDLE_SUFFIX}`;
  mustBeWritable(file);
  writeOut(file, bytes);
  const cards = pack.cards.reduce((sum, { copies }) => sum + copies, 0);
  const lines = [words.say('cli-pack-bundled', { file, cards, bytes: bytes.length })];
  if (pack.author === null) lines.push(words.say('cli-pack-no-author'));
  if (pack.license === null) lines.push(words.say('cli-pack-no-license'));
  process.stdout.write(`${lines.join('\n')}\n`);
}

function fail(folder: string, problems: readonly Problem[], words: Words): void {
  const mistakes = problems.filter(({ weight }) => weight === 'mistake');
  const lines = mistakes.map((problem) => `${printProblem(placedIn(folder, problem), words)}\n`);
  process.stderr.write(lines.join(''));
  process.exitCode = 1;
}
