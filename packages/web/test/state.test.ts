import { describe, expect, it } from 'vitest';
import { firstSettings, gracesOf, moreOf, paceTimes, seatsOf, withGame } from '../src/lobby/new-game.ts';
import { outlookOf, table } from './support/table.ts';
import { noticed, nothing, receive, type WholeMessage } from '../src/net/state.ts';

const sent = (id: string) => ({ id, number: 0 });

describe("the page's state for a table", () => {
  it('keeps a refusal visible, and no longer counts its message as pending', () => {
    const refusal = { refused: true, rule: 'combat.win', also: [] } as const;
    const message: WholeMessage = { type: 'refused', id: 'a', refusal };
    const state = receive({ ...nothing, sending: [sent('a'), sent('b')] }, message, 0);
    expect(state.sending).toEqual([sent('b')]);
    expect(state.notices.map(({ what }) => what)).toEqual([{ kind: 'refused', refusal, late: false }]);
  });

  it('tells a move that came too late from one that is not allowed', () => {
    const refusal = { refused: true, rule: 'combat.win', also: [] } as const;
    const message: WholeMessage = { type: 'refused', id: 'a', refusal };
    const game = {
      number: 8,
      view: outlookOf(table([{}, {}, {}]), 0).view,
      legalMoves: [],
      reasons: [],
      clocks: [],
      undo: null,
      news: [],
    };
    const late = (number: number) =>
      receive({ ...nothing, game, sending: [{ id: 'a', number }] }, message, 0).notices[0]?.what;
    expect(late(7)).toEqual({ kind: 'refused', refusal, late: true });
    expect(late(8)).toEqual({ kind: 'refused', refusal, late: false });
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
