/** A thread that plays its share of the games. */
import { parentPort, workerData } from 'node:worker_threads';
import { playShare, readShare } from './share.ts';

parentPort?.postMessage(playShare(readShare(workerData)));
