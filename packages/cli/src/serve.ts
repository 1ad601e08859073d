/** `kickdoor serve`: the game server. */
import { existsSync, readFileSync } from 'node:fs';
import { constants, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemPhrase } from '@kickdoor/words/node';
import type { Phrase } from '@kickdoor/rules';
import {
  DatabaseError,
  DataFolderError,
  fitToCores,
  FolderInUseError,
  LOG_LEVELS,
  NEWER_DATABASE,
  NatsError,
  logToStderr,
  readSettings,
  startServer,
  type RunningServer,
  type Settings,
  type UnusableSetting,
} from '@kickdoor/server';
import { Command } from 'commander';
import { openPacks, packPlaces, packsOption, type PackFlags } from './packs.ts';
import { programVersion } from './version.ts';
import { flag, phrase, type Words } from './words/words.ts';

/** The most milliseconds for stopping, less than containers and services wait before they kill a process. */
const STOP_WITHIN = 8000;

interface Flags extends PackFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly store?: string;
  readonly nats?: string;
  readonly advertise?: string;
  readonly adminTokenFile?: string;
}

/** The subcommand; its options override the environment. */
export function serveCommand(words: Words): Command {
  return new Command('serve')
    .description(words.say('cli-serve'))
    .option(flag(words, '--port', 'number'), words.say('cli-serve-port'))
    .option(flag(words, '--host', 'address'), words.say('cli-serve-host'))
    .option(flag(words, '--data', 'folder'), words.say('cli-serve-data'))
    .addOption(packsOption(words))
    .option(flag(words, '--store', 'url'), words.say('cli-serve-store'))
    .option(flag(words, '--nats', 'url'), words.say('cli-serve-nats'))
    .option(flag(words, '--advertise', 'url'), words.say('cli-serve-advertise'))
    .option(flag(words, '--admin-token-file', 'file'), words.say('cli-serve-admin-token-file'))
    .action((flags: Flags) => serve(flags, words));
}

async function serve(flags: Flags, words: Words): Promise<void> {
  const { adminTokenFile: file } = flags;
  const token = file === undefined ? undefined : tokenIn(file, words);
  if (token === null) return;
  const settings = readSettings(process.env, {
    PORT: flags.port,
    HOST: flags.host,
    DATA_DIR: flags.data,
    STORE: flags.store,
    NATS: flags.nats,
    ADVERTISE: flags.advertise,
    ADMIN_TOKEN: token,
  });
  if ('unusable' in settings) {
    const isFile = settings.unusable === 'ADMIN_TOKEN' && file !== undefined;
    fail(unusable(settings, isFile ? file : settings.unusable, words));
    return;
  }
  const packs = openPacks(packPlaces(flags, settings.packsDir ?? ''), words);
  if (packs === null) return;
  // Set only when developing the page.
  const elsewhere = process.env['WEB_DIR'] ?? '';
  const web = resolve(
    elsewhere === '' ? fileURLToPath(new URL('../../web/dist', import.meta.url)) : elsewhere,
  );
  if (!existsSync(`${web}/index.html`)) {
    fail(words.say('cli-serve-no-page'));
    return;
  }
  const level = settings.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info');
  const log = logToStderr(level);
  fitToCores();
  try {
    const server = await startServer({ ...settings, packs, web, log, version: programVersion() });
    stopOnSignal(server, words);
    announce(settings, server.port, words);
  } catch (error) {
    fail(explain(error, settings, words));
  }
}

/** Reads the owner's token from its file. On the command line, every user of the machine could read it. */
function tokenIn(file: string, words: Words): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    fail(words.say('cli-serve-token-file', { file, why: systemPhrase(error) }));
    return null;
  }
}

/** Why the server can't start with a setting. */
function unusable({ value, expected }: UnusableSetting, name: string, words: Words): string {
  return words.say(`cli-serve-bad-${expected}`, {
    name,
    value: JSON.stringify(value),
    levels: LOG_LEVELS.join(', '),
  });
}

function announce({ host }: Settings, port: number, words: Words): void {
  const everywhere = host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  const here = `http://${everywhere ? 'localhost' : named}:${port}`;
  const lines = [words.say('cli-serve-open', { url: here })];
  for (const address of everywhere ? ownAddresses() : []) {
    lines.push(words.say('cli-serve-network', { url: `http://${address}:${port}` }));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The addresses at which others on the network can reach this machine. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .slice(0, 3);
}

/** Stops on the first signal, finishing work in progress within a time limit; a second signal exits at once. */
function stopOnSignal(server: RunningServer, words: Words): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + constants.signals[signal]);
      stopping = true;
      setTimeout(() => {
        fail(words.say('cli-serve-slow-stop'));
        process.exit();
      }, STOP_WITHIN).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => fail(explain(error, null, words)),
      );
    });
  }
}

function explain(error: unknown, settings: Settings | null, words: Words): string {
  if (error instanceof FolderInUseError) {
    return words.say('cli-serve-folder-in-use', { folder: error.folder });
  }
  if (error instanceof DataFolderError) {
    return words.say('cli-serve-data-folder', { folder: error.folder, why: whyNot(error.cause) });
  }
  if (error instanceof DatabaseError) return noDatabase(error, words);
  if (error instanceof NatsError) return words.say('cli-serve-no-nats', { url: error.where });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (settings !== null && code === 'EADDRINUSE') {
    return words.say('cli-serve-port-taken', {
      port: String(settings.port),
      other: String(settings.port + 1),
    });
  }
  if (settings !== null && code === 'EACCES') {
    return words.say('cli-serve-port-forbidden', { port: String(settings.port) });
  }
  if (settings !== null && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
    return words.say('cli-serve-not-here', { host: settings.host });
  }
  return error instanceof Error ? error.message : String(error);
}

/** Why nodes can't share a database. */
function noDatabase({ where, reason, cause }: DatabaseError, words: Words): string {
  const why = reason === 'other' ? systemPhrase(cause) : phrase(`cli-database-${reason}`);
  return words.say('cli-serve-database', { url: where, why });
}

/** SQLite's common error codes; extended codes have a suffix. */
const SQLITE = ['BUSY', 'CANTOPEN', 'CORRUPT', 'FULL', 'NOTADB', 'READONLY'] as const;

/** Why a data folder can't be used. */
function whyNot(cause: unknown): Phrase {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === NEWER_DATABASE) return phrase('cli-newer-database');
  const known = SQLITE.find((one) => code.startsWith(`SQLITE_${one}`));
  return known === undefined ? systemPhrase(cause) : phrase(`cli-sqlite-${known}`);
}

function fail(message: string): void {
  process.stderr.write(`kickdoor: ${message}\n`);
  process.exitCode = 1;
}
