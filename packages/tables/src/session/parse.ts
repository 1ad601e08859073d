/** Messages as they come, before anything is known of them. */
import { TableProblem } from '../base/problem.ts';

/** A message as JSON. Throws a `TableProblem` for what is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TableProblem('bad-json', `not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The id of a message that may otherwise be invalid, so that the client can match the answer to it. */
export function idOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return typeof json.id === 'string' && json.id.length <= 64 ? json.id : undefined;
}
