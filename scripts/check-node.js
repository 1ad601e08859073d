// Runs after `npm install` and `npm ci`, and before the tests. npm puts node_modules/.bin first on PATH, so the process
// running this should be the Node that package.json pins. On a machine that can't run that one, the machine's own is used, if
// it will do: the pinned one is put out of its way. Where the shell then finds no `node` at all, npm's runs this with --again.
// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { said } from '../bin/said.js';

const NEEDED_MAJOR = 24;

const installed = existsSync(new URL('../node_modules/node', import.meta.url));
const link = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
const wanted = String(NEEDED_MAJOR);

const isBroken = existsSync(link) && !runs(link);

if (process.argv.includes('--again') && runs('node')) {
  // It has said already what is wrong.
  process.exitCode = 1;
} else if (isBroken && major >= NEEDED_MAJOR) {
  rmSync(link);
  process.stderr.write(`kickdoor: ${said('cli-node-of-machine', wanted)}\n`);
} else if (isBroken) {
  fail(said('cli-needs-node', wanted));
} else if (installed && major < NEEDED_MAJOR) {
  fail(`kickdoor: ${said('cli-node-not-installed', wanted)}`);
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ['--version']).status === 0;
}

/** @param {string} why */
function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
