/** The voice's proposals for the cards of a hand. */
import { describe, expect, it } from 'vitest';
import { heard } from './support/heard.ts';
import { voiceOf } from '../src/voice/model.ts';
import { cardAt, make, outlookOf, table } from './support/table.ts';

describe("on the seat's own turn", () => {
  it('a card that gives a Level comes first; if it takes the Level, it is from whoever is ahead', () => {
    const state = table([{ hand: ['net-troll', 'go-up-a-level'] }, {}, {}]);
    expect(heard(state, 0).primary).toBe('Play Go Up a Level: Level 1 → 2');
    const theft = table([{ hand: ['borrowed-laurels'] }, { level: 3 }, { level: 5 }]);
    expect(heard(theft, 0).primary).toBe('Play Borrowed Laurels on Cleo: Level 1 → 2');
  });

  it("no such card is proposed on somebody else's turn", () => {
    const state = table([{}, { hand: ['go-up-a-level'] }, {}]);
    expect(heard(state, 1)).toMatchObject({ primary: null, others: [] });
  });

  it('after an empty room, looking for trouble is proposed with the most rewarding monster that would be beaten', () => {
    const hand = ['drooling-slime', 'two-headed-giant-in-counselling', 'net-troll', 'dragon-with-a-mortgage'];
    const state = table([{ level: 8, equipped: ['second-hand-sword'], hand }, {}, {}], ['mate']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'take' });
    const { primary, others } = heard(state, 0);
    expect(primary).toBe('Fight Net Troll: 11 : 10');
    expect(others).toContain('Loot the room');
  });

  it('looting the room comes first if no monster in the hand would be beaten', () => {
    const state = table([{ hand: ['net-troll'] }, {}, {}], ['mate']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'take' });
    expect(heard(state, 0).primary).toBe('Loot the room');
  });
});

describe('a sale', () => {
  const worn = ['second-hand-sword', 'somebodys-front-door'];

  it('comes first if spare items buy a Level, without equipped items or unnecessary cards', () => {
    const carried = ['staff-of-napalm', 'flat-pack-greatsword', 'umbrella-of-parrying'];
    const state = table([{ equipped: worn, carried }, {}, {}]);
    expect(heard(state, 0).primary).toBe('Sell 2 items: Level 1 → 2');
    const cards = voiceOf(outlookOf(state, 0)).primary?.legalMove.move;
    const sold = ['staff-of-napalm', 'umbrella-of-parrying'].map((id) => cardAt(state, 0, id));
    expect(cards).toEqual({ do: 'sell', cards: sold });
  });

  it('is for as many Levels as the spare items bring, but never for the winning one', () => {
    const carried = ['staff-of-napalm', 'catapult-for-indoor-use', 'flat-pack-greatsword'];
    const seat = { equipped: worn, carried };
    expect(heard(table([seat, {}, {}]), 0).primary).toBe('Sell 3 items: Level 1 → 3');
    expect(heard(table([{ ...seat, level: 8 }, {}, {}]), 0).primary).toBe('Sell 2 items: Level 8 → 9');
    expect(heard(table([{ ...seat, level: 9 }, {}, {}]), 0).primary).toBe('Kick open the door');
  });

  it('never includes equipped items, useful ones, or one-shots', () => {
    const used = table([{ equipped: ['second-hand-sword', 'knife-from-the-good-drawer'] }, {}, {}]);
    expect(heard(used, 0).primary).toBe('Kick open the door');
    const fit = table([{ carried: ['second-hand-sword', 'knife-from-the-good-drawer'] }, {}, {}]);
    expect(heard(fit, 0).primary).toBe('Kick open the door');
    const shots = table([{ hand: ['magic-missile', 'death-certificate', 'carbon-paper'] }, {}, {}]);
    expect(heard(shots, 0).primary).toBe('Kick open the door');
  });

  it('is proposed before excess cards are given away', () => {
    const hand = ['staff-of-napalm', 'net-troll', 'ancient', 'enraged', 'baby', 'humongous', 'overlong-pike'];
    const state = table([{ equipped: worn, hand }, {}, {}]);
    state.phase = 'closing';
    make(state, 0, { do: 'end' });
    expect(heard(state, 0).primary).toMatch(/^Sell 2 items: Level 1 → 2$/u);
  });
});

/** The end of a turn with these cards in hand. */
function ending(hand: readonly string[]) {
  const state = table([{ hand, races: ['elf'], classes: ['warrior'] }, {}, {}]);
  state.phase = 'closing';
  return state;
}

describe('at the end of the turn', () => {
  const idle = ['staff-of-napalm', 'net-troll', 'ancient', 'enraged', 'yuppie-water'];

  it('excess cards are put into play first, including one-shots', () => {
    const state = ending([...idle, 'baby']);
    expect(heard(state, 0).primary).toBe('Play Staff of Napalm: hand 6 → 5, limit 5');
    const shots = ending(['yuppie-water', 'net-troll', 'ancient', 'enraged', 'baby', 'humongous']);
    expect(heard(shots, 0).primary).toMatch(/^Play Yuppie Water: hand 6 → 5, limit 5$/u);
  });

  it('a hand within its limit keeps useless cards', () => {
    expect(heard(ending(idle), 0).primary).toBe('End the turn');
  });
});

describe("in somebody else's fight", () => {
  const bens = { level: 8, equipped: ['second-hand-sword'] };

  it('for the game, a card that stops the win comes before passing, preferably one that ends the fight', () => {
    const last = { level: 9 };
    const state = table(
      [last, { hand: ['humongous'] }, { hand: ['ancient', 'union-tea-break'] }, {}],
      ['drooling-slime'],
    );
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1).primary).toBe('Play Humongous: 9 : 11');
    expect(heard(state, 2).primary).toBe('Play Union Coffee Break: ends the fight');
    expect(heard(state, 3).primary).toBe('Let it be: Ada wins the game');
  });

  it('for less than the game, passing comes first', () => {
    const state = table([bens, { hand: ['union-tea-break'] }, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1).primary).toBe('Let it be');
  });
});

describe("in the seat's own fight", () => {
  it('a card that ends a losing fight comes before running away', () => {
    const state = table([{ hand: ['union-tea-break'] }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const { primary, others } = heard(state, 0);
    expect(primary).toBe('Play Union Coffee Break: ends the fight');
    expect(others[0]).toBe('Run away: 5 or more saves you');
  });

  it('no power comes first if the fight is being won', () => {
    const hand = ['elf', 'dwarf', 'halfling'];
    const state = table([{ level: 8, classes: ['wizard'], hand }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).primary).toBe('I win: a Level, a treasure');
    make(state, 0, { do: 'claim' });
    expect(heard(state, 0).primary).toBeNull();
  });
});
