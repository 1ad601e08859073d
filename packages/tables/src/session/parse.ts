/** Raw messages, before anything about them is known. */
import { TableProblem } from '../base/problem.ts';

/** Parses a message as JSON. Throws a `TableProblem` if it isn't JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TableProblem('bad-json', `not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the id of a message that may otherwise be invalid, so that the client can match the answer to it. */
export function idOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return typeof json.id === 'string' && json.id.length <= 64 ? json.id : undefined;
}
