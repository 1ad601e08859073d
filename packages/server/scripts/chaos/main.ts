/**
 * Repeatedly kills the server under load, and compares what it had acknowledged with what is left:
 * `npm run chaos -- --kills 1000 --seed 1`. Then stops it gracefully, fills its disk, and makes its folder read-only.
 * With `--nodes 3 --faults 1000`, subjects several servers on one PostgreSQL to faults.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, stream } from '@kickdoor/rules';
import { comesToBe, sleep, until } from './clock.ts';
import { clusterChaos, missing } from './cluster/run.ts';
import { Crowd } from './crowd.ts';
import { canMount, fillDisk, startReadOnly } from './faults.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './server-process.ts';
import { ms, spread } from './spread.ts';
import { optionsOf, wholeNumber } from '../../../../scripts/options.ts';

const values = optionsOf({
  kills: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  tables: { type: 'string', default: '4' },
  nodes: { type: 'string', default: '1' },
  faults: { type: 'string', default: '1000' },
  minutes: { type: 'string', default: '1000' },
});
const kills = wholeNumber('kills', values.kills);
const tables = wholeNumber('tables', values.tables);
const nodes = wholeNumber('nodes', values.nodes);
const struck = wholeNumber('faults', values.faults);
const minutes = wholeNumber('minutes', values.minutes);
const random = stream(`chaos/${values.seed}`);
const pool = buildCardPool([loadSet('classic')]);
const folders: string[] = [];

const failures = nodes > 1 ? await cluster() : [...(await stops()), ...(await faults())];
for (const path of folders) rmSync(path, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`);
process.exit(failures.length > 0 ? 1 : 0);

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'kickdoor-chaos-'));
  folders.push(path);
  return path;
}

/** Stops and starts one server: gracefully every tenth time, otherwise by killing it. */
async function stops(): Promise<string[]> {
  const failed: string[] = [];
  const dataDir = folder();
  const server = new ServerProcess(dataDir);
  await server.start();
  const ledger = new Ledger(dataDir);
  const crowd = new Crowd({ url: () => server.url, tables, pool, random, ledger });
  await crowd.open();
  const toPlay: number[] = [];
  const toStop: number[] = [];
  let asked = 0;
  await until(() => crowd.allPlayedSince(1) !== null, 'the first moves');
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(random() * 300);
    if (kill % 10 === 0) {
      const { code, took } = await server.stop('SIGTERM');
      asked += 1;
      toStop.push(took);
      if (code !== 0) failed.push(`stop ${kill}: the server ended with ${String(code)} when asked to stop`);
    } else await server.stop('SIGKILL');
    const begun = performance.now();
    await server.start();
    if (!(await comesToBe(() => crowd.allPlayedSince(begun) !== null))) {
      failed.push(`after stop ${kill}, not all tables played on within a minute`);
      break;
    }
    toPlay.push((crowd.allPlayedSince(begun) ?? begun) - begun);
    ledger.check();
    if (kill % 50 === 0) process.stdout.write(`${kill} stops, ${summary(ledger)}\n`);
  }
  crowd.close();
  await server.stop('SIGKILL');
  const errors = [...crowd.errors].map(([code, times]) => `${code} ${times}`).join(', ');
  process.stdout.write(`kills ${kills - asked}, asked to stop ${asked}, ${summary(ledger)}\n`);
  process.stdout.write(
    `time from start to play on: ${spread(toPlay)}; time to stop when asked: ${spread(toStop)}\n`,
  );
  if (errors !== '') process.stdout.write(`errors told to players: ${errors}\n`);
  if (ledger.lost + ledger.doubled > 0) failed.push('acknowledged moves were lost or doubled');
  for (const code of ['moves-lost', 'game-stopped', 'defect', 'gap', 'mismatch']) {
    if (crowd.errors.has(code)) failed.push(`players were told: ${code}`);
  }
  return failed;
}

/** Skipped if PostgreSQL or NATS isn't installed. On SIGINT or SIGTERM, ends after the current fault and reports. */
async function cluster(): Promise<string[]> {
  const lack = missing();
  const end = performance.now() + minutes * 60_000;
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (asked = true));
  const enough = () => asked || performance.now() > end;
  if (lack === null) return clusterChaos({ nodes, faults: struck, tables, pool, random, enough });
  process.stdout.write(`several nodes: skipped. ${lack}\n`);
  return [];
}

async function faults(): Promise<string[]> {
  if (!canMount()) {
    process.stdout.write(
      'full disk, read-only folder: skipped, this machine lets nobody mount a disk of their own\n',
    );
    return [];
  }
  const failed: string[] = [];
  const { ledger, refused, alive, back } = await fillDisk(folder(), folder(), pool, random);
  process.stdout.write(
    `full disk: ${summary(ledger)}, told "disk full" ${refused} times, played on ${ms(back)} after\n`,
  );
  if (ledger.lost + ledger.doubled > 0 || !alive) failed.push('the full disk was not survived');
  const words = await startReadOnly(folder());
  const said = /can't be used: (?<why>[^\n]+)/u.exec(words)?.groups?.['why'];
  process.stdout.write(`read-only folder: refused to start, ${said ?? 'without saying why'}\n`);
  if (said === undefined) failed.push('a read-only folder was not named as such');
  return failed;
}

function summary({ acknowledged, lost, doubled }: Ledger): string {
  return `acknowledged moves ${acknowledged}, lost ${lost}, doubled ${doubled}`;
}
