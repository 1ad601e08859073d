/** Runs the game's server alongside the page and restarts it when its sources change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, 'server.ts');

export interface GameServer {
  /** Stops the server if it is running, and starts it with its current sources. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A game server on a local port; its progress is reported to `say`. */
export function gameServer(port: number, say: (line: string) => void): GameServer {
  let child: ChildProcess | null = null;
  let turn = Promise.resolve();

  function start(): Promise<void> {
    const env = { ...process.env, PORT: String(port) };
    const started = spawn(process.execPath, [PROGRAM], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    return new Promise((resolve) => {
      started.once('message', () => resolve());
      started.once('exit', (code) => {
        if (child === started) {
          child = null;
          say(`The server ended (${code ?? 'killed'}). It starts again when a source changes.`);
        }
        resolve();
      });
    });
  }

  /** Lets it store its tables. */
  function end(): Promise<void> {
    const running = child;
    child = null;
    if (running === null) return Promise.resolve();
    const ended = new Promise<void>((resolve) => {
      running.once('exit', () => resolve());
    });
    running.kill('SIGTERM');
    return ended;
  }

  const inTurn = (task: () => Promise<void>) => (turn = turn.then(task));
  return {
    restart: () =>
      inTurn(async () => {
        await end();
        await start();
      }),
    stop: () => inTurn(end),
  };
}
