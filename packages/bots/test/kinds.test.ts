/** Bots judge cards by their effects, never by their names: powers with special names, losses of every kind, mates. */
import { legalMoves, stream, view, type Deed, type DeedParams, type Seat, type State } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { tunedBot } from '../src/index.ts';
import { harmOf, impactOf } from '../src/deeds.ts';
import { sceneOf, type Scene } from '../src/scene.ts';
import { isThreat } from '../src/strength.ts';
import { decide, id, make, pool, pools, table, type Set } from './table.ts';

function sceneAt(state: State, seat: Seat, set: Set = 'classic'): Scene {
  const cards = pools[set];
  const scene = sceneOf(view(cards, state, seat), legalMoves(cards, state, seat), cards, stream('x'));
  if (scene === null) throw new Error('nobody sits there');
  return scene;
}

test('an outlaw of the West steals, whatever its power is called', () => {
  const rival = { level: 8, equipped: ['seven-shooter'] };
  const state = table([{ level: 4, classes: ['outlaw'], hand: ['outlaw'] }, rival, {}], [], {}, 'west');
  expect(decide(state, 0, tunedBot, 'west')?.move).toMatchObject({ do: 'use', power: 'holdup' });
});

/** The harm of losing such an item to a player who wears this one. */
function lost(which: DeedParams<'lose-item'>['which'], worn: string, set: Set = 'classic'): number {
  const deed: Deed = { deed: 'lose-item', with: { which, count: 1, chooser: 'victim' } };
  return harmOf(sceneAt(table([{ equipped: [worn] }, {}, {}], [], {}, set), 0, set), [deed], 0);
}

describe('harm', () => {
  test('to hands affects items for one hand and for two', () => {
    expect(lost('hands', 'mace-of-sharpness')).toBeGreaterThan(0);
    expect(lost('hands', 'mace-of-sharpness')).toBe(lost('one hand', 'mace-of-sharpness'));
  });

  test('to lasers affects equipped ones', () => {
    expect(lost('laser', 'laser', 'space')).toBe(lost('any', 'laser', 'space'));
    expect(lost('laser', 'laser', 'space')).toBeGreaterThan(0);
  });

  test('to a neighbor skips the dead', () => {
    const state = table([{ level: 3 }, { level: 3 }, { level: 3 }, { level: 3 }]);
    const [, dead] = state.players;
    if (dead !== undefined) dead.dead = true;
    const deed: Deed = { deed: 'each', with: { of: 'left', do: [{ deed: 'lose-level', with: 1 }] } };
    expect([...impactOf(sceneAt(state, 0), [deed], 0, 0).keys()]).toEqual([2]);
  });
});

test('a helper who gains Levels is a threat', () => {
  const state = table([{ level: 2 }, { level: 9, races: ['elf'] }, {}], ['bored-skeleton']);
  make(state, 0, { do: 'kick' });
  if (state.combat !== null) state.combat.helper = 1;
  const scene = sceneAt(state, 2);
  expect(scene.view.combat !== null && isThreat(scene, scene.view.combat)).toBe(true);
});

test('a mate has the bad stuff of its monster', () => {
  const hand = ['mate', 'elf', 'dwarf', 'lose-a-level', 'thief'];
  const state = table([{ level: 8, classes: ['wizard'], hand }, {}, {}], ['the-final-auditor']);
  make(state, 0, { do: 'kick' });
  const mate = legalMoves(pool, state, 0).find(({ move }) => move.do === 'play' && id(move.card) === 'mate');
  if (mate === undefined) throw new Error('the mate can’t be played');
  make(state, 0, mate.move);
  make(state, 0, { do: 'flee' });
  for (const seat of [1, 2]) make(state, seat, { do: 'pass' });
  state.dice = [4];
  const { card = -1 } = state.combat?.foes.at(-1) ?? {};
  make(state, 0, { do: 'roll', card });
  expect(view(pool, state, 0).pending).toMatchObject({ kind: 'caught', foe: card });
  expect(decide(state, 0, tunedBot)?.move).toMatchObject({ do: 'use' });
});
