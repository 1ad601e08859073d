import { describe, expect, it } from 'vitest';
import { follow, type ClockLeft } from '@kickdoor/protocol';
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

  it('tells a late move from an illegal one', () => {
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

  it('says nothing if a window ended before a pass arrived', () => {
    const refusal = { refused: true, rule: 'combat.win', also: [] } as const;
    const state = { ...nothing, sending: [{ ...sent('a'), verb: 'pass' as const }] };
    const after = receive(state, { type: 'refused', id: 'a', refusal }, 0);
    expect(after).toMatchObject({ sending: [], notices: [] });
  });

  it('forgets refusals when the game goes on, and nothing else', () => {
    const refusal = { refused: true, rule: 'combat.win', also: [] } as const;
    const called = noticed(nothing, { kind: 'nudged', by: 1 });
    const state = noticed(called, { kind: 'refused', refusal, late: false });
    const { view } = outlookOf(table([{}, {}, {}]), 0);
    const parts = { view, legalMoves: [], reasons: [], clocks: [], steps: [], resync: false };
    const next = receive(state, { type: 'update', number: 4, ...parts }, 0);
    expect(next.notices).toEqual(called.notices);
  });

  it('runs clocks from when they were reported until a change is reported', () => {
    const clock: ClockLeft = { id: -2, kind: 'turn', ms: 90_000, left: 80_000, runs: true };
    const { view } = outlookOf(table([{}, {}, {}]), 0);
    const parts = { view, legalMoves: [], reasons: [], clocks: [clock] };
    const before = receive(nothing, { type: 'update', number: 4, resync: false, steps: [], ...parts }, 100);
    const clocksAfter = (told: { readonly clocks?: ClockLeft[] }) => {
      const steps = [{ at: 0, by: 1, events: [] }];
      const followed = follow(before.game, { type: 'change', number: 5, steps, changes: {}, ...told });
      return 'update' in followed ? receive(before, followed.update, 900).game?.clocks : undefined;
    };
    expect(clocksAfter({})).toEqual([{ ...clock, heard: 100 }]);
    expect(clocksAfter({ clocks: [{ ...clock, left: 60_000 }] })).toEqual([
      { ...clock, left: 60_000, heard: 900 },
    ]);
  });

  it('shows at most the three newest notices', () => {
    let state = nothing;
    for (let count = 0; count < 5; count += 1) state = noticed(state, { kind: 'error', code: 'too-fast' });
    expect(state.notices).toHaveLength(3);
  });
});

describe("a table's settings", () => {
  it('follow the sheet: seats and waits stay within its limits', () => {
    const six = { ...firstSettings('classic'), seats: 6 };
    const winter = { ...six, ...withGame(six, { sheet: 'winter', more: [] }) };
    expect(winter.sets).toEqual(['winter']);
    expect(seatsOf(winter)).toContain(winter.seats);
    expect(gracesOf(winter)).toContain(3750);
    expect(winter.options.grace).toBeUndefined();
    expect(paceTimes({ ...winter, pace: 'normal' }).grace).toBeGreaterThanOrEqual(3750);
  });

  it("list the sets mixed in besides the sheet's own", () => {
    const settings = firstSettings('classic');
    expect(moreOf(settings)).toEqual([]);
    const mixed = { ...settings, ...withGame(settings, { sheet: 'classic', more: ['west', 'space'] }) };
    expect(mixed.sets).toEqual(['classic', 'west', 'space']);
    expect(moreOf(mixed)).toEqual(['west', 'space']);
  });
});
