// Runs after `npm install` and `npm ci`. npm puts node_modules/.bin first on PATH, so the process
// running this should be the Node that package.json pins.
import { existsSync } from 'node:fs';
import { said } from '../bin/said.js';

const NEEDED_MAJOR = 24;

const installed = existsSync(new URL('../node_modules/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
if (installed && major < NEEDED_MAJOR) {
  process.stderr.write(`kickdoor: ${said('cli-node-not-installed', String(NEEDED_MAJOR))}\n`);
  process.exitCode = 1;
}
