/** What powers are paid with. */
import { describe, expect, test } from 'vitest';
import { tunedBot } from '../src/index.ts';
import { sceneOf } from '../src/scene.ts';
import { candidates } from '../src/search/candidates.ts';
import { copiesOf, legalMoves, stream, view, type State } from '@kickdoor/rules';
import { decide, id, make, pool, table, type Laid } from './table.ts';

/** What a thief pays to steal with. */
function paidBy(thief: Laid): string[] | null {
  const state = table([
    { level: 4, classes: ['thief'], races: ['elf'], ...thief },
    { level: 8, equipped: ['knife-from-the-good-drawer'] },
    { level: 2 },
  ]);
  const move = decide(state, 0, tunedBot)?.move;
  return move?.do === 'use' && move.power === 'steal' ? (move.cards ?? []).map(id) : null;
}

describe('a thief', () => {
  test('pays with a card that it can’t use', () => {
    expect(paidBy({ hand: ['thief'] })).toEqual(['thief']);
  });

  test('keeps its race and its class', () => {
    expect(paidBy({})).toBeNull();
  });
});

describe('a wizard', () => {
  const hand = ['elf', 'dwarf', 'lose-a-level'];

  test('asks for help before it gives up its hand to charm a monster', () => {
    const strong = { level: 3, equipped: ['flaming-armor', 'boots-of-butt-kicking'] };
    const state = table([{ level: 3, classes: ['wizard'], hand }, strong, {}], ['barber-of-the-abyss']);
    make(state, 0, { do: 'kick' });
    expect(decide(state, 0, tunedBot)?.move).toMatchObject({ do: 'ask', seat: 1 });
  });
});

/** The power that the first player's turn begins with, and what is paid for it; or else the verb of its first move. */
function begins(state: State) {
  const move = decide(state, 0, tunedBot)?.move;
  return move?.do === 'use' ? [move.power, ...(move.cards ?? []).map(id)] : move?.do;
}

/** How a cleric of Level 4 begins its turn, by what lies on top of the discarded doors. */
function opened(top: string, hand: readonly string[]) {
  const state = table([{ level: 4, classes: ['cleric'], hand }, {}, {}]);
  const [card = -1] = copiesOf(pool, top) ?? [];
  state.decks.doors = state.decks.doors.filter((one) => one !== card);
  state.discards.doors.push(card);
  return begins(state);
}

describe('a cleric', () => {
  test('opens the door to a monster among the discards that it beats', () => {
    expect(opened('bored-skeleton', ['lose-a-level', 'cleric'])).toEqual(['resurrection', 'cleric']);
  });

  test('kicks it open where the monster is too strong, or nothing is worth giving up', () => {
    expect(opened('the-final-auditor', ['cleric'])).toBe('kick');
    expect(opened('spin-the-basilisk', ['cleric'])).toBe('kick');
    expect(opened('bored-skeleton', [])).toBe('kick');
  });
});

describe('a halfling', () => {
  const halfling = { level: 4, races: ['halfling'] };

  test('doubles a price for a sale', () => {
    const state = table([{ ...halfling, carried: ['mace-of-sharpness'] }, {}, {}]);
    expect(begins(state)).toEqual(['bargain', 'mace-of-sharpness']);
  });

  test('doubles none where all it has is no Level’s worth, and no search tries it', () => {
    const gear = { equipped: ['helmet-of-hindsight'], carried: ['colander-of-command'] };
    const state = table([{ ...halfling, ...gear }, {}, {}]);
    expect(begins(state)).toBe('kick');
    const legal = legalMoves(pool, state, 0);
    expect(legal.some(({ move }) => move.do === 'use' && move.power === 'bargain')).toBe(true);
    const scene = sceneOf(view(pool, state, 0), legal, pool, stream('halfling'));
    const tried = scene === null ? [] : candidates(scene, { do: 'kick' });
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.filter((move) => move?.do === 'use')).toEqual([]);
  });
});
