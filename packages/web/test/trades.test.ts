/** An offered trade: its text, its first answer, and the place of a counteroffer. */
import { describe, expect, it } from 'vitest';
import { copiesOf, type State } from '@kickdoor/rules';
import { laidOut, voiceOf } from '../src/voice/model.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, pool, table } from './support/table.ts';

const SWORD = 'second-hand-sword';

/** Ada gives Ben items for others of his. */
function offered(give: readonly string[], get: readonly string[], turn: 0 | 1 = 0): State {
  const state = table([
    { equipped: [SWORD], carried: ['crown-of-nowhere-in-particular', 'jar-of-shouting'] },
    { equipped: ['flaming-armor'], carried: ['magic-missile'] },
    {},
  ]);
  state.turn = turn;
  const cards = (seat: 0 | 1, names: readonly string[]) => names.map((name) => cardAt(state, seat, name));
  make(state, 0, { do: 'offer', seat: 1, give: cards(0, give), get: cards(1, get) });
  return state;
}

describe('the voice on an offered trade', () => {
  it('names the cards, since a fight may occupy the stage', () => {
    expect(heard(offered([SWORD], ['magic-missile']), 1).sentence).toBe(
      'Ada offers you Second-Hand Sword for Magic Missile.',
    );
    expect(heard(offered([SWORD], []), 1).sentence).toBe('Ada offers you Second-Hand Sword as a gift.');
    expect(heard(offered([], ['magic-missile']), 1).sentence).toBe(
      'Ada would like your Magic Missile, for nothing.',
    );
  });

  it('leaves naming many cards to the stage', () => {
    const many = offered(
      [SWORD, 'crown-of-nowhere-in-particular', 'jar-of-shouting'],
      ['flaming-armor', 'magic-missile'],
    );
    expect(heard(many, 1).sentence).toBe('Ada offers you a trade.');
  });

  it('says both strengths before and after', () => {
    expect(heard(offered([SWORD], []), 1).primary).toBe('Trade with Ada: you 3 → 6, Ada 4 → 1');
  });

  it('offers a no beside the yes, and both before the turn goes on', () => {
    const { primary, others } = heard(offered([SWORD], ['magic-missile'], 1), 1);
    expect(primary).toMatch(/^Trade with Ada/u);
    expect(others.slice(0, 2)).toEqual(['No, thanks', 'Kick open the door']);
  });

  it('puts no first if the trade is worthless', () => {
    const { primary, others } = heard(offered([], ['flaming-armor'], 1), 1);
    expect(primary).toBe('No, thanks');
    expect(others[0]).toMatch(/^Trade with Ada/u);
    expect(others[1]).toBe('Kick open the door');
  });

  it('puts the answer before any proposed card', () => {
    const state = offered([SWORD], ['magic-missile'], 1);
    const level = copiesOf(pool, 'go-up-a-level')?.[0];
    if (level !== undefined) state.players[1]?.hand.push(level);
    const { primary, others } = heard(state, 1);
    expect(primary).toMatch(/^Trade with Ada/u);
    expect(others.slice(0, 2)).toEqual(['No, thanks', 'Play Go Up a Level: Level 1 → 2']);
  });
});

const layout = (state: State) => laidOut(voiceOf(outlookOf(state, 1)), true);

describe('a counteroffer', () => {
  it('is beside yes and no if there is nothing else to do', () => {
    const { beside, more, counter } = layout(offered([SWORD], ['magic-missile']));
    expect([beside.length, more.length, counter]).toEqual([1, 0, 'beside']);
  });

  it('is otherwise under “More”, so that no stays in the row', () => {
    const { beside, counter } = layout(offered([SWORD], ['magic-missile'], 1));
    expect(beside.map(({ legalMove }) => legalMove.move.do)).toEqual(['decline']);
    expect(counter).toBe('more');
  });
});
