/** The foundation of every part of a server: options, clock, limits. */
import { systemClock, type ServerClock } from '@kickdoor/tables/base/clock.ts';
import { Meters } from '@kickdoor/tables/base/meter.ts';
import type { Closing } from './closing.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import type { ServerOptions } from './options.ts';

export interface Ground {
  readonly options: ServerOptions;
  readonly clock: ServerClock;
  readonly meters: Meters;
  readonly limits: Limits;
  /** The program's version. */
  readonly version: string;
  /** Everything that is opened is registered here. */
  readonly closing: Closing;
}

export function groundOf(options: ServerOptions, closing: Closing): Ground {
  return {
    options,
    clock: options.clock ?? systemClock,
    meters: new Meters(),
    limits: { ...LIMITS, ...options.limits },
    version: options.version ?? 'unknown',
    closing,
  };
}
