/** Runs the command line within a test. */
import process from 'node:process';
import { vi } from 'vitest';
import { run } from '../src/program.ts';

export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: unknown;
}

/** What a command line prints, and its exit code. English, unless the environment says otherwise. */
export async function ran(
  args: readonly string[],
  env: Readonly<Record<string, string>> = { KICKDOOR_LANG: 'en' },
): Promise<Ran> {
  const printed = { out: '', err: '' };
  const streams = { out: process.stdout, err: process.stderr } as const;
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(streams[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    }),
  );
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await run(args, env);
    return { ...printed, code: process.exitCode };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
