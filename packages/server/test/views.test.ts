import {
  clocks,
  clone,
  createTable,
  legalMoves,
  view,
  type CardId,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { poolOf } from './card-pools.ts';
import { buildUpdate, type Missed } from '@kickdoor/tables/telling/sights.ts';
import type { Context } from '@kickdoor/tables/context/context.ts';
import { LiveGame, TIME } from '@kickdoor/tables/game/live-game.ts';
import { anyMove, seeded } from './chance.ts';
import { contextFor } from './context.ts';
import { emptyTable } from './setups.ts';

const pool = poolOf(['classic']);
const MOVES = 400;
const NOTHING: Missed = { resync: false, steps: [] };

const lastOf = (game: LiveGame): Missed => ({
  resync: false,
  steps: game.recentAfter(game.number - 1) ?? [],
});
const WATCHERS: readonly (Seat | null)[] = [0, 1, 2, 3, null];

async function newGame(seed: string): Promise<{ game: LiveGame; context: Context }> {
  const context = await contextFor();
  const players = ['Anna', 'Ben', 'Chloe', 'Dan'].map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players });
  await context.store.create('t', emptyTable(4));
  await context.store.start('t', 1, { ...emptyTable(4), stage: 'playing' }, state, []);
  return { context, game: new LiveGame(context, 't', { pool, state, number: 0 }) };
}

/** Plays at random and inspects the game after each move. */
async function playThrough(seed: number, look: (game: LiveGame, context: Context) => void): Promise<void> {
  const { game, context } = await newGame(`views ${seed}`);
  const random = seeded(seed);
  for (let count = 0; count < MOVES && !game.over; count += 1) {
    const { state } = game;
    const seats = [0, 1, 2, 3].toSorted(() => random() - 0.5);
    const [next] = seats.flatMap((seat) => {
      const move = anyMove(
        { view: view(pool, state, seat), legalMoves: legalMoves(pool, state, seat) },
        random,
      );
      return move === null ? [] : [{ seat, move }];
    });
    if (next === undefined && clocks(state).length === 0) continue;
    const { seat, move } = next ?? TIME;
    expect(await game.play(seat, null, move)).toHaveProperty('number');
    look(game, context);
  }
}

/** Message keys whose numbers are card ids. */
const CARD_KEYS = new Set(
  (
    'card cards kin on with foe hand top door justReceived ineffective give get items equipped carried races classes ' +
    'halfBreeds superMunchkins talents sidekicks steeds curses attached enhancers playCards left foes'
  ).split(' '),
);

/** All cards that a message mentions. */
function cardsIn(value: unknown, key: string, found: Set<CardId>): Set<CardId> {
  if (Array.isArray(value)) for (const each of value) cardsIn(each, key, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      // A deed refers to kinds of cards only. A player's `hand` is a number of cards, and a boost is `on` a player.
      if (name === 'deed') continue;
      const isCard = name === 'hand' ? Array.isArray(each) : name !== 'on' || !('amount' in value);
      if (isCard) cardsIn(each, name, found);
    }
  } else if (typeof value === 'number' && CARD_KEYS.has(key)) found.add(value);
  return found;
}

/** Cards that a seat knows nothing about: those in other hands and in the decks. */
function hiddenFrom(state: State, seat: Seat | null): Set<CardId> {
  const hands = state.players.flatMap(({ hand }, at) => (at === seat ? [] : hand));
  return new Set([...hands, ...state.decks.doors, ...state.decks.treasures]);
}

test.each([1, 2, 3])('no view, legal move or reason names a hidden card (%i)', async (seed) => {
  await playThrough(seed, (game) => {
    for (const seat of WATCHERS) {
      const { view: seen, legalMoves: listed, reasons } = buildUpdate(game, seat, NOTHING);
      const named = cardsIn({ seen, listed, reasons }, '', new Set());
      const leaked = named.intersection(hiddenFrom(game.state, seat));
      expect([...leaked], `seat ${seat} at ${game.number}`).toEqual([]);
    }
  });
});

test('events reveal their secrets only to the players concerned', async () => {
  await playThrough(4, (game) => {
    for (const seat of WATCHERS) {
      for (const { events } of buildUpdate(game, seat, lastOf(game)).steps) {
        const secrets = events.flatMap((event) => ('secret' in event && event.secret ? [event.secret] : []));
        for (const { seats } of secrets) expect(seats).toContain(seat);
      }
    }
  });
});

/** Swaps two cards with the same back wherever they are hidden; `null` while anything is pending. */
function exchanged(game: LiveGame, a: CardId, b: CardId): State | null {
  const swap = (card: CardId) => (card === a ? b : card === b ? a : card);
  const state = clone(game.state);
  for (const player of state.players) {
    player.hand = player.hand.map(swap);
    player.justReceived = player.justReceived.map(swap);
  }
  state.decks.doors = state.decks.doors.map(swap);
  state.decks.treasures = state.decks.treasures.map(swap);
  if (state.stack.length > 0 || state.trades.length > 0 || state.combat !== null) return null;
  return state;
}

test('tables that differ only in hidden cards look byte-identical', async () => {
  let compared = 0;
  const random = seeded(9);
  await playThrough(5, (game, context) => {
    for (const seat of WATCHERS) {
      const hidden = [...hiddenFrom(game.state, seat)];
      const a = hidden[Math.floor(random() * hidden.length)];
      if (a === undefined) continue;
      const alike = hidden.filter((card) => pool.cards[card]?.deck === pool.cards[a]?.deck && card !== a);
      const b = alike[Math.floor(random() * alike.length)];
      const state = b === undefined ? null : exchanged(game, a, b);
      if (state === null) continue;
      const other = new LiveGame(context, 't', { pool, state, number: game.number });
      const { steps: _, ...before } = buildUpdate(game, seat, NOTHING);
      const { steps: __, ...after } = buildUpdate(other, seat, NOTHING);
      expect(JSON.stringify(after)).toBe(JSON.stringify(before));
      compared += 1;
    }
  });
  expect(compared).toBeGreaterThan(100);
});
