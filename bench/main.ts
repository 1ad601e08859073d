/**
 * `npm run bench`: compares the engine's speed with its peers', and measures the costs of tables and moves.
 *
 *   --quick one short round, to check that everything runs; its numbers are rough
 *   --rounds N the number of rounds (5, or 1 with --quick)
 *   --json FILE writes the numbers
 *   --docs writes the tables of docs/performance.md and its plot
 *   --core N the core to run on (the third one available, or the last)
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { takeBefore } from './before.ts';
import { coreOf, pinnableCores } from './cores.ts';
import { show } from './figures.ts';
import { installPeers } from './install.ts';
import { reportOf } from './report.ts';
import { FULL, measureRound, QUICK, type Round } from './rounds.ts';
import { summarize } from './summary.ts';
import { writeDocs } from './write-docs.ts';
import { optionsOf, wholeNumber } from '../scripts/options.ts';

const values = optionsOf({
  quick: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  json: { type: 'string' },
  docs: { type: 'boolean', default: false },
  core: { type: 'string' },
});
const pace = values.quick ? QUICK : FULL;
const count = wholeNumber('rounds', values.rounds ?? String(pace.rounds));
const cores = pinnableCores();
const usual = cores[2] ?? cores.at(-1);
const core = usual === undefined ? null : coreOf(values.core, usual, cores);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

say(
  `Node ${process.version}, ${core === null ? 'not pinned' : `core ${core}`}, load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
const folder = installPeers();
const taken = takeBefore();
const before = 'folder' in taken ? taken.folder : null;
if ('missing' in taken) say(taken.missing);
const rounds: Round[] = [];
for (let at = 1; at <= count; at++) {
  const round = await measureRound({ core, folder, bench: import.meta.dirname, before }, pace);
  rounds.push(round);
  const rates = [
    ['server', round.server, round.master],
    ['search', round.search, round.searchBefore],
    ['search with copies', round.copySearch, round.copySearchBefore],
    ['in place', round.inPlace, round.boardgameio, round.inPlaceBefore, round.showdown, round.floor],
  ] as const;
  const lines = rates.map(
    ([name, ...all]) => `${name} ${all.map((one) => show(one?.rate ?? NaN)).join(' / ')}`,
  );
  say(`round ${at} of ${count}: ${lines.join('; ')}`);
}
const summary = summarize(rounds);
say(`\n${reportOf(summary)}\n\n${JSON.stringify(summary.ratios)}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(summary, null, 2)}\n`);
if (values.docs) writeDocs(summary);
