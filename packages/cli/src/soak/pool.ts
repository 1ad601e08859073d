/** Threads that play jobs until there are no more. */
import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job.ts';

function isResult(value: unknown): value is JobResult {
  return typeof value === 'object' && value !== null && 'number' in value && 'wrong' in value;
}

/** Plays jobs in some threads; `next` gives each thread its next job, `null` where it has done enough. */
export async function runJobs(
  workers: number,
  next: () => Job | null,
  done: (result: JobResult) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => inThread(next, done)));
}

async function inThread(next: () => Job | null, done: (result: JobResult) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  try {
    for (let job = next(); job !== null; job = next()) done(await ask(worker, job));
  } finally {
    await worker.terminate();
  }
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
