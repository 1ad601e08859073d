/** A thread that plays shares of games, one after another, and reports each result. */
import { parentPort } from 'node:worker_threads';
import { DONE, playShare, readShare } from './share.ts';

parentPort?.on('message', (share: unknown) => {
  for (const played of playShare(readShare(share))) parentPort?.postMessage(played);
  parentPort?.postMessage(DONE);
});
