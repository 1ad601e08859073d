/** A move has the result that its button announced. */
import { loadPack, loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  clone,
  createTable,
  isRefusal,
  legalMoves,
  sampleMove,
  stream,
  SYSTEM,
  view,
  type CardPool,
  type SheetId,
  type State,
  type View,
} from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { figuresOf, foresight } from '../src/foresight/foresee.ts';
import { tableSeen } from '../src/foresight/table.ts';
import { isUseful } from '../src/foresight/worth.ts';
import { tryCard } from '../src/offline/trying/trying.ts';
import { resultOf } from '../src/voice/results.ts';
import { tableNames } from '@kickdoor/words';

const SEATS = ['Aric', 'Suzan', 'Marc', 'Ilse'];
const MOVES = 250;

function tableOf(pool: CardPool, sheet: SheetId, seed: string): State {
  const players = SEATS.map((name, seat) => ({
    name,
    sex: seat % 2 === 0 ? ('male' as const) : ('female' as const),
  }));
  return createTable(pool, { sheet, sets: [...pool.sets], seed, players, options: {} });
}

/** Plays random moves from a seed; `look` sees each position before its move. */
function wander(pool: CardPool, state: State, seed: string, look: (seen: View) => void): void {
  const random = stream(seed);
  for (let count = 0; count < MOVES && state.phase !== 'over'; count += 1) {
    const seats = [...state.players.keys()];
    for (const seat of seats) look(view(pool, state, seat));
    const open = seats.flatMap((seat) =>
      legalMoves(pool, state, seat)
        .filter(({ move }) => move.do !== 'concede' && move.do !== 'show')
        .map((legalMove) => ({ seat, legalMove })),
    );
    const one = open[Math.floor(random() * open.length)];
    if (one === undefined) applyMove(pool, state, SYSTEM, { do: 'timeout' });
    else applyMove(pool, state, one.seat, sampleMove(one.legalMove, random));
  }
}

const GAMES: readonly { readonly sheet: SheetId; readonly sets: readonly string[] }[] = [
  { sheet: 'classic', sets: ['classic'] },
  { sheet: 'space', sets: ['space'] },
  { sheet: 'west', sets: ['west'] },
  { sheet: 'winter', sets: ['winter'] },
  { sheet: 'classic', sets: ['classic', 'space', 'west', 'winter'] },
];

describe.each(GAMES)('foresight on the $sheet sheet with $sets', ({ sheet, sets }) => {
  const pool = buildCardPool(sets.map(loadSet));

  it('builds a table that looks like the one seen', () => {
    const seed = 'imagined';
    const state = tableOf(pool, sheet, seed);
    let looked = 0;
    wander(pool, state, seed, (seen) => {
      if (seen.pending !== null) return;
      looked += 1;
      const imagined = tableSeen(pool, seen);
      const again = view(pool, imagined, seen.seat);
      expect(figuresOf(again)).toEqual(figuresOf(seen));
      expect(again.players).toEqual(seen.players);
      expect(again.decks).toEqual(seen.decks);
      expect(again.discards).toEqual(seen.discards);
      expect(again.hand).toEqual(seen.hand);
      expect(legalMoves(pool, imagined, seen.seat ?? 0)).toEqual(legalMoves(pool, state, seen.seat ?? 0));
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('foresees what happens if nobody interferes', () => {
    const random = stream('foreseen');
    const state = tableOf(pool, sheet, 'foreseen');
    let foreseen = 0;
    let changed = 0;
    wander(pool, state, 'foreseen', (seen) => {
      const seat = seen.seat ?? 0;
      const ahead = foresight(pool, seen);
      for (const legalMove of legalMoves(pool, state, seat)) {
        const { move } = legalMove;
        if (!['play', 'equip', 'unequip', 'accept', 'use'].includes(move.do)) continue;
        const filled = sampleMove(legalMove, random);
        const claimed = ahead.after([seat, filled]);
        if (claimed === null) continue;
        const truth = clone(state);
        expect(isRefusal(applyMove(pool, truth, seat, filled))).toBe(false);
        while (truth.stack.at(-1)?.f === 'cancel') applyMove(pool, truth, SYSTEM, { do: 'timeout' });
        expect({ filled, ...claimed }).toEqual({ filled, ...figuresOf(view(pool, truth, seat)) });
        foreseen += 1;
        if (JSON.stringify(claimed) !== JSON.stringify(ahead.now)) changed += 1;
      }
    });
    expect(foreseen).toBeGreaterThan(30);
    expect(changed).toBeGreaterThan(5);
  });

  it('foresees what a curse does if nobody stops it', () => {
    let foreseen = 0;
    let vain = 0;
    for (const seed of ['cursed', 'twice cursed', 'thrice cursed']) {
      const state = tableOf(pool, sheet, seed);
      wander(pool, state, seed, (seen) => {
        const claimed = foresight(pool, seen).struck();
        if (claimed === null) return;
        expect(seen.pending?.kind).toBe('cancel');
        const truth = clone(state);
        while (truth.stack.at(-1)?.f === 'cancel') applyMove(pool, truth, SYSTEM, { do: 'timeout' });
        expect(claimed.figures).toEqual(figuresOf(view(pool, truth, seen.seat)));
        const { players } = claimed.isVain ? truth : state;
        expect(players).toEqual(state.players);
        foreseen += 1;
        if (claimed.isVain) vain += 1;
      });
    }
    expect(foreseen).toBeGreaterThan(10);
    expect(vain).toBeGreaterThan(0);
    expect(vain).toBeLessThan(foreseen);
  });
});

describe('a change that no figure shows', () => {
  const { pack: theater } = loadPack('examples/packs/theater');
  if (theater === null) throw new Error('the pack is in order');
  const pool = buildCardPool([loadSet('classic'), theater]);

  /** The first player's view where a card is tried, and the move that uses it. */
  function trial(id: string, level: number) {
    const players = SEATS.map((name) => ({ name, sex: 'female' as const }));
    const def = pool.defs.find((one) => one.id === id);
    const setup = { sheet: 'classic' as const, sets: [...pool.sets], seed: 'unseen', players };
    const tried = def === undefined ? null : tryCard(pool, setup, def);
    const state = tried !== null && 'state' in tried ? tried.state : null;
    const [me] = state?.players ?? [];
    if (state === null || me === undefined) throw new Error(`${id} can be tried`);
    me.level = level;
    const seen = view(pool, clone(state), 0);
    const found = legalMoves(pool, state, 0).find(
      ({ move }) => move.do === 'play' && pool.cards[move.card] === def,
    );
    if (found === undefined) throw new Error(`${id} can be played`);
    const names = tableNames(pool, seen.players);
    const ahead = foresight(pool, seen);
    return { pool, view: seen, names, ahead, lastTerms: null, legalMoves: [found], found };
  }

  it('is recognized if interference is ruled out: useful to whoever is winning', () => {
    const losing = trial('closed-rehearsal', 3);
    expect(resultOf(losing, losing.found).phrase).toEqual({ id: 'result-sealed' });
    expect(isUseful(losing, losing.found.move)).toBe(false);
    const winning = trial('closed-rehearsal', 9);
    expect(winning.ahead.now.fight?.winning).toBe(true);
    expect(isUseful(winning, winning.found.move)).toBe(true);
  });

  it('is recognized if the fight would end: useful to whoever is losing it, whatever else they lose', () => {
    const losing = trial('union-tea-break', 1);
    expect(losing.ahead.now.fight?.winning).toBe(false);
    expect(resultOf(losing, losing.found)).toEqual({
      phrase: { id: 'result-ended' },
      good: true,
      wins: false,
      ends: true,
    });
    expect(isUseful(losing, losing.found.move)).toBe(true);
    const winning = trial('union-tea-break', 9);
    expect(winning.ahead.now.fight?.winning).toBe(true);
    expect(isUseful(winning, winning.found.move)).toBe(false);
  });

  it('is recognized if it affects a later turn: useful', () => {
    const encore = trial('encore', 3);
    expect(isUseful(encore, encore.found.move)).toBe(true);
  });
});
