/** The results of an evening: how long turns took, who was stopped needlessly, who waited for whom. */
import type { ServerMessageOf } from '@kickdoor/protocol';
import type { View } from '@kickdoor/rules';
import { windowOf } from '../../packages/web/src/hours/stop-me.ts';
import type { Guest } from './guest.ts';

type Update = ServerMessageOf<'update'>;

export interface Figures {
  readonly minutes: number;
  readonly turns: { readonly count: number; readonly median: number; readonly longest: number };
  /** Seconds of the game spent in windows, and spent waiting for each seat. */
  readonly waits: { readonly windows: number; readonly seats: readonly number[] };
  readonly guests: readonly {
    readonly name: string;
    readonly when: string;
    readonly windows: number;
    /** Windows in which the page asked; how many of these found no playable card in hand, and how many were used. */
    readonly stopped: number;
    readonly inVain: number;
    readonly used: number;
    readonly stumbles: readonly string[];
  }[];
}

/** The time of an update, in milliseconds since 1970; `null` if it has no steps. */
const timeOf = ({ steps }: Update): number | null => steps.at(-1)?.at ?? null;

/** The seats that a game waits for. */
function awaited({ players, turn }: View): readonly number[] {
  const asked = players.filter((player) => player.asked !== null).map(({ seat }) => seat);
  return asked.length > 0 ? asked : [turn];
}

/** Seconds in windows, and seconds in which everybody waited for a seat; split if they waited for several. */
function waitsIn(updates: readonly Update[], seats: number): Figures['waits'] {
  const waits = { windows: 0, seats: Array.from({ length: seats }, () => 0) };
  for (const [at, update] of updates.entries()) {
    const next = updates[at + 1];
    const [from, to] = [timeOf(update), next === undefined ? null : timeOf(next)];
    if (from === null || to === null) continue;
    const seconds = (to - from) / 1000;
    const { view } = update;
    if (windowOf(view) !== null) waits.windows += seconds;
    else {
      const on = awaited(view);
      for (const seat of on) waits.seats[seat] = (waits.seats[seat] ?? 0) + seconds / on.length;
    }
  }
  return waits;
}

/** The duration of each complete turn, in seconds. */
function turnsIn(updates: readonly Update[]): number[] {
  const starts = updates.flatMap(({ steps }) =>
    steps.flatMap(({ at, events }) => (events.some(({ e }) => e === 'turn') ? [at] : [])),
  );
  return starts.slice(1).map((at, turn) => (at - (starts[turn] ?? at)) / 1000);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sums up what the guests' pages received and did. */
export function figuresOf(guests: readonly Guest[]): Figures {
  const [first] = guests;
  const messages = first?.player.eyes.messages ?? [];
  const updates = messages.filter((message): message is Update => message.type === 'update');
  const times = updates.flatMap((update) => timeOf(update) ?? []);
  const turns = turnsIn(updates);
  return {
    minutes: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 60_000,
    turns: { count: turns.length, median: median(turns), longest: Math.max(0, ...turns) },
    waits: waitsIn(updates, guests.length),
    guests: guests.map(({ name, when, windows, used, stumbles }) => {
      const stopped = [...windows.values()].filter((window) => window.stopped);
      return {
        name,
        when,
        windows: windows.size,
        stopped: stopped.length,
        inVain: stopped.filter(({ could }) => !could).length,
        used: used.size,
        stumbles,
      };
    }),
  };
}

/** The figures for people. */
export function report({ minutes, turns, waits, guests }: Figures): string {
  const lines = guests.map(
    ({ name, when, windows, stopped, inVain, used, stumbles }, seat) =>
      `| ${name} | ${when} | ${windows} | ${stopped} | ${inVain} | ${used} | ${(waits.seats[seat] ?? 0).toFixed(0)} s | ${stumbles.length} |`,
  );
  return [
    `${minutes.toFixed(1)} minutes, ${turns.count} turns: median ${turns.median.toFixed(1)} s, longest ${turns.longest.toFixed(1)} s;`,
    `${waits.windows.toFixed(0)} s of them in windows.`,
    '',
    '| player | stop me | windows | stopped | with nothing to play | used | all waited for them | lost presses |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}
