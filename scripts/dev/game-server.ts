/** Runs the game's server beside the page: starts it, and starts it anew when its sources change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, 'server.ts');

export interface GameServer {
  /** Stops the server that runs, if one does, and starts it as its sources are now. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A game server at a port of this machine; `say` is told how it goes. */
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

  /** Lets it put its tables into the store. */
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
