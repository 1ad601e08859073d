/** What wins the game, or gives it away, says so before it is done. */
import { describe, expect, it } from 'vitest';
import type { Seat, State } from '@kickdoor/rules';
import { actsOf } from '../src/voice/acts.ts';
import { resultOf } from '../src/voice/results.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, say, table } from './support/table.ts';

/** The acts of a seat, and how the game would end by each. */
function endsOf(state: State, seat: Seat): readonly unknown[] {
  return actsOf(outlookOf(state, seat)).map(({ act: { legalMove, game } }) => [legalMove.move.do, game]);
}

describe('where the game would be won', () => {
  it('the claim says so, and so does whoever lets it go by', () => {
    const state = table([{ level: 9 }, {}, {}], ['drooling-slime']);
    make(state, 0, { do: 'kick' });
    expect(heard(state, 0).primary).toBe('I win: Level 10 and the game');
    expect(endsOf(state, 0)).toContainEqual(['claim', 'won']);
    make(state, 0, { do: 'claim' });
    expect(heard(state, 1).primary).toBe('Let it be: Ada wins the game');
    expect(endsOf(state, 1)).toContainEqual(['pass', 'lost']);
  });

  it('a claim that wins no game says nothing of it', () => {
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

  it('nobody is told to ask somebody who would win the game by it', () => {
    const state = table([{ level: 5 }, { level: 9, races: ['elf'] }, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const { primary, others } = heard(state, 0);
    expect(primary).toBe('Run away: 5 or more saves you');
    expect(others).toContain('Ask Ben: 14 : 10, Ben wins the game');
  });

  it('the card that wins it comes before all else, whoever’s turn it is and whatever goes on', () => {
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

  it('a card that wins it for others is not put first, and says so', () => {
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
});
