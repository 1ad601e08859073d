/** Threads that play jobs until none are left. */
import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job.ts';

function isResult(value: unknown): value is JobResult {
  return typeof value === 'object' && value !== null && 'number' in value && 'wrong' in value;
}

/** Idle threads. */
export interface Pool {
  /** Plays jobs; `next` returns a thread's next job, or `null` when there are none left for it. */
  play(next: () => Job | null, done: (result: JobResult) => void): Promise<void>;
  close(): Promise<void>;
}

/** Starts this many threads. */
export function openPool(size: number): Pool {
  const workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  return {
    async play(next, done) {
      await Promise.all(workers.map((worker) => playAll(worker, next, done)));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function playAll(
  worker: Worker,
  next: () => Job | null,
  done: (result: JobResult) => void,
): Promise<void> {
  for (let job = next(); job !== null; job = next()) done(await ask(worker, job));
}

function ask(worker: Worker, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown): void =>
      reject(error instanceof Error ? error : new Error(String(error)));
    worker.once('error', failed);
    worker.once('message', (message: unknown) => {
      worker.off('error', failed);
      if (isResult(message)) resolve(message);
      else reject(new Error('a thread gave no result'));
    });
    worker.postMessage(job);
  });
}
