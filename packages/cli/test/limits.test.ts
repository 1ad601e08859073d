/** The checker's own count of equipment limits. */
import { compilePack } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, createTable, type CardPool, type State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { excessOf, isWithinLimits } from '../src/soak/limits.ts';

/** Two sidekicks, and a place where everybody may have two. */
const CARDS = `
- { id: kennel, kind: place, effects: [{ sidekicks: 1 }, { room: { slot: headgear, more: 1 } }] }
- { id: poodle, kind: sidekick, strength: 1, gold: 100 }
- { id: beagle, kind: sidekick, strength: 1, gold: 100 }
- { id: cat, kind: sidekick, effects: [{ apart: { mark: beast, limit: 2 } }] }
- { id: hamster, kind: sidekick, effects: [{ apart: { mark: beast, limit: 3 } }] }
- { id: rat, kind: sidekick, effects: [{ apart: { mark: beast } }] }
- { id: bonnet, kind: item, deck: doors, bonus: 1, slot: headgear, gold: 100 }
- { id: bowler, kind: item, deck: doors, bonus: 1, slot: headgear, gold: 100 }
`;

function poolWith(cards: string): CardPool {
  const { pack } = compilePack([
    { path: 'pack.yaml', text: 'id: kennels\nversion: 1.0.0\nlanguages: [en]\n' },
    { path: 'doors/cards.yaml', text: cards },
  ]);
  if (pack === null) throw new Error('the pack has mistakes');
  return buildCardPool([loadSet('classic'), pack]);
}

const pool = poolWith(CARDS);
const cardOf = (id: string): number => pool.cards.findIndex((card) => card.id === id);

/** A player with two sidekicks and two pieces of headgear, at a place. */
function tableAt(place: string | null): State {
  const state = createTable(pool, {
    sheet: 'classic',
    sets: pool.sets,
    seed: 'kennel',
    players: ['Ann', 'Bob', 'Cid'].map((name) => ({ name, sex: 'female' as const })),
  });
  const [ann] = state.players;
  ann?.sidekicks.push(cardOf('poodle'), cardOf('beagle'));
  ann?.equipped.push(cardOf('bonnet'), cardOf('bowler'));
  if (place !== null) state.place = cardOf(place);
  return state;
}

test('what a place allows is within the limits, but no longer once the place is gone', () => {
  expect(isWithinLimits(pool, tableAt('kennel'))).toBe(true);
  expect(excessOf(pool, tableAt(null), 0)).toMatchObject({ sidekicks: 1, headgear: 1 });
});

test('companions of a kind have their own limit', () => {
  const state = tableAt('kennel');
  state.players[0]?.sidekicks.push(cardOf('cat'), cardOf('hamster'));
  expect(isWithinLimits(pool, state)).toBe(true);
  state.players[0]?.sidekicks.push(cardOf('rat'));
  expect(excessOf(pool, state, 0)).toMatchObject({ sidekicks: 0, companions: 1 });
});
