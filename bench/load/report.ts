/** The figures of a run: medians over its rounds, each with its target. */
import { median, show } from '../figures.ts';
import type { Closed, Open } from './loops.ts';
import type { Round } from './round.ts';

/** A target, and its threshold. */
interface Aim {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly aim: string;
}

export interface Report {
  readonly closed: readonly (readonly [name: string, Closed])[];
  readonly open: readonly (readonly [name: string, Open])[];
  readonly aims: readonly Aim[];
}

/** Computes ratios within each round, then their medians. */
export function reportOf(rounds: readonly Round[]): Report {
  const of = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const closed = (kind: keyof Round['closed']): Closed => ({
    micros: of((round) => round.closed[kind].micros),
    moves: of((round) => round.closed[kind].moves),
    busy: of((round) => round.closed[kind].busy),
    bytes: of((round) => round.closed[kind].bytes),
  });
  const open = (kind: keyof Round['open']): Open => ({
    p50: of((round) => round.open[kind].p50),
    p99: of((round) => round.open[kind].p99),
    most: of((round) => round.open[kind].most),
    moves: of((round) => round.open[kind].moves),
    late: of((round) => round.open[kind].late),
    busy: of((round) => round.open[kind].busy),
  });
  return {
    closed: [
      ['ws + JSON, four distinct messages', closed('plain')],
      ['boardgame.io, real moves of a smaller game', closed('boardgame')],
      ['Kickdoor on disk', closed('kickdoor')],
      ['Kickdoor in memory', closed('memory')],
    ],
    open: [
      ['ws + JSON, four distinct messages', open('plain')],
      ['boardgame.io, real moves of a smaller game', open('boardgame')],
      ['Kickdoor on disk', open('kickdoor')],
    ],
    aims: aimsOf(of),
  };
}

const kB = (bytes: number): number => bytes / 1000;

function aimsOf(of: (figure: (round: Round) => number) => number): Aim[] {
  return [
    {
      name: 'moves for the CPU time, to boardgame.io',
      figure: of(({ closed }) => closed.boardgame.micros / closed.kickdoor.micros),
      unit: 'times',
      aim: '7 (bar 4)',
    },
    {
      name: 'moves for the CPU time, to ws + JSON',
      figure: of(({ closed }) => closed.plain.micros / closed.kickdoor.micros),
      unit: 'times',
      aim: '0.5 (bar 0.25)',
    },
    {
      name: 'p99 of the open loop, to ws + JSON',
      figure: of(({ open }) => open.kickdoor.p99 / open.plain.p99),
      unit: 'times',
      aim: 'at most 4',
    },
    {
      name: 'p99 of the open loop, to boardgame.io',
      figure: of(({ open }) => open.kickdoor.p99 / open.boardgame.p99),
      unit: 'times',
      aim: 'bar: at most 2',
    },
    { name: 'late moves', figure: of(({ open }) => open.kickdoor.late), unit: '', aim: '0' },
    {
      name: 'heap of a table awake, four sockets',
      figure: kB(of((round) => round.table.awake)),
      unit: 'KB',
      aim: '60 (bar 100)',
    },
    { name: 'heap of a table asleep', figure: kB(of((round) => round.table.asleep)), unit: 'KB', aim: '0' },
    {
      name: 'resident memory of a socket',
      figure: kB(of(({ socket }) => socket.plain)),
      unit: 'KB',
      aim: '16',
    },
    {
      name: 'the same, offering to compress',
      figure: kB(of(({ socket }) => socket.deflate)),
      unit: 'KB',
      aim: '16',
    },
    {
      name: 'bytes a move and seat, before compression',
      figure: of(({ closed }) => closed.kickdoor.bytes),
      unit: '',
      aim: '400',
    },
    {
      name: 'CPU time of a start more for the tables stored',
      figure: of(({ opening: { full, empty } }) => full.cpu - empty.cpu),
      unit: 'ms',
      aim: '0',
    },
    {
      name: 'the same, after it was killed',
      figure: of(({ opening: { killed, empty } }) => killed.cpu - empty.cpu),
      unit: 'ms',
      aim: '',
    },
  ];
}

/** The report as in the tables of docs/performance.md. */
export function tablesOf({ closed, open, aims }: Report): string {
  return [
    table(
      ['closed loop', 'µs of CPU a move', 'moves a core-second', 'moves a second', 'busy', 'bytes a seat'],
      closed.map(([name, { micros, moves, busy, bytes }]) => [
        name,
        show(micros),
        show(1e6 / micros),
        show(moves),
        show(busy),
        show(bytes),
      ]),
    ),
    table(
      ['open loop', 'p50 ms', 'p99 ms', 'most ms', 'moves a second', 'late', 'busy'],
      open.map(([name, { p50, p99, most, moves, late, busy }]) => [
        name,
        ...[p50, p99, most, moves, late, busy].map((figure) => show(figure)),
      ]),
    ),
    table(
      ['', 'figure', 'aim'],
      aims.map(({ name, figure, unit, aim }) => [name, `${show(figure)} ${unit}`.trim(), aim]),
    ),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
