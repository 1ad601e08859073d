/** The systemd unit, read by systemd itself where it is there. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const UNIT = join(import.meta.dirname, '..', 'deploy', 'kickdoor.service');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the unit but what is not installed here', () => {
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' });
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('kickdoor.service'));
  expect(
    said.filter((line) => !line.includes('/opt/kickdoor/node_modules/.bin/node is not executable')),
  ).toEqual([]);
});

test('the unit lets the server ask which addresses the machine has', () => {
  // Node.js asks the kernel over a netlink socket, and throws where it may have none.
  expect(readFileSync(UNIT, 'utf8')).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/mu);
});
