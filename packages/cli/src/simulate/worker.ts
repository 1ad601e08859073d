/** A thread that plays its share of the games and reports each result. */
import { parentPort, workerData } from 'node:worker_threads';
import { playShare, readShare } from './share.ts';

for (const played of playShare(readShare(workerData))) parentPort?.postMessage(played);
