/** What a rollout yields, and how much it takes to deviate from the rules of thumb. */
import { legalMoves, stream, view, type State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { sceneOf } from '../../src/scene.ts';
import { FEATURES } from '../../src/search/features.ts';
import { netLength, netOver } from '../../src/search/net.ts';
import { searchBot } from '../../src/search/search.ts';
import { depthsFor, guess } from '../../src/search/trial.ts';
import { decide, make, pool, table } from '../table.ts';

/** A player is asked for help that their rules of thumb would give. */
function asked(): State {
  const state = table(
    [{ level: 2 }, { level: 5, equipped: ['flaming-armor'] }, { level: 1 }],
    ['duelist-of-the-old-school'],
  );
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });
  return state;
}

test('a rollout valued at several depths counts their mean', () => {
  const state = asked();
  const valueAt = (depths: readonly number[]): number => {
    const scene = sceneOf(view(pool, state, 1), legalMoves(pool, state, 1), pool, stream('one'));
    return scene === null ? Number.NaN : (guess(scene, { depths })?.({ do: 'accept' }) ?? Number.NaN);
  };
  const [near, far] = [valueAt([4]), valueAt([12])];
  expect(near).not.toBe(far);
  expect(valueAt([4, 12])).toBeCloseTo((near + far) / 2, 12);
});

test('a search of a second looks further than one of a twentieth', () => {
  expect(Math.max(...depthsFor(1000))).toBeGreaterThan(Math.max(...depthsFor(50)));
});

/** A search whose net considers nothing but helping, which is this bad. */
function searchAgainstHelping(harm: number) {
  const size = FEATURES.length;
  const net = netOver(new Float64Array(netLength(size, 1)), size, 1);
  net.direct[0][FEATURES.indexOf('helps')] = -harm;
  return searchBot({ budget: { rollouts: 400 }, depths: [0], net });
}

test('a tiny gain is not worth deviating from the rules of thumb', () => {
  const state = asked();
  expect(decide(state, 1)?.move).toEqual({ do: 'accept' });
  expect(decide(state, 1, searchAgainstHelping(4))?.move).toEqual({ do: 'decline' });
  expect(decide(state, 1, searchAgainstHelping(0.01))?.move).toEqual({ do: 'accept' });
});
