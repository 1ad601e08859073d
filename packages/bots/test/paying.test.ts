/** What powers are paid with. */
import { describe, expect, test } from 'vitest';
import { searchBot, tunedBot, type Bot } from '../src/index.ts';
import { copiesOf } from '@kickdoor/rules';
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

/** What a cleric of Level 4 opens its turn with, by what lies on top of the discarded doors. */
function opened(top: string, hand: readonly string[]) {
  const state = table([{ level: 4, classes: ['cleric'], hand }, {}, {}]);
  const [card = -1] = copiesOf(pool, top) ?? [];
  state.decks.doors = state.decks.doors.filter((one) => one !== card);
  state.discards.doors.push(card);
  const move = decide(state, 0, tunedBot)?.move;
  return move?.do === 'use' ? [move.power, ...(move.cards ?? []).map(id)] : move?.do;
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

/** What a halfling with these items does at the end of its turn. */
function sold(equipped: readonly string[], carried: readonly string[], bot: Bot = tunedBot) {
  const state = table([{ level: 4, races: ['halfling'], equipped, carried }, {}, {}]);
  const move = decide(state, 0, bot)?.move;
  return move?.do === 'use' ? [move.power, ...(move.cards ?? []).map(id)] : move?.do;
}

describe('a halfling', () => {
  test('doubles a price for a sale', () => {
    expect(sold([], ['mace-of-sharpness'])).toEqual(['bargain', 'mace-of-sharpness']);
  });

  test('doubles none where it would keep the rest', () => {
    expect(sold(['chainsaw-of-bloody-dismemberment', 'flaming-armor'], ['torch-of-the-night-shift'])).toBe(
      'kick',
    );
  });

  test.each([1, 2, 3, 4])('doubles none where it could sell nothing, however it searches (%i)', (more) => {
    const bot = searchBot({ budget: { rollouts: 10 * more } });
    expect(sold(['helmet-of-hindsight'], ['colander-of-command'], bot)).toBe('kick');
  });
});
