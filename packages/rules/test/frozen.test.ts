/** No caller can change what all callers share. */
import { describe, expect, test } from 'vitest';
import * as rules from '../src/index.ts';
import { stream } from '../src/index.ts';
import { changeable, partsOf } from './changeable.ts';
import { curse, item, monster, oneshot, sidekick, Table } from './effects/support.ts';

const { applyMove, clone, isRefusal, legalMoves, reasons, sampleMove, validateMove, view } = rules;

test('every exported value is deeply frozen', () => {
  expect(Object.keys(rules)).toContain('TAGS');
  expect(changeable({ ...rules })).toEqual([]);
});

/** A table in the middle of a turn, with cards of many kinds in all hands. */
const table = (): Table =>
  new Table({
    cards: [
      monster('ogre', 9, { treasures: 1 }),
      monster('rat', 1, { treasures: 1 }),
      item('hat', { bonus: 1, gold: 600 }),
      item('boots', { bonus: 2, gold: 500 }),
      oneshot('potion', { strength: 2 }),
      sidekick('page'),
      curse('itch', { 'lose-item': {} }),
    ],
    Ann: { level: 3, equipped: ['hat'], hand: ['rat', 'itch'] },
    Bob: { level: 2, carried: ['boots'], hand: ['potion', 'page'] },
    doors: ['ogre'],
  });

/** Everything that the functions return at one table, in each position of a random game. */
function handedOut(seed: string): Map<object, string> {
  const { pool, state } = table();
  const random = stream(seed);
  const found = new Map<object, string>();
  for (let step = 0; step < 120 && state.phase !== 'over'; step++) {
    for (let seat = 0; seat < state.players.length; seat++) {
      partsOf(legalMoves(pool, state, seat), 'legalMoves', found);
      partsOf(reasons(pool, state, seat), 'reasons', found);
      partsOf(view(pool, state, seat), 'view', found);
    }
    const open = state.players.flatMap((_, seat) =>
      legalMoves(pool, state, seat).flatMap((legalMove) =>
        legalMove.move.do === 'concede' || legalMove.move.do === 'show' ? [] : [{ seat, legalMove }],
      ),
    );
    const chosen = open[Math.floor(random() * open.length)];
    const answer =
      chosen === undefined
        ? applyMove(pool, state, rules.SYSTEM, { do: 'timeout' })
        : applyMove(pool, state, chosen.seat, sampleMove(chosen.legalMove, random));
    if (isRefusal(answer)) throw new Error(`refused by ${answer.rule}`);
  }
  return found;
}

test('everything that two tables share is frozen', () => {
  const [one, other] = [handedOut('one'), handedOut('other')];
  const shared = [...one].filter(([part]) => other.has(part));
  expect(shared.map(([, path]) => path)).toContain('legalMoves.0.move');
  expect(shared.flatMap(([part, path]) => (Object.isFrozen(part) ? [] : [path]))).toEqual([]);
});

/** Changes a property even if its type is read-only, as a program without types can. */
const change = (what: object, key: string, value: unknown): boolean => Reflect.set(what, key, value);

describe('changing a list of legal moves', () => {
  test('makes no other move legal', () => {
    const { pool, state } = table().does('Ann', 'kick');
    const before = rules.canonicalJson(state);
    let tried = 0;
    for (const legalMove of legalMoves(pool, clone(state), 0)) {
      const copy = clone(state);
      const listed = legalMoves(pool, copy, 0).find(
        (one) => rules.canonicalJson(one) === rules.canonicalJson(legalMove),
      );
      if (listed === undefined) throw new Error('a copy has other legal moves');
      change(listed.move, 'do', 'end');
      change(listed.move, 'card', 0);
      for (const part of ['pick', 'terms', 'trade', 'choice']) Reflect.deleteProperty(listed, part);
      // In this order, because memos are kept for the table queried last.
      const answer = applyMove(pool, copy, 0, listed.move);
      const refusal = validateMove(pool, clone(state), 0, listed.move);
      expect(isRefusal(answer)).toBe(refusal !== null);
      if (refusal !== null) expect(rules.canonicalJson(copy)).toBe(before);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(3);
  });

  test('makes no added move legal', () => {
    const { pool, state } = table();
    const listed = legalMoves(pool, state, 0);
    const move = Object.freeze({ do: 'end' });
    change(listed, String(listed.length), Object.freeze({ move }));
    const added = listed.at(-1)?.move;
    if (added === undefined) throw new Error('an empty list');
    expect(isRefusal(applyMove(pool, state, 0, added))).toBe(true);
    expect(added).toBe(move);
  });
});
