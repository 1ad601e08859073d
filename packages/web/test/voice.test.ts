/** What the table tells its player, and which act comes first. */
import { describe, expect, it } from 'vitest';
import { loadSet } from '@kickdoor/packs/node';
import {
  blankTable,
  buildCardPool,
  copiesOf,
  view as viewOf,
  type CardId,
  type CardPool,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { tableNames } from '@kickdoor/words';
import { idleReason, reasonPhrase } from '../src/voice/reason.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, pool, refusalOf, say, table, wait } from './support/table.ts';

/** Why a card can't be played, in English. */
function why(state: State, seat: Seat, id: string): string {
  const { view, names } = outlookOf(state, seat);
  const card = cardAt(state, seat, id);
  return say(reasonPhrase({ pool, view, names }, card, refusalOf(state, seat, card)));
}

/** Why an item would have no effect, in English. */
function idle(state: State, seat: Seat, id: string): string | null {
  const { view, names } = outlookOf(state, seat);
  const reason = idleReason({ pool, view, names }, cardAt(state, seat, id));
  return reason === null ? null : say(reason);
}

/** A copy of a card. */
function firstOf(of: CardPool, id: string): CardId {
  const [card] = copiesOf(of, id) ?? [];
  if (card === undefined) throw new Error(`there is no ${id}`);
  return card;
}

describe('in the opening plays', () => {
  it('the next useful card comes first, and being ready says how many are left', () => {
    const state = table([{ hand: ['elf', 'second-hand-sword', 'net-troll'] }, {}, {}]);
    state.phase = 'setup';
    for (const player of state.players) player.ready = false;
    expect(heard(state, 0)).toMatchObject({
      primary: 'Play Elf: running 0 → +1',
      others: ['Ready: 2 cards still playable'],
    });
  });

  it('a ready player is told whom the table waits for', () => {
    const state = table([{}, {}, {}]);
    state.phase = 'setup';
    for (const player of state.players) player.ready = false;
    make(state, 0, { do: 'end' });
    expect(heard(state, 0)).toMatchObject({ waitsFor: [1, 2], primary: null });
  });
});

describe('in a fight', () => {
  it('that is being won, winning comes first, with its result', () => {
    const state = table([{ level: 8 }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    const { sentence, primary } = heard(state, 0);
    expect(sentence).toBe('You fight Drooling Slime and are winning, 8 to 1.');
    expect(primary).toBe('I win: a Level, a treasure');
  });

  it('that would be lost, a helper who turns it comes first, with the resulting strengths', () => {
    const state = table([{ level: 2 }, { level: 3 }, { level: 9 }], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const { sentence, primary, others } = heard(state, 0);
    expect(sentence).toBe('You fight Net Troll and are losing, 2 to 10.');
    expect(primary).toBe('Ask Cleo: 11 : 10');
    expect(others[0]).toBe('Run away: 5 or more saves you');
  });

  it('that nobody can turn, running away comes first', () => {
    const state = table([{ level: 1 }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0)).toMatchObject({
      primary: 'Run away: 5 or more saves you',
      others: ['Ask Ben: 2 : 10'],
    });
  });

  it('that a card in the hand turns, that card comes first', () => {
    const state = table([{ level: 8, hand: ['magic-missile'] }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).primary).toBe('Play Magic Missile: 13 : 10');
  });

  it("a request says the combined strength, the helper's share, and the helper's own strength", () => {
    const state = table([{ level: 5 }, { level: 6 }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 2, first: 0, items: [], plays: [] } });
    const { primary, others, notes } = heard(state, 1);
    expect(primary).toBe('Help Ada: 11 : 10, you get 2 treasures');
    expect(others).toEqual(['No, thanks']);
    expect(notes).toContain('Together 11 to 10. Your own strength: 6.');
    expect(heard(state, 2)).toMatchObject({ waitsFor: [1], primary: null });
  });

  it("help that doesn't turn it doesn't come first", () => {
    const state = table([{ level: 2 }, { level: 3 }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 2, first: 0, items: [], plays: [] } });
    expect(heard(state, 1)).toMatchObject({
      primary: 'No, thanks',
      others: ['Help Ada: 5 : 10, you get 2 treasures'],
    });
  });
});

describe('in a fight with prices', () => {
  it("helping for nothing isn't recommended", () => {
    const state = table([{ level: 5 }, { level: 6 }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 0, first: 0, items: [], plays: [] } });
    expect(heard(state, 1)).toMatchObject({
      primary: 'No, thanks',
      others: ['Help Ada: 11 : 10, you get nothing'],
    });
  });

  it('a player who gains a Level by helping is told so, and advised to help for that', () => {
    const state = table([{ level: 5 }, { level: 6, races: ['elf'] }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 0, first: 0, items: [], plays: [] } });
    expect(heard(state, 1).primary).toBe('Help Ada: 11 : 10, you get a Level');
    make(state, 1, { do: 'decline' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 2, first: 0, items: [], plays: [] } });
    expect(heard(state, 1).primary).toBe('Help Ada: 11 : 10, you get a Level and 2 treasures');
  });

  it('nobody is advised to let somebody else win the game, whatever the offer', () => {
    const state = table([{ level: 9 }, { level: 8, races: ['elf'] }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 3, first: 0, items: [], plays: [] } });
    expect(heard(state, 1)).toMatchObject({ primary: 'No, thanks' });
  });

  it('a fighter who has asked for help is told so, and not advised to run away meanwhile', () => {
    const state = table([{ level: 2 }, { level: 9 }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });
    const { sentence, primary, waitsFor } = heard(state, 0);
    expect(sentence).toBe('You ask Ben for help: a treasure (you pick first).');
    expect(primary).toBeNull();
    expect(waitsFor).toEqual([1]);
  });

  it('a power that costs the whole hand says so, and comes after help that turns the fight', () => {
    const hand = ['elf', 'dwarf', 'halfling', 'thief'];
    const state = table([{ level: 2, classes: ['wizard'], hand }, { level: 9 }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const { primary, others } = heard(state, 0);
    expect(primary).toBe('Ask Ben: 11 : 10');
    expect(others[0]).toMatch(/: 2 : 0, costs 4 cards$/u);
  });

  it("winning says what is left after the helper's share", () => {
    const state = table([{ level: 2 }, { level: 9 }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });
    make(state, 1, { do: 'accept' });
    expect(heard(state, 0).primary).toBe('I win: a Level, 2 treasures');
  });
});

describe('a curse', () => {
  it('says who played it, and puts stopping it first only for its victim', () => {
    const state = table([{ hand: ['wishing-ring'] }, { hand: ['chicken-on-your-head'] }, {}]);
    make(state, 1, { do: 'play', card: cardAt(state, 1, 'chicken-on-your-head'), seat: 0 });
    expect(heard(state, 0)).toMatchObject({
      notes: ['Played by Ben.'],
      primary: 'Stop it: Wishing Ring',
      others: ['Let it be: running 0 → −1'],
    });
    expect(heard(state, 2).primary).toBe('Let it be');
  });
});

it("a player who plays a curse isn't asked whether to stop it, but can", () => {
  const cards = ['chicken-on-your-head', 'wishing-ring'];
  const state = table([{}, { hand: cards }, {}]);
  make(state, 1, { do: 'play', card: cardAt(state, 1, 'chicken-on-your-head'), seat: 0 });
  expect(heard(state, 1)).toMatchObject({
    primary: null,
    others: ['Stop it: Wishing Ring'],
    waitsFor: [0, 2],
  });
});

describe('at the end of a turn', () => {
  it('ending it comes first, never a power', () => {
    const state = table(
      [{ races: ['halfling'], equipped: ['second-hand-sword'], level: 3 }, {}, {}],
      ['elf'],
    );
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'take' });
    make(state, 0, { do: 'loot' });
    const { primary, others } = heard(state, 0);
    expect(primary).toBe('End the turn');
    expect(others).toContain('Bargain');
  });

  it("the lowest player's excess cards are discarded, and the button says so", () => {
    const hand = ['net-troll', 'ancient', 'enraged', 'wizard', 'thief', 'dwarf', 'halfling'];
    const laid = { races: ['elf'], classes: ['warrior'] };
    const state = table([{ hand, ...laid }, {}, { level: 2 }], ['cleric']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'take' });
    make(state, 0, { do: 'loot' });
    make(state, 0, { do: 'end' });
    expect(heard(state, 0)).toMatchObject({
      sentence: 'You hold 4 cards too many. Play them or discard them.',
      primary: 'Discard cards…',
    });
  });
});

describe("the reason why a card can't be played", () => {
  it('is that there is no combat', () => {
    const state = table([{ hand: ['ancient', 'net-troll'] }, {}, {}]);
    expect(why(state, 0, 'ancient')).toBe('There is no combat.');
    const other = table([{}, { hand: ['net-troll'] }, {}]);
    expect(why(other, 1, 'net-troll')).toBe('There is no combat.');
  });

  it('says when a monster in the hand can be fought', () => {
    const state = table([{ hand: ['net-troll'] }, {}, {}], ['elf']);
    expect(why(state, 0, 'net-troll')).toBe(
      'Kick open the door first: if no monster is behind it, you may fight this one.',
    );
    state.phase = 'closing';
    expect(why(state, 0, 'net-troll')).toBe(
      'Too late this turn: you may look for trouble right after an empty door.',
    );
  });

  it('is that it is too late to change a fight once the fighters run away', () => {
    const state = table([{ hand: ['ancient'] }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'flee' });
    for (const seat of [1, 2]) if (state.combat?.claim !== null) make(state, seat, { do: 'pass' });
    expect(why(state, 0, 'ancient')).toBe('It is too late: they are running away.');
  });

  it('is that there is nothing to play a cheat card with', () => {
    const state = table([{ hand: ['house-rule'] }, {}, {}]);
    expect(why(state, 0, 'house-rule')).toBe('You have no item to play it with.');
  });

  it('names the sidekick or steed already in play, and the card in the hand that allows another', () => {
    const west = buildCardPool([loadSet('west')]);
    const one = firstOf(west, 'schoolmarm');
    const other = firstOf(west, 'deputy-on-probation');
    const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));
    const state = blankTable(west, { sheet: 'west', sets: ['west'], seed: 'page', players });
    const [ada] = state.players;
    ada?.sidekicks.push(one);
    ada?.hand.push(other);
    const reason = () => {
      const seen = viewOf(west, state, 0);
      const scene = { pool: west, view: seen, names: tableNames(west, seen.players) };
      return reasonPhrase(scene, other, { refused: true, rule: 'sidekicks.play', also: [] });
    };
    expect(reason()).toMatchObject({ id: 'why-has-sidekick' });
    ada?.hand.push(firstOf(west, 'cheat'));
    expect(reason()).toMatchObject({ id: 'why-has-sidekick-held' });
  });

  it('says whose turn it has to be', () => {
    const state = table([{}, { hand: ['elf'] }, {}]);
    expect(why(state, 1, 'elf')).toBe('Only on your own turn.');
  });

  it('says what the player already is, and which card in the hand would make room', () => {
    const state = table([{ races: ['dwarf'], hand: ['elf'] }, {}, {}]);
    expect(why(state, 0, 'elf')).toBe('You already are one: Dwarf.');
    const more = table([{ races: ['dwarf'], hand: ['elf', 'half-breed'] }, {}, {}]);
    expect(why(more, 0, 'elf')).toBe('You already are one: Dwarf. Play Half-Breed first.');
  });

  it('says who can use an item, and which card in the hand would make the player one of them', () => {
    const alone = table([{ hand: ['mace-of-sharpness'] }, {}, {}]);
    expect(idle(alone, 0, 'mace-of-sharpness')).toBe('It needs a Cleric.');
    const held = table([{ hand: ['mace-of-sharpness', 'cleric'] }, {}, {}]);
    expect(idle(held, 0, 'mace-of-sharpness')).toBe('It needs a Cleric. You hold one: play Cleric first.');
    const one = table([{ hand: ['mace-of-sharpness'], classes: ['cleric'] }, {}, {}]);
    expect(idle(one, 0, 'mace-of-sharpness')).toBeNull();
  });

  it('names the card in the hand that a monster needs to join a fight', () => {
    const state = table([{ level: 9, hand: ['net-troll', 'wandering-monster'] }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(why(state, 0, 'net-troll')).toBe(
      'It can’t join this fight by itself: play Wandering Monster with it.',
    );
  });
});

it('the table waits for everybody who can still object', () => {
  const state = table([{ level: 8 }, {}, {}], ['drooling-slime']);
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'claim' });
  make(state, 1, { do: 'pass' });
  expect(heard(state, 0).waitsFor).toEqual([2]);
  wait(state);
  expect(heard(state, 0).waitsFor).toEqual([]);
});

describe('a card behind the door', () => {
  it('can be played or kept if it is playable, otherwise only kept', () => {
    const state = table([{}, {}, {}], ['elf']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).sentence).toBe('Play it, or keep it.');
    const elf = table([{ races: ['dwarf'] }, {}, {}], ['elf']);
    make(elf, 0, { do: 'kick' });
    expect(heard(elf, 0).sentence).toBe('You can’t use it now: it goes into your hand.');
  });
});
