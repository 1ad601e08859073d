/** Threads that play games. Starting one takes longer than a game, so they are reused. */
import { Worker } from 'node:worker_threads';
import { DONE, type Share, type ShareResult } from './share.ts';

function isResult(value: unknown): value is ShareResult {
  return typeof value === 'object' && value !== null && ('outcome' in value || 'broken' in value);
}

export class Threads {
  readonly #idle: Worker[] = [];

  /** Plays a share in a thread until done or aborted. */
  play(share: Share, hear: (result: ShareResult) => void, signal: AbortSignal): Promise<void> {
    const worker = this.#idle.pop() ?? new Worker(new URL('./worker.ts', import.meta.url));
    return new Promise((resolve, reject) => {
      const stop = (): void => void worker.terminate();
      const leave = (): void => {
        signal.removeEventListener('abort', stop);
        worker.off('message', listen).off('error', reject).off('exit', leave);
        resolve();
      };
      const listen = (message: unknown): void => {
        if (message === DONE) {
          this.#idle.push(worker);
          leave();
          return;
        }
        try {
          if (!isResult(message)) throw new Error('a worker gave no result');
          hear(message);
        } catch (error) {
          reject(error);
        }
      };
      signal.addEventListener('abort', stop);
      worker.on('message', listen).on('error', reject).on('exit', leave);
      worker.postMessage(share);
    });
  }

  /** Ends the idle threads. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }
}
