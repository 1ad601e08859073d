/**
 * `npm run load`: how much load one core of the server carries, compared with its peers.
 *
 *   --quick           one short round, to check that everything runs; its figures are rough
 *   --rounds N        the number of rounds (5)
 *   --json FILE       writes all figures of all rounds, and the report
 *   --core N          the core for the servers (the last one); the players get the others
 *   --only A,B        measures only these, without printing tables: “closed memory,table”
 *   --profiles DIR    writes a profile of each server while the closed or open loop measures
 *   --of WHAT         what to profile: cpu (the default), allocations, or heap (of awake tables)
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { installPeers } from '../install.ts';
import { coreForServers } from '../cores.ts';
import { reportOf, tablesOf } from './report.ts';
import { measureRound, measuresOf, type Pace, type Round } from './round.ts';
import { isProfiled, PROFILED } from './server-process.ts';
import { fail, optionsOf, wholeNumber } from '../../scripts/options.ts';

const FULL: Pace = {
  rounds: 5,
  // A server runs for days. Kickdoor's has much code to compile: after 40 seconds a move costs half as much as at
  // first.
  closed: { rooms: 80, warm: 40, run: 8 },
  open: { rooms: 500, warm: 30, run: 12 },
  tables: 200,
  moves: 100,
  sockets: 6000,
  stored: 10_000,
};
const QUICK: Pace = {
  rounds: 1,
  closed: { rooms: 8, warm: 0.5, run: 1 },
  open: { rooms: 20, warm: 0.5, run: 1 },
  tables: 8,
  moves: 10,
  sockets: 40,
  stored: 10_000,
};

const values = optionsOf({
  quick: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  json: { type: 'string' },
  core: { type: 'string' },
  only: { type: 'string' },
  profiles: { type: 'string' },
  of: { type: 'string', default: 'cpu' },
});
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const pace = values.quick ? QUICK : FULL;
const count = wholeNumber('rounds', values.rounds ?? String(pace.rounds));
const core = coreForServers(values.core);
say(
  `Node ${process.version}, servers on ${core === null ? 'any core' : `core ${core}`}, load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
const of = isProfiled(values.of) ? values.of : fail(`--of is one of ${PROFILED.join(', ')}`);
const profiles = values.profiles === undefined ? null : { folder: values.profiles, of };
const measures = measuresOf(pace, { core, peers: installPeers(), profiles }, say);
if (values.only !== undefined) {
  const names = values.only.split(',');
  const unknown = names.find((name) => !(name in measures));
  if (unknown !== undefined) fail(`--only knows ${Object.keys(measures).join(', ')}, not ${unknown}`);
  const chosen = Object.entries(measures).flatMap(([name, measure]) =>
    names.includes(name) ? [measure] : [],
  );
  for (let at = 1; at <= count; at += 1) for (const measure of chosen) await measure();
  process.exit(0);
}
const rounds: Round[] = [];
for (let at = 1; at <= count; at += 1) {
  say(`round ${at} of ${count}`);
  rounds.push(await measureRound(measures));
}
const report = reportOf(rounds);
say(`\n${tablesOf(report)}`);
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ report, rounds }, null, 2)}\n`);
}
process.exit(0);
