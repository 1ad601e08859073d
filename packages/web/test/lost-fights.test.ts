/** Fights in which there is nothing to win, or no way out: what the voice and the coach say of them. */
import { applyMove, SYSTEM, type State } from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { situationOf } from '../src/coach/situations.ts';
import { voiceOf } from '../src/voice/model.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, pool, table } from './support/table.ts';

/** What the coach sees in the fighter's position. */
function coached(state: State): string | undefined {
  const outlook = outlookOf(state, 0);
  return situationOf({ ...outlook, said: voiceOf(outlook) })?.id;
}

describe('in a fight that has no monster left', () => {
  const state = table([{ hand: ['change-of-address-form'] }, {}, {}], ['net-troll']);
  make(state, 0, { do: 'kick' });
  const card = cardAt(state, 0, 'change-of-address-form');
  make(state, 0, { do: 'play', card, on: state.combat?.foes[0]?.card ?? -1 });

  it('there is nothing to win: it is ended', () => {
    const { sentence, primary } = heard(state, 0);
    expect([sentence, primary]).toEqual(['No monster is left in this fight.', 'End the fight']);
    expect(coached(state)).toBeUndefined();
  });

  it('nobody is said to be winning', () => {
    make(state, 0, { do: 'claim' });
    expect(heard(state, 0).sentence).toBe('The fight is over, unless somebody minds.');
    expect(heard(state, 1).sentence).toBe('Ada has no monster left to fight. Objections?');
  });
});

describe('the coach of somebody who has to run', () => {
  it.each([
    { worn: [], said: ['fight-flee', 'roll'] },
    { worn: ['concrete-clogs'], said: ['fight-lost', 'roll-lost'] },
  ])('says that the die decides only if it can: $said', ({ worn, said }) => {
    const state = table([{ equipped: worn }, {}, {}], ['the-late-librarian']);
    make(state, 0, { do: 'kick' });
    const before = coached(state);
    make(state, 0, { do: 'flee' });
    applyMove(pool, state, SYSTEM, { do: 'timeout' });
    expect([before, coached(state)]).toEqual(said);
  });
});
