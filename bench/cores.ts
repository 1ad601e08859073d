/** Which cores measurements use. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail, wholeNumber } from '../scripts/options.ts';

/** How often pinning is tried: it fails if one of the threads ends meanwhile. */
const TRIES = 3;

/** The numbers in a list as Linux writes it, such as `0-2,7`. */
export function coresIn(list: string): readonly number[] {
  return list
    .trim()
    .split(',')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
}

/**
 * The cores that processes can be pinned to here, none where that is impossible. They need not begin with 0: a
 * container may have got any of its machine.
 */
export function pinnableCores(): readonly number[] {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    const allowed = /^Cpus_allowed_list:(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return allowed === undefined ? [] : coresIn(allowed);
  } catch {
    return [];
  }
}

/** The core named by `--core`, or `usual`. Ends the script if it isn't one of these. */
export function coreOf(option: string | undefined, usual: number, cores: readonly number[]): number {
  if (option === undefined) return usual;
  const core = wholeNumber('core', option, 0);
  return cores.includes(core) ? core : fail(`--core takes one of ${cores.join(', ')}, not ${core}`);
}

/**
 * The core for servers, which is the last one unless `--core` names another. This process, with all its threads, moves
 * to the others. It is `null`, and everything runs anywhere, if there is only one core or nothing can be pinned.
 */
export function coreForServers(option: string | undefined): number | null {
  const cores = pinnableCores();
  const last = cores.at(-1);
  if (last === undefined || cores.length === 1) return null;
  const core = coreOf(option, last, cores);
  const others = cores.filter((one) => one !== core).join(',');
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      execFileSync('taskset', ['-a', '-p', '-c', others, String(process.pid)], { stdio: 'ignore' });
      return core;
    } catch {
      // Threads come and go.
    }
  }
  return null;
}
