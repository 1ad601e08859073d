/** `kickdoor backup` and `kickdoor restore`: back up a store. */
import {
  BackupError,
  FolderInUseError,
  backUp,
  readSettings,
  restore,
  type BackupContent,
  type BackupFault,
} from '@kickdoor/server';
import { Command } from 'commander';
import { flag, path, type Words } from './words/words.ts';

interface Flags {
  readonly data?: string;
  readonly json?: boolean;
  readonly replace?: boolean;
}

/** `kickdoor backup FILE` */
export function backupCommand(words: Words): Command {
  return command('backup', words).action(async (file: string, flags: Flags) => {
    await attempt(words, async () => {
      const done = await backUp(folderOf(flags), file);
      report(words, file, done, flags, (content) => words.say('cli-backup-done', { file, ...content }));
    });
  });
}

/** `kickdoor restore FILE` */
export function restoreCommand(words: Words): Command {
  return command('restore', words)
    .option('--replace', words.say('cli-restore-replace'))
    .action(async (file: string, flags: Flags) => {
      await attempt(words, () => {
        const folder = folderOf(flags);
        const done = restore(file, folder, flags.replace === true);
        report(words, file, done, flags, ({ aside, ...content }) =>
          [
            words.say('cli-restore-done', { folder, ...content }),
            ...(aside === null ? [] : [words.say('cli-restore-aside', { folder: aside })]),
          ].join('\n'),
        );
      });
    });
}

function command(name: 'backup' | 'restore', words: Words): Command {
  return new Command(name)
    .description(words.say(`cli-${name}`))
    .argument(`<${words.say('cli-value-file')}>`, words.say(`cli-${name}-file`), path(words))
    .option(flag(words, '--data', 'folder'), words.say('cli-serve-data'))
    .option('--json', words.say('cli-json'));
}

/** The data folder that `kickdoor serve` would use. */
export function folderOf({ data }: { readonly data?: string }): string {
  const settings = readSettings({ DATA_DIR: process.env['DATA_DIR'] }, { DATA_DIR: data });
  return 'unusable' in settings ? settings.value : settings.dataDir;
}

function report<T extends BackupContent>(
  words: Words,
  file: string,
  done: T | BackupFault,
  { json = false }: Flags,
  text: (content: T) => string,
): void {
  if ('fault' in done) {
    fail(
      done.fault === 'damaged'
        ? words.say('cli-backup-damaged', { file, why: done.why })
        : words.say('cli-backup-none', { file }),
    );
    return;
  }
  process.stdout.write(json ? `${JSON.stringify(done)}\n` : `${text(done)}\n`);
}

async function attempt(words: Words, task: () => void | Promise<void>): Promise<void> {
  if ((process.env['STORE'] ?? '') !== '') {
    fail(words.say('cli-backup-shared'));
    return;
  }
  try {
    await task();
  } catch (error) {
    if (error instanceof BackupError) fail(words.say(`cli-backup-${error.why}`, { path: error.path }));
    else if (error instanceof FolderInUseError) {
      fail(words.say('cli-serve-folder-in-use', { folder: error.folder }));
    } else throw error;
  }
}

function fail(text: string): void {
  process.stderr.write(`kickdoor: ${text}\n`);
  process.exitCode = 1;
}
