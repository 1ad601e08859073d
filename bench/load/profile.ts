/** Profiles the process that it runs in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname } from 'node:path';
import type { Profiled } from './server-process.ts';

/** The average number of bytes between samples of allocations. */
const INTERVAL = 8192;

export class Profile {
  readonly #session = new Session();
  #of: Profiled | null = null;

  async begin(of: Profiled): Promise<void> {
    this.#of = of;
    this.#session.connect();
    if (of === 'cpu') {
      await this.#session.post('Profiler.enable');
      await this.#session.post('Profiler.start');
      return;
    }
    const all = of === 'allocations';
    await this.#session.post('HeapProfiler.startSampling', {
      samplingInterval: INTERVAL,
      includeObjectsCollectedByMajorGC: all,
      includeObjectsCollectedByMinorGC: all,
    });
  }

  /** Stops profiling and writes a file for developer tools. */
  async write(file: string): Promise<void> {
    const { profile } =
      this.#of === 'cpu'
        ? await this.#session.post('Profiler.stop')
        : await this.#session.post('HeapProfiler.stopSampling');
    this.#session.disconnect();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(profile));
  }
}
