import { describe, expect, it } from 'vitest';
import { isFull, firstWish, toRequest } from '../src/lobby/new-game.ts';
import { noticed, nothing, receive, type WholeMessage } from '../src/net/state.ts';

describe("the page's state for a table", () => {
  it('keeps a refusal visible, and no longer counts its message as pending', () => {
    const refusal = { refused: true, rule: 'combat.win', also: [] } as const;
    const message: WholeMessage = { type: 'refused', id: 'a', refusal };
    const state = receive({ ...nothing, sending: ['a', 'b'] }, message, 0);
    expect(state.sending).toEqual(['b']);
    expect(state.notices.map(({ what }) => what)).toEqual([{ kind: 'refused', refusal }]);
  });

  it('shows at most the three newest notices', () => {
    let state = nothing;
    for (let count = 0; count < 5; count += 1) state = noticed(state, { kind: 'error', code: 'too-fast' });
    expect(state.notices).toHaveLength(3);
  });
});

describe('the new-game request', () => {
  it('seats its creator first, and bots where wanted', () => {
    const wish = { ...firstWish, seats: 4, bots: [true, false, true, true, true] };
    const request = toRequest(wish, { name: ' Aric ', sex: 'male' }, 'en');
    expect(request).toMatchObject({ seats: 4, bots: [1, 3], player: { name: 'Aric', sex: 'male' } });
    expect(isFull(wish)).toBe(false);
    expect(isFull({ ...wish, seats: 2 })).toBe(true);
  });
});
