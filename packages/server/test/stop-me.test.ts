/** When windows interrupt somebody, and that their end reveals nothing about anybody's hand. */
import { expect, test } from 'vitest';
import { sensibleBot } from '@kickdoor/bots';
import type { StopWhen } from '@kickdoor/protocol';
import {
  applyMove,
  clone,
  createTable,
  isRefusal,
  legalMoves,
  view,
  type CardId,
  type CardPool,
  type State,
} from '@kickdoor/rules';
import { openBranch } from '../src/debug/branch.ts';
import { poolOf } from './card-pools.ts';
import { seeded } from './chance.ts';
import { contextFor } from './context.ts';
import { Sitter, tablesOf } from './evening.ts';
import { ManualClock } from './manual-clock.ts';

const PLAYERS = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const, bot: false }));
const GRACE = 5000;
/** The most cards of a deck that may be drawn during a test. */
const DRAWN = 8;

/** Whether the window of interest is open. */
type Window = 'grace' | 'cancel';

function isOpen(state: State, window: Window): boolean {
  if (window === 'cancel') return state.stack.at(-1)?.f === 'cancel';
  return state.stack.length === 0 && state.combat?.claim?.kind === 'win';
}

/** Plays games among bots until a window opens in which somebody's hand decides whether they could act. */
function find(
  pool: CardPool,
  window: Window,
): { readonly seat: number; readonly could: State; readonly not: State } {
  for (let seed = 1; seed < 60; seed += 1) {
    const options = { grace: GRACE };
    const state = createTable(pool, {
      sheet: 'classic',
      sets: ['classic'],
      seed: `window ${seed}`,
      players: PLAYERS.map(({ name, sex }) => ({ name, sex })),
      options,
    });
    const random = seeded(seed);
    for (let move = 0; move < 400 && state.phase !== 'over'; move += 1) {
      if (isOpen(state, window)) {
        const seat = ((state.combat?.fighter ?? state.turn) + 1) % PLAYERS.length;
        const found = worlds(pool, state, seat);
        if (found !== null) return { seat, ...found };
      }
      if (!step(pool, state, random)) break;
    }
  }
  throw new Error(`no ${window} window was found`);
}

function step(pool: CardPool, state: State, random: () => number): boolean {
  for (const seat of state.players.keys()) {
    const decision = sensibleBot.decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, random);
    if (decision !== null) return !isRefusal(applyMove(pool, state, seat, decision.move));
  }
  return false;
}

/** Whether a seat could do anything in the window besides passing. */
function couldAct(pool: CardPool, state: State, seat: number): boolean {
  return legalMoves(pool, state, seat).some(({ move }) => move.do === 'play' || move.do === 'use');
}

/**
 * Two positions that differ in one card of a hand, which allows acting in the first but not in the second. The card is
 * exchanged with one of its deck that lies too deep to be drawn.
 */
function worlds(
  pool: CardPool,
  state: State,
  seat: number,
): { readonly could: State; readonly not: State } | null {
  const not = helpless(pool, state, seat);
  if (not === null) return null;
  const held = not.players[seat]?.hand ?? [];
  for (const [at, card] of held.entries()) {
    const kind = pool.cards[card]?.deck ?? 'doors';
    for (let depth = 0; depth < not.decks[kind].length - DRAWN; depth += 1) {
      const could = clone(not);
      exchange(could.decks[kind], could.players[seat]?.hand ?? [], { at, depth });
      if (couldAct(pool, could, seat)) return { could, not };
    }
  }
  return null;
}

/** The position with other cards in a hand, which don't allow acting. */
function helpless(pool: CardPool, state: State, seat: number): State | null {
  for (let from = 0; from < 40; from += 1) {
    const other = clone(state);
    const hand = other.players[seat]?.hand ?? [];
    const all = hand.every((card, at) =>
      exchange(other.decks[pool.cards[card]?.deck ?? 'doors'], hand, { at, depth: from + at }),
    );
    if (all && !couldAct(pool, other, seat)) return other;
  }
  return null;
}

/** Swaps a card of a hand with one of its own deck, unless that one is about to be drawn. */
function exchange(deck: CardId[], hand: CardId[], { at, depth }: { at: number; depth: number }): boolean {
  const [held, other] = [hand[at], deck[depth]];
  if (held === undefined || other === undefined || depth >= deck.length - DRAWN) return false;
  hand[at] = other;
  deck[depth] = held;
  return true;
}

/** What everybody was told at a table where one player has a setting, and when the window ended. */
async function play(state: State, seat: number, stop: StopWhen) {
  const clock = new ManualClock();
  const context = { ...(await contextFor(undefined, undefined, clock)), seed: () => 'worlds' };
  const tables = tablesOf(context);
  const branch = await openBranch(
    { context, tables },
    { name: 'worlds', sheet: 'classic', sets: ['classic'], players: PLAYERS, state },
  );
  const again = tablesOf(context);
  const room = await again.room(branch.table);
  const sitters = branch.secrets.map((secret) => new Sitter(clock, secret ?? ''));
  for (const sitter of sitters) room.enter(sitter);
  await clock.advance(1000);
  const wishes = sitters[seat];
  if (wishes === undefined) throw new Error('nobody sits there');
  await room.hours.stop(wishes, stop);
  await clock.advance(GRACE * 3);
  const others = sitters.flatMap((sitter, at) => (at === seat ? [] : [plain(sitter)]));
  const ended = sitters[seat === 0 ? 1 : 0]?.heard.find(
    ({ message }) =>
      message.type === 'update' && message.number > 0 && message.steps.some(({ by }) => by === -1),
  )?.at;
  return { others, ended, own: wishes };
}

/** Everything somebody was told, with times but without the table's id. */
function plain({ heard }: Sitter): string {
  return JSON.stringify(heard).replaceAll(/"(id|link)":"[^"]{12}"/gu, '"$1":"…"');
}

for (const window of ['grace', 'cancel'] as const) {
  for (const stop of ['could', 'me', 'wins', 'always', 'never'] as const) {
    test(`${window}, stop me: ${stop}: worlds that differ in one hand look the same, at the same times`, async () => {
      const pool = poolOf(['classic']);
      const { seat, could, not } = find(pool, window);
      const one = await play(could, seat, stop);
      const other = await play(not, seat, stop);
      expect(one.others).toEqual(other.others);
      // Only the player sees a difference.
      expect(plain(one.own)).not.toEqual(plain(other.own));
      if (stop === 'never') {
        const passed = one.own.heard.find(
          ({ message }) => message.type === 'update' && message.steps.some(({ by }) => by === seat),
        );
        expect(passed?.at).toBe(1000);
      } else {
        // The others wait for the whole time.
        expect(one.ended).toBe(GRACE);
      }
    });
  }
}
