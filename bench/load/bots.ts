/**
 * `npm run load:bots`: checks that a table of five masters answers in time on one core while other tables play.
 *
 *   --tables N     tables of four players each, one move every two seconds (50)
 *   --masters N    the seats at the table of bots (5)
 *   --seconds N    how long to measure, first without the table of bots and then with it (120)
 *   --json FILE    writes the figures
 *   --core N       the core for the server and its threads (the last one); the players get the others
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { coreForServers } from '../cores.ts';
import { openLoop, type Open } from './loops.ts';
import { BotTable } from './players/bots.ts';
import { openRooms } from './rooms.ts';
import { ServerProcess } from './server-process.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const values = optionsOf({
  tables: { type: 'string', default: '50' },
  masters: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '120' },
  json: { type: 'string' },
  core: { type: 'string' },
});

const tables = wholeNumber('tables', values.tables, 1, 10_000);
const masters = wholeNumber('masters', values.masters, 3, 6);
const seconds = wholeNumber('seconds', values.seconds, 1, 3600);
/** Milliseconds between moves at each of the other tables. */
const EVERY = 2000;
/** The most milliseconds that a table waits for its bots; a search takes up to 1000 of them. */
const BUDGET = 1500;
/** Milliseconds for everything else between two moves: timers, the store, the network. */
const SLACK = 250;
/** Seconds of warm-up. */
const WARM = 5;

const core = coreForServers(values.core);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const round = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
const loads = loadavg().map((one) => one.toFixed(1));
say(
  `Node ${process.version}, the server on ${core === null ? 'any core' : `core ${core}`}, load ${loads.join(' ')}`,
);

interface Answers {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Moves that took longer than the budget plus slack. */
  readonly late: number;
}

function answersOf(gaps: readonly number[]): Answers {
  const sorted = gaps.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return {
    moves: sorted.length,
    p50: share(0.5),
    p99: share(0.99),
    most: share(1),
    late: sorted.filter((ms) => ms > BUDGET + SLACK).length,
  };
}

const sayTables = (name: string, { moves, p50, p99, most, late, busy }: Open): boolean =>
  say(
    `${name}: ${tables} tables, ${moves.toFixed(1)} moves a second; everybody is told after ${round(p50)} ms (median), ` +
      `${round(p99)} (99 percent), ${round(most)} (most); ${late} moves late; ${(100 * busy).toFixed(0)} percent of a core`,
  );

const folder = mkdtempSync(join(tmpdir(), 'kickdoor-load-bots-'));
const server = await ServerProcess.start('kickdoor', folder, { core, peers: '', profiles: null });
try {
  const traffic = { messages: 0, bytes: 0 };
  const rooms = await openRooms('kickdoor', server, { count: tables, traffic, peers: '' });
  const without = await openLoop(server, rooms, EVERY, { warm: WARM, run: seconds });
  sayTables('without masters', without);
  const bots = new BotTable(server.port, masters);
  await bots.begin();
  const again = setInterval(() => void bots.goOn(), 500);
  const beside = await openLoop(server, rooms, EVERY, { warm: WARM, run: seconds });
  clearInterval(again);
  bots.leave();
  sayTables('with masters', beside);
  const answers = answersOf(bots.gaps);
  say(
    `${masters} masters: ${answers.moves} moves, the next after ${round(answers.p50)} ms (median), ${round(answers.p99)} ` +
      `(99 percent), ${round(answers.most)} (most); ${answers.late} later than ${BUDGET + SLACK} ms`,
  );
  for (const room of rooms) room.leave();
  const figures = { tables, masters, seconds, without, with: beside, answers };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await server.end();
  rmSync(folder, { recursive: true });
}
process.exit(0);
