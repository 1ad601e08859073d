// Runs after `npm install` and `npm ci`. npm puts node_modules/.bin first on PATH, so the process
// running this should be the Node that package.json pins.
import { existsSync } from 'node:fs';

const installed = existsSync(new URL('../node_modules/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
if (installed && major < 24) {
  process.stderr.write(
    `kickdoor: the pinned Node 24 was not installed (this is ${process.version}). ` +
      'Its install script must be allowed to run: try `npm rebuild node`, or use Node 24 or newer.\n',
  );
  process.exitCode = 1;
}
