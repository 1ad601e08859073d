/** What a rollout tells, and how much it takes to leave the rules of thumb for it. */
import { legalMoves, stream, view, type State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { sceneOf } from '../../src/scene.ts';
import { FEATURES } from '../../src/search/features.ts';
import { netLength, netOver } from '../../src/search/net.ts';
import { searchBot } from '../../src/search/search.ts';
import { depthsFor, guess } from '../../src/search/trial.ts';
import { decide, make, pool, table } from '../table.ts';

/** Somebody is asked for help that they would give by rules of thumb. */
function asked(): State {
  const state = table(
    [{ level: 2 }, { level: 5, equipped: ['flaming-armor'] }, { level: 1 }],
    ['duelist-of-the-old-school'],
  );
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });
  return state;
}

test('of a rollout that is valued after several depths, the mean counts', () => {
  const state = asked();
  const valueAt = (depths: readonly number[]): number => {
    const scene = sceneOf(view(pool, state, 1), legalMoves(pool, state, 1), pool, stream('one'));
    return scene === null ? Number.NaN : (guess(scene, { depths })?.({ do: 'accept' }) ?? Number.NaN);
  };
  const [near, far] = [valueAt([4]), valueAt([12])];
  expect(near).not.toBe(far);
  expect(valueAt([4, 12])).toBeCloseTo((near + far) / 2, 12);
});

test('who has a second looks further than who has a twentieth of it', () => {
  expect(Math.max(...depthsFor(1000))).toBeGreaterThan(Math.max(...depthsFor(50)));
});

/** A search by a net to which nothing counts but helping, which is as bad as this. */
function searchAgainstHelping(harm: number) {
  const size = FEATURES.length;
  const net = netOver(new Float64Array(netLength(size, 1)), size, 1);
  net.direct[0][FEATURES.indexOf('helps')] = -harm;
  return searchBot({ budget: { rollouts: 400 }, depths: [0], net });
}

test('a gain that hardly counts is not worth leaving the rules of thumb for', () => {
  const state = asked();
  expect(decide(state, 1)?.move).toEqual({ do: 'accept' });
  expect(decide(state, 1, searchAgainstHelping(4))?.move).toEqual({ do: 'decline' });
  expect(decide(state, 1, searchAgainstHelping(0.01))?.move).toEqual({ do: 'accept' });
});
