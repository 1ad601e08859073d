/** Runs measurements, each in a fresh process pinned to one core. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Seconds } from './measure.ts';

/** The most milliseconds for a measurement; one that takes longer is stopped. */
const LIMIT = 300_000;

export interface Place {
  /** The core to run on, or `null` if processes can't be pinned. */
  readonly core: number | null;
  /** The folder of the installed peers. */
  readonly folder: string;
  /** The bench to run, next to the engine it measures. */
  readonly bench: string;
  /** The earlier engine with its own copy of the bench; `null` if it is unavailable. */
  readonly before: string | null;
}

/** Measures one thing and parses the process's output. */
export async function pinned<T>(
  place: Place,
  task: string,
  seconds: Seconds,
  schema: z.ZodType<T>,
): Promise<T> {
  const worker = join(place.bench, 'worker.ts');
  const node = [
    process.execPath,
    '--expose-gc',
    worker,
    task,
    String(seconds.warm),
    String(seconds.run),
    place.folder,
  ];
  const command = place.core === null ? node : ['taskset', '-c', String(place.core), ...node];
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`the measurement ${task} failed (${code})\n${output}`);
  return schema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}
