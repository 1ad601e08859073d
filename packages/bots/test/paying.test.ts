/** What bots pay for powers with. */
import { describe, expect, test } from 'vitest';
import { tunedBot } from '../src/index.ts';
import { sceneOf } from '../src/scene.ts';
import { candidates } from '../src/search/candidates.ts';
import { copiesOf, legalMoves, stream, view, type State } from '@kickdoor/rules';
import { decide, id, make, pool, table, type Laid } from './table.ts';

/** What a thief pays for stealing. */
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
  test('pays with a card it can’t use', () => {
    expect(paidBy({ hand: ['thief'] })).toEqual(['thief']);
  });

  test('keeps its race and class', () => {
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

/** The power that starts the first player's turn, with its payment; or else the verb of the first move. */
function begins(state: State) {
  const move = decide(state, 0, tunedBot)?.move;
  return move?.do === 'use' ? [move.power, ...(move.cards ?? []).map(id)] : move?.do;
}

/** How a Level 4 cleric starts its turn, with this card on top of the door discards. */
function opened(top: string, hand: readonly string[]) {
  const state = table([{ level: 4, classes: ['cleric'], hand }, {}, {}]);
  const [card = -1] = copiesOf(pool, top) ?? [];
  state.decks.doors = state.decks.doors.filter((one) => one !== card);
  state.discards.doors.push(card);
  return begins(state);
}

describe('a cleric', () => {
  test('revives a discarded monster that it beats', () => {
    expect(opened('bored-skeleton', ['lose-a-level', 'cleric'])).toEqual(['resurrection', 'cleric']);
  });

  test('kicks the door open if the monster is too strong, or no card is worth giving up', () => {
    expect(opened('the-final-auditor', ['cleric'])).toBe('kick');
    expect(opened('spin-the-basilisk', ['cleric'])).toBe('kick');
    expect(opened('bored-skeleton', [])).toBe('kick');
  });
});

describe('a halfling', () => {
  const halfling = { level: 4, races: ['halfling'] };

  test('doubles a price before a sale', () => {
    const state = table([{ ...halfling, carried: ['mace-of-sharpness'] }, {}, {}]);
    expect(begins(state)).toEqual(['bargain', 'mace-of-sharpness']);
  });

  test('doubles none if all its items aren’t worth a Level, and no search tries it', () => {
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
