// Runs after `npm install` and `npm ci`, and before the tests. npm puts node_modules/.bin first on PATH, so this
// process should be the Node that package.json pins. If the machine can't run that one, its own is used, if it is new
// enough: the pinned one is then removed. If that leaves the shell without any `node`, npm's runs this with --again.
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
  // It has already said what is wrong.
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
