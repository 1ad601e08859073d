/**
 * Builds the container, starts it, waits until it is healthy, opens its page and stops it; also checks the compose
 * files: `node scripts/container.ts`. Without a running engine it says so and does nothing.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const IMAGE = 'kickdoor:check';
/** The cluster needs a database password to start. */
const env = { POSTGRES_PASSWORD: 'check', ...process.env };
/** Seconds until a started container must be healthy. */
const PATIENCE = 60;

/** Docker's output; throws its error message if it fails. */
function docker(...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`docker ${args[0] ?? ''}: ${error?.message ?? stderr}`);
  return stdout.trim();
}

function hasEngine(): boolean {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
}

async function untilWell(id: string): Promise<void> {
  for (let second = 0; second < PATIENCE; second += 1) {
    const health = docker('inspect', '--format', '{{.State.Health.Status}}', id);
    if (health === 'healthy') return;
    await pause(1000);
  }
  throw new Error(`the container is not well after ${PATIENCE} seconds:\n${docker('logs', id)}`);
}

/** The files for `docker compose`; each must be valid. */
const COMPOSED = ['compose.yaml', 'deploy/cluster.yaml'];

function checkComposed(): void {
  for (const file of COMPOSED) docker('compose', '--file', file, 'config', '--quiet');
}

async function check(): Promise<void> {
  checkComposed();
  docker('build', '--tag', IMAGE, '.');
  const rights = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const often = ['--health-interval', '2s'];
  const id = docker('run', '--detach', '--publish', '127.0.0.1::3000', ...rights, ...often, IMAGE);
  try {
    await untilWell(id);
    const user = docker('exec', id, 'id', '-un');
    if (user !== 'node') throw new Error(`the server runs as ${user}`);
    const page = await fetch(`http://${docker('port', id, '3000')}/`);
    if (!(await page.text()).includes('<title>Kickdoor</title>')) throw new Error('its page is not served');
    docker('stop', id);
    const code = docker('inspect', '--format', '{{.State.ExitCode}}', id);
    if (code !== '0') throw new Error(`it ended with ${code}`);
  } finally {
    docker('rm', '--force', '--volumes', id);
  }
}

if (!hasEngine()) {
  process.stdout.write('The container is not built: no engine runs here.\n');
} else {
  await check();
  process.stdout.write('The container was built, started, found well and stopped.\n');
}
