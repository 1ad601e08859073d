import { describe, expect, it } from 'vitest';
import { firstSettings, gracesOf, moreOf, paceTimes, seatsOf, withGame } from '../src/lobby/new-game.ts';
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

describe("a table's settings", () => {
  it('follow the sheet: seats and waits stay within what it allows', () => {
    const six = { ...firstSettings('classic'), seats: 6 };
    const winter = { ...six, ...withGame(six, { sheet: 'winter', more: [] }) };
    expect(winter.sets).toEqual(['winter']);
    expect(seatsOf(winter)).toContain(winter.seats);
    expect(gracesOf(winter)).toContain(3750);
    expect(winter.options.grace).toBeUndefined();
    expect(paceTimes({ ...winter, pace: 'normal' }).grace).toBeGreaterThanOrEqual(3750);
  });

  it('say what is mixed in besides the sheet’s own sets', () => {
    const settings = firstSettings('classic');
    expect(moreOf(settings)).toEqual([]);
    const mixed = { ...settings, ...withGame(settings, { sheet: 'classic', more: ['west', 'space'] }) };
    expect(mixed.sets).toEqual(['classic', 'west', 'space']);
    expect(moreOf(mixed)).toEqual(['west', 'space']);
  });
});
