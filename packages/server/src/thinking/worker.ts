/** A thread that searches for bots, so that the server's main thread never waits for one. */
import { parentPort } from 'node:worker_threads';
import { botOf } from '@kickdoor/bots';
import { mistakesOf, readKeptPack } from '@kickdoor/packs/node';
import { buildCardPool, stream, type CardPool } from '@kickdoor/rules';
import type { FromThread, SearchCall, ToThread } from './calls.ts';
import { makeRoom } from '../make-room.ts';

/** Mixes kept in memory; the oldest one is dropped first. */
const MOST_POOLS = 16;

const port = parentPort;
if (port === null) throw new Error('this is run as a thread');

const say = (message: FromThread): void => port.postMessage(message);
const pools = new Map<string, CardPool>();

function poolOf(packs: readonly string[]): CardPool {
  return buildCardPool(
    packs.map((text) => {
      const read = readKeptPack(text);
      const pack = read?.pack ?? null;
      if (pack === null) throw new Error(`a set can't be read: ${mistakesOf(read?.problems ?? [])}`);
      return pack;
    }),
  );
}

function search(call: SearchCall): void {
  const { id, key, view, legalMoves, strength, character, past, milliseconds, seed } = call;
  try {
    const pool = pools.get(key);
    if (pool === undefined) throw new Error('the cards of the question are not known');
    const bot = botOf(strength, { milliseconds, now: () => performance.now() }, character);
    say({ type: 'decided', id, decision: bot.decide(view, legalMoves, pool, stream(seed), past) });
  } catch (error) {
    say({ type: 'failed', id, why: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (call: ToThread) => {
  if (call.type === 'search') {
    search(call);
    return;
  }
  makeRoom(pools, MOST_POOLS);
  pools.set(call.key, poolOf(call.packs));
});
say({ type: 'ready' });
