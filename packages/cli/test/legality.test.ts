/**
 * Legal moves and validation agree: everything listed is accepted, and similar moves that aren't listed are refused.
 */
import { loadSet, setIds } from '@kickdoor/packs/node';
import {
  applyMove,
  admits,
  buildCardPool,
  createTable,
  isRefusal,
  validateMove,
  legalMoves,
  sampleMove,
  stream,
  type CardPool,
  type Move,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { variants } from '../src/simulate/balance.ts';
import { tryMutant } from '../src/soak/mutants.ts';

const SHEETS = variants(setIds()).filter(({ sets }) => sets.length === 1);
const STEPS = 250;

/** Faults in the legal moves of all seats: a filling that is refused, or that its own legal move doesn't admit. */
function wronglyOffered(pool: CardPool, state: State, random: () => number): string[] {
  return [...state.players.keys()].flatMap((seat) =>
    legalMoves(pool, state, seat).flatMap((legalMove) => {
      const move = sampleMove(legalMove, random);
      const told = `seat ${seat} ${JSON.stringify(move)}`;
      const refusal = validateMove(pool, state, seat, move);
      const outside = admits(legalMove, move) ? [] : [`${told} is outside its offer`];
      return refusal === null ? outside : [`${told} is refused by ${refusal.rule}`];
    }),
  );
}

/** Somebody's random legal move; rarely showing a card, and never conceding. */
function drawMove(pool: CardPool, state: State, random: () => number): { seat: number; move: Move } | null {
  const seat = Math.floor(random() * state.players.length);
  const legal = legalMoves(pool, state, seat).filter(
    ({ move }) => move.do !== 'concede' && move.do !== 'show',
  );
  const legalMove = legal[Math.floor(random() * legal.length)];
  return legalMove === undefined ? null : { seat, move: sampleMove(legalMove, random) };
}

describe('in random play', () => {
  test.each(SHEETS)('on the $sheet sheet', ({ sheet, sets }) => {
    const random = stream(`legality ${sheet}`);
    const pool = buildCardPool(sets.map((id) => loadSet(id)));
    const players = ['Ann', 'Bob', 'Cid', 'Dee'].map((name) => ({ name, sex: 'female' as const }));
    const options = { fast: true, level: 20 };
    const state = createTable(pool, { sheet, sets, seed: 'legality', options, players });
    const wrong: string[] = [];
    for (let step = 0; step < STEPS && state.phase !== 'over'; step++) {
      wrong.push(...wronglyOffered(pool, state, random));
      for (let tried = 0; tried < 10; tried++) {
        const trial = tryMutant(pool, state, random);
        if (trial.wrong !== null) wrong.push(trial.wrong);
      }
      const drawn = drawMove(pool, state, random);
      if (drawn !== null) expect(isRefusal(applyMove(pool, state, drawn.seat, drawn.move))).toBe(false);
    }
    expect(wrong).toEqual([]);
  });
});
