/** `kickdoor admin`: asks a running server, over its local socket. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { controlPath } from '@kickdoor/server';
import { OwnedBan, OwnedBans, OwnedTable, OwnedTables, Closed, Status } from '@kickdoor/server/owner';
import { Command } from 'commander';
import { z } from 'zod';
import { folderOf } from '../backup.ts';
import { flag, path, type Words } from '../words/words.ts';
import { ask, AdminError } from './ask.ts';
import { banLines, statusLines, tableLines, tableRows } from './lines.ts';

interface Flags {
  readonly data?: string;
  readonly json?: boolean;
}

/** What a subcommand asks, and how it prints the answer. */
interface Question<T> {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: z.ZodType<T>;
  readonly lines: (answer: T) => readonly string[];
}

/** All subcommands. */
export function adminCommand(words: Words): Command {
  const admin = new Command('admin').description(words.say('cli-admin'));
  const add = (name: AdminName) => {
    const command = new Command(name)
      .description(words.say(`cli-admin-${name}`))
      .option(flag(words, '--data', 'folder'), words.say('cli-serve-data'))
      .option('--json', words.say('cli-json'));
    admin.addCommand(command);
    return command;
  };
  add('status').action((flags: Flags) =>
    put(words, flags, { path: '/status', schema: Status, lines: (status) => statusLines(words, status) }),
  );
  addTables(words, add);
  addBans(words, add);
  add('drain')
    .option('--off', words.say('cli-admin-drain-off'))
    .action((flags: Flags & { off?: boolean }) =>
      put(words, flags, {
        method: 'POST',
        path: '/drain',
        body: { on: flags.off !== true },
        schema: z.object({}),
        lines: () => [words.say(flags.off === true ? 'cli-admin-drained-off' : 'cli-admin-drained')],
      }),
    );
  return admin;
}

type AdminName = 'status' | 'list' | 'show' | 'close' | 'export' | 'bans' | 'ban' | 'unban' | 'drain';

interface BanFlags extends Flags {
  readonly table?: string;
  readonly seat?: string;
  readonly hours?: string;
  readonly note?: string;
}

type Add = (name: AdminName) => Command;

function addTables(words: Words, add: Add): void {
  const table = `<${words.say('cli-value-table')}>`;
  const tableText = words.say('cli-admin-table');
  add('list')
    .option(flag(words, '--most', 'number'), words.say('cli-admin-most'))
    .action((flags: Flags & { most?: string }) =>
      put(words, flags, {
        path: `/tables?most=${encodeURIComponent(flags.most ?? '100')}`,
        schema: OwnedTables,
        lines: ({ tables }) => tableRows(words, tables),
      }),
    );
  add('show')
    .argument(table, tableText, path(words))
    .action((id: string, flags: Flags) =>
      put(words, flags, { path: at(id), schema: OwnedTable, lines: (one) => tableLines(words, one) }),
    );
  add('close')
    .argument(table, tableText, path(words))
    .action((id: string, flags: Flags) =>
      put(words, flags, {
        method: 'POST',
        path: `${at(id)}/close`,
        schema: Closed,
        lines: ({ record }) => [
          record === null
            ? words.say('cli-admin-closed')
            : words.say('cli-admin-closed-to', { file: record }),
        ],
      }),
    );
  add('export')
    .argument(table, tableText, path(words))
    .argument(`[${words.say('cli-value-file')}]`, words.say('cli-admin-export-file'), path(words))
    .action((id: string, file: string | undefined, flags: Flags) => exportRecord(words, flags, id, file));
}

function addBans(words: Words, add: Add): void {
  add('bans').action((flags: Flags) =>
    put(words, flags, { path: '/bans', schema: OwnedBans, lines: ({ bans }) => banLines(words, bans) }),
  );
  add('ban')
    .argument(`[${words.say('cli-value-address')}]`, words.say('cli-admin-ban-address'), path(words))
    .option(flag(words, '--table', 'table'), words.say('cli-admin-ban-table'))
    .option(flag(words, '--seat', 'number'), words.say('cli-admin-ban-seat'))
    .option(flag(words, '--hours', 'number'), words.say('cli-admin-ban-hours'))
    .option(flag(words, '--note', 'text'), words.say('cli-admin-ban-note'))
    .action((address: string | undefined, flags: BanFlags) => {
      const { table, seat, hours, note = '' } = flags;
      if ((address === undefined) === (table === undefined || seat === undefined)) {
        fail(words.say('cli-admin-ban-whom'));
        return undefined;
      }
      return put(words, flags, {
        method: 'POST',
        path: '/bans',
        body: {
          who: address === undefined ? { table, seat: Number(seat) } : { address },
          ...(hours === undefined ? {} : { hours: Number(hours) }),
          note,
        },
        schema: OwnedBan,
        lines: ({ id }) => [words.say('cli-admin-banned', { ban: id })],
      });
    });
  add('unban')
    .argument(`<${words.say('cli-value-ban')}>`, words.say('cli-admin-unban-id'), path(words))
    .action((id: string, flags: Flags) =>
      put(words, flags, {
        method: 'DELETE',
        path: `/bans?id=${encodeURIComponent(id)}`,
        schema: z.object({}),
        lines: () => [words.say('cli-admin-unbanned', { ban: id })],
      }),
    );
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

async function put<T>(words: Words, flags: Flags, question: Question<T>): Promise<void> {
  await attempt(words, flags, async (socket) => {
    const { method = 'GET', path: where, body } = question;
    const json: unknown = JSON.parse(await ask(socket, method, where, body));
    const answer = question.schema.parse(json);
    const lines = flags.json === true ? [JSON.stringify(json, null, 2)] : question.lines(answer);
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}

/** Writes a record to a file, or else to standard output. */
async function exportRecord(words: Words, flags: Flags, id: string, file: string | undefined): Promise<void> {
  await attempt(words, flags, async (socket) => {
    const record = await ask(socket, 'GET', `${at(id)}/record`);
    if (file === undefined) process.stdout.write(record);
    else {
      writeFileSync(file, record, { flag: 'wx' });
      const said = words.say('cli-admin-exported', { file });
      process.stdout.write(flags.json === true ? `${JSON.stringify({ file })}\n` : `${said}\n`);
    }
  });
}

async function attempt(words: Words, flags: Flags, task: (socket: string) => Promise<void>): Promise<void> {
  const folder = folderOf(flags);
  try {
    await task(controlPath(folder));
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    if (error.why === 'no-server') fail(words.say('cli-admin-no-server', { folder }));
    else if (error.why === 'not-allowed') fail(words.say('cli-admin-not-allowed', { folder }));
    else fail(words.say('cli-admin-refused', { why: error.message }));
  }
}

function fail(text: string): void {
  process.stderr.write(`kickdoor: ${text}\n`);
  process.exitCode = 1;
}
