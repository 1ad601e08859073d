/** The price for help that a searching bot has named holds for the whole combat, whatever its search says. */
import type { State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { FEATURES } from '../../src/search/features.ts';
import { netLength, netOver } from '../../src/search/net.ts';
import { searchBot } from '../../src/search/search.ts';
import { decide, make, table } from '../table.ts';

/** A net that considers nothing but helping, which is bad. */
function againstHelping() {
  const size = FEATURES.length;
  const net = netOver(new Float64Array(netLength(size, 1)), size, 1);
  net.direct[0][FEATURES.indexOf('helps')] = -4;
  return net;
}

/** Sees only harm in helping. */
const unwilling = searchBot({ budget: { rollouts: 60 }, depths: [0], net: againstHelping() });

/** The first player asks the second, who could win the fight for it, for help. */
function ask(state: State, treasures: number): void {
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures, first: 0, items: [], plays: [] } });
}

function fight(): State {
  const state = table(
    [{ level: 2 }, { level: 5, equipped: ['flaming-armor'] }, { level: 1 }],
    ['duelist-of-the-old-school'],
  );
  make(state, 0, { do: 'kick' });
  return state;
}

test('a bot that declines names the price of its rules of thumb, and helps for it', () => {
  const state = fight();
  ask(state, 0);
  const declined = decide(state, 1, unwilling);
  expect(declined).toMatchObject({ move: { do: 'decline' }, why: 'bot-why-counter' });
  const price = declined?.treasures ?? 0;
  expect(price).toBeGreaterThan(0);
  make(state, 1, { do: 'decline' });
  ask(state, price);
  expect(decide(state, 1, unwilling)?.move).toEqual({ do: 'accept' });
});

test('a bot that has named no price isn’t bound', () => {
  const state = fight();
  const price = 1;
  ask(state, price);
  // The regular bot would help for that, and so names no other price.
  expect(decide(state, 1)?.move).toEqual({ do: 'accept' });
  const declined = decide(state, 1, unwilling);
  expect(declined?.move).toEqual({ do: 'decline' });
  expect(declined?.treasures).toBeUndefined();
});
