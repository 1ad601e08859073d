/** A thread that plays one job after another. */
import { parentPort } from 'node:worker_threads';
import { playJob, readJob } from './job.ts';

parentPort?.on('message', (data: unknown) => parentPort?.postMessage(playJob(readJob(data))));
