/** What Node is to do otherwise where it has a single core. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Node marks garbage in threads beside its own. On a single core these take turns with it, and a server of 500 tables hardly
 * gets on for a quarter of a second; marking by itself takes it half of that (docs/performance.md). To be called when a
 * process begins.
 */
export function fitToCores(): void {
  if (availableParallelism() === 1) setFlagsFromString('--no-concurrent-marking');
}
