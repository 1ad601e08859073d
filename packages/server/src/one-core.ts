/** Tunes Node for machines with a single core. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Node marks garbage in separate threads. On a single core these compete with the main thread and nearly stall a server
 * of 500 tables for a quarter of a second; marking in the main thread takes half of that (docs/performance.md). Call it
 * when the process starts.
 */
export function fitToCores(): void {
  if (availableParallelism() === 1) setFlagsFromString('--no-concurrent-marking');
}
