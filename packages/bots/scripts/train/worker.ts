/** A worker thread that plays its share of the games and posts the positions kept from each. */
import { parentPort, workerData } from 'node:worker_threads';
import { SHEET_IDS } from '@kickdoor/rules';
import { pairingOf, positionsOf, type Position } from './games.ts';
import type { Share } from './threads.ts';

function isShare(value: unknown): value is Share {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sheet' in value &&
    SHEET_IDS.some((id) => id === value.sheet)
  );
}

const share: unknown = workerData;
if (!isShare(share)) throw new Error('a thread was told no games');
const pairing = pairingOf(share.sheet);
const played: Position[][] = [];
for (let game = share.first; game < share.games; game += share.step) {
  played.push(positionsOf(pairing, `${share.seed} ${game}`));
}
parentPort?.postMessage(played);
