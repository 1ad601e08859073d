/** Plays many games between bots and reports statistics on the cards. */
import { addGame, newBalance, playGame } from '@kickdoor/bots/simulate';
import { buildCardPool } from '@kickdoor/rules';
import { z } from 'zod';
import type { BalanceNews, BalanceWish } from './calls.ts';

// The page's security policy, which forbids compiling code from text, also holds in its worker.
z.config({ jitless: true });

/** More moves than any game between bots takes unless it is stuck. */
const MOST_MOVES = 4000;
const SEATS = 4;
/** Milliseconds between two progress reports. */
const PAUSE = 400;

const tell = (news: BalanceNews): void => postMessage(news);

function play({ sheet, sets, games, seed }: BalanceWish): void {
  const pool = buildCardPool(sets);
  const balance = newBalance();
  let told = performance.now();
  for (let done = 1; done <= games; done += 1) {
    try {
      const setup = { sheet, seats: SEATS, seed: `${seed}/${done}`, bots: 'sensible', record: null } as const;
      addGame(balance, playGame(pool, { ...setup, mostMoves: MOST_MOVES }));
    } catch (error) {
      tell({ done, balance, broken: error instanceof Error ? error.message : String(error) });
      return;
    }
    if (done < games && performance.now() - told < PAUSE) continue;
    told = performance.now();
    tell({ done, balance, broken: null });
  }
}

addEventListener('message', ({ data }: MessageEvent<BalanceWish>) => play(data));
