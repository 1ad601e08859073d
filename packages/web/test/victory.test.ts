/** Acts that win the game or give it away say so on their buttons. */
import { describe, expect, it } from 'vitest';
import type { Seat, State } from '@kickdoor/rules';
import { isUseful, standingOf, type Standing } from '../src/foresight/worth.ts';
import { actionsOf } from '../src/hand/actions.ts';
import { actsOf } from '../src/voice/acts.ts';
import { resultOf } from '../src/voice/results.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, say, table } from './support/table.ts';

/** The acts of a seat, and how each would end the game. */
function endsOf(state: State, seat: Seat): readonly unknown[] {
  return actsOf(outlookOf(state, seat)).map(({ act: { legalMove, game } }) => [legalMove.move.do, game]);
}

/** How a card of a seat's hand stands, and how the game would end by each of its moves. */
function playsOf(state: State, seat: Seat, id: string): { standing: Standing; ends: readonly unknown[] } {
  const outlook = outlookOf(state, seat);
  const actions = actionsOf(outlook, outlook.legalMoves, cardAt(state, seat, id));
  const ends = actions.map(({ legalMove }) => resultOf(outlook, legalMove).game ?? null);
  return { standing: standingOf(outlook, actions), ends };
}

describe('if the game would be won', () => {
  it('declaring the win says so, and so does passing on it', () => {
    const state = table([{ level: 9 }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).primary).toBe('I win: Level 10 and the game');
    expect(endsOf(state, 0)).toContainEqual(['claim', 'won']);
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1).primary).toBe('Let it be: Ada wins the game');
    expect(endsOf(state, 1)).toContainEqual(['pass', 'lost']);
  });

  it("a win that doesn't win the game says nothing about it", () => {
    const state = table([{ level: 8 }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(endsOf(state, 0)).toContainEqual(['claim', null]);
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1).primary).toBe('Let it be');
  });

  it('help that gives the game away says so, and help that wins it comes first', () => {
    const state = table(
      [{ level: 9 }, { level: 8, races: ['elf'] }, { level: 9, races: ['elf'] }],
      ['net-troll'],
    );
    make(state, 0, { do: 'kick' });
    const terms = { treasures: 1, first: 0, items: [], plays: [] };
    make(state, 0, { do: 'ask', seat: 1, terms });
    expect(heard(state, 1)).toMatchObject({
      primary: 'No, thanks',
      others: ['Help Ada: 17 : 10, Ada wins the game'],
    });
    make(state, 1, { do: 'decline' });
    make(state, 0, { do: 'ask', seat: 2, terms });
    expect(heard(state, 2).primary).toBe('Help Ada: 18 : 10, wins the game, with Ada');
  });

  it('nobody is advised to ask a player who would win the game by helping', () => {
    const state = table([{ level: 5 }, { level: 9, races: ['elf'] }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const { primary, others } = heard(state, 0);
    expect(primary).toBe('Run away: 5 or more saves you');
    expect(others).toContain('Ask Ben: 14 : 10, Ben wins the game');
  });

  it("a card that wins the game comes before everything else, in anybody's turn and any phase", () => {
    const event = { level: 9, classes: ['cleric'], hand: ['divine-intervention'] };
    const own = table([event, {}, {}]);
    expect(heard(own, 0).primary).toBe('Play Divine Intervention: wins the game');
    const fighting = table([event, {}, {}], ['drooling-slime']);
    make(fighting, 0, { do: 'kick' });
    expect(heard(fighting, 0).primary).toBe('Play Divine Intervention: wins the game');
    const others = table([{}, event, {}]);
    expect(heard(others, 1).primary).toBe('Play Divine Intervention: wins the game');
    const shared = table([event, { level: 9, classes: ['cleric'] }, {}]);
    expect(heard(shared, 0).primary).toBe('Play Divine Intervention: wins the game, with Ben');
  });

  it("a card that wins it for others doesn't come first, and says so", () => {
    const state = table([{ level: 8, hand: ['divine-intervention'] }, { level: 9, classes: ['cleric'] }, {}]);
    const card = cardAt(state, 0, 'divine-intervention');
    const { primary } = heard(state, 0);
    expect(primary).toBe('Kick open the door');
    const outlook = outlookOf(state, 0);
    const play = outlook.legalMoves.find(({ move }) => move.do === 'play' && move.card === card);
    if (play === undefined) throw new Error('it can’t be played');
    const { phrase, game: ends } = resultOf(outlook, play);
    expect([phrase === null ? null : say(phrase), ends]).toEqual(['Ben wins the game', 'lost']);
  });

  it('a card that turns the deciding fight says so, comes first, and is golden in the hand', () => {
    const state = table([{ level: 9, hand: ['magic-missile', 'wishing-ring'] }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).primary).toBe('Play Magic Missile: 14 : 10, wins the game');
    expect(playsOf(state, 0, 'magic-missile')).toEqual({ standing: 'useful', ends: ['won', null] });
    expect(playsOf(state, 0, 'wishing-ring').ends).not.toContain('won');
  });

  it("a card that only widens the lead isn't marked as winning", () => {
    const state = table([{ level: 9, hand: ['magic-missile'] }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).primary).toBe('I win: Level 10 and the game');
    expect(playsOf(state, 0, 'magic-missile').ends).toEqual([null, null]);
  });

  it('a card that would turn the fight so that somebody else wins is useless to their side', () => {
    const state = table([{ level: 9 }, { hand: ['magic-missile'] }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const card = cardAt(state, 1, 'magic-missile');
    const outlook = outlookOf(state, 1);
    const [fighters, monsters] = (['fighters', 'monsters'] as const).map((side) =>
      outlook.legalMoves.find(({ move }) => move.do === 'play' && move.card === card && move.side === side),
    );
    if (fighters === undefined || monsters === undefined) throw new Error('it can’t be played');
    const { phrase, game } = resultOf(outlook, fighters);
    expect([phrase === null ? null : say(phrase), game]).toEqual(['14 : 10, Ada wins the game', 'lost']);
    expect(isUseful(outlook, fighters.move)).toBe(false);
    expect(isUseful(outlook, monsters.move)).toBe(true);
  });

  it('that card is useless to a helper for Treasures as well, if the fighter wins the game', () => {
    const state = table([{ level: 9 }, { level: 1, hand: ['magic-missile'] }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });
    make(state, 1, { do: 'accept' });
    expect(playsOf(state, 1, 'magic-missile')).toEqual({ standing: 'lawful', ends: ['lost', null] });
  });

  it('looking for trouble says so, too, and comes first', () => {
    const state = table([{ level: 9, hand: ['drooling-slime'] }, {}, {}], ['mate']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'take' });
    expect(heard(state, 0).primary).toBe('Fight Drooling Slime: 9 : 1, wins the game');
    expect(playsOf(state, 0, 'drooling-slime').ends).toEqual(['won']);
  });

  it('a curse that costs the winner a Level comes first, and says that the game goes on', () => {
    const state = table([{ level: 9 }, { hand: ['tallest-poppy'] }, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1)).toMatchObject({
      primary: 'Play Tallest Poppy on Ada: 7 : 1, the game goes on',
      others: ['Let it be: Ada wins the game', ...heard(state, 1).others.slice(1)],
    });
  });

  it("a curse that doesn't stop the win isn't put before passing", () => {
    const state = table([{ level: 9 }, { hand: ['hole-in-the-pocket-dimension'] }, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1).primary).toBe('Let it be: Ada wins the game');
  });
});
