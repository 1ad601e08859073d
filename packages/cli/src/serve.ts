/** `kickdoor serve`: the game's server. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, startServer, type RunningServer, type Settings } from '@kickdoor/server';
import { Command } from 'commander';
import { pino } from 'pino';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

/** The subcommand; its flags go before the environment. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the game; prints the address to open')
    .option('--port <number>', 'the port to listen at (PORT, 3000)')
    .option('--host <address>', 'the address to listen at (HOST, 0.0.0.0: all of this machine)')
    .option('--data <folder>', 'where games are kept (DATA_DIR, ./data)')
    .action((flags: Flags) => serve(flags));
}

async function serve(flags: Flags): Promise<void> {
  const settings = readSettings({
    ...process.env,
    ...(flags.port === undefined ? {} : { PORT: flags.port }),
    ...(flags.host === undefined ? {} : { HOST: flags.host }),
    ...(flags.data === undefined ? {} : { DATA_DIR: flags.data }),
  });
  if ('error' in settings) {
    fail(settings.error);
    return;
  }
  // Only those who work on the page have it elsewhere.
  const web = resolve(process.env['WEB_DIR'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)));
  if (!existsSync(`${web}/index.html`)) {
    fail('The page has not been built. Build it with: npm run build');
    return;
  }
  const level = settings.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info');
  const log = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
  try {
    const server = await startServer({ ...settings, web, log });
    announce(settings, server.port);
    stopOnSignal(server);
  } catch (error) {
    fail(explain(error, settings));
  }
}

function announce({ host }: Settings, port: number): void {
  const everywhere = host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  const lines = [`Kickdoor is open at http://${everywhere ? 'localhost' : named}:${port}`];
  for (const address of everywhere ? ownAddresses() : []) {
    lines.push(`On the same network: http://${address}:${port}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The addresses by which others on the network reach this machine. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .slice(0, 3);
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.close().then(
        () => process.exit(0),
        (error: unknown) => fail(explain(error, null)),
      );
    });
  }
}

function explain(error: unknown, settings: Settings | null): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (settings !== null && code === 'EADDRINUSE') {
    return `Port ${settings.port} is in use. Choose another one: PORT=${settings.port + 1}`;
  }
  if (settings !== null && code === 'EACCES') {
    return `Port ${settings.port} may not be used by this user.`;
  }
  if (settings !== null && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
    return `HOST is "${settings.host}", which is no address of this machine.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function fail(message: string): void {
  process.stderr.write(`kickdoor: ${message}\n`);
  process.exitCode = 1;
}
