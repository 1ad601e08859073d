/** A server's answers to its owner, as lines for a terminal. */
import type { OwnedBan, OwnedTable, Status } from '@kickdoor/server/owner';
import type { Words } from '../words/words.ts';

/** Pads cells so that columns line up. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, at) => Math.max(all[at] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A time in a format that is readable and sorts correctly. */
const moment = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 16);

const MIB = 1024 * 1024;

export function statusLines(words: Words, status: Status): readonly string[] {
  const last = status.samples.at(-1);
  const { version, started, awake, tables, sockets, bytes, notReady } = status;
  return [
    words.say('cli-admin-status-version', { version, since: moment(started) }),
    words.say(notReady === null ? 'cli-admin-status-ready' : `cli-admin-status-${notReady}`),
    words.say('cli-admin-status-tables', { tables, awake, sockets }),
    words.say('cli-admin-status-store', { size: (bytes / MIB).toFixed(1) }),
    ...(last === undefined
      ? []
      : [
          words.say('cli-admin-status-load', {
            moves: last.moves.toFixed(1),
            latency: last.p99 === null ? '–' : last.p99.toFixed(1),
            loop: last.loop.toFixed(1),
          }),
        ]),
  ];
}

export function tableRows(words: Words, tables: readonly OwnedTable[]): readonly string[] {
  if (tables.length === 0) return [words.say('cli-admin-no-tables')];
  return columns(
    tables.map(({ id, stage, sheet, moves, touchedAt, awake, seats }) => [
      id,
      words.say(`cli-admin-stage-${stage}`),
      sheet,
      words.say('cli-admin-moves', { count: moves }),
      moment(touchedAt),
      words.say(awake ? 'cli-admin-awake' : 'cli-admin-asleep'),
      seats.flatMap(({ name }) => name ?? []).join(', '),
    ]),
  );
}

export function tableLines(words: Words, table: OwnedTable): readonly string[] {
  return [
    ...tableRows(words, [table]),
    ...table.seats.map(({ kind, name, connected }, seat) =>
      words.say('cli-admin-seat', {
        seat,
        name: name ?? '–',
        kind: kind === 'person' && !connected ? 'away' : kind,
      }),
    ),
    words.say('cli-admin-watching', { count: table.watching }),
  ];
}

export function banLines(words: Words, bans: readonly OwnedBan[]): readonly string[] {
  if (bans.length === 0) return [words.say('cli-admin-no-bans')];
  return columns(
    bans.map(({ id, until, note }) => [
      id,
      until === null
        ? words.say('cli-admin-forever')
        : words.say('cli-admin-until', { until: moment(until) }),
      note,
    ]),
  );
}
