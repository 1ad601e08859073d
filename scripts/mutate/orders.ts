/** What the process that is all mutants is told, and what it answers. */

/** No mutant: the program as it is. */
export const NONE = -1;

export type Order =
  | { readonly do: 'reach'; readonly scenarios: readonly string[] }
  | { readonly do: 'try'; readonly mutant: number; readonly scenarios: readonly string[] };

export interface Answer {
  /** The mutants that are reached as the program is loaded, as it says what cards do, and by each scenario. */
  readonly loading?: readonly number[];
  readonly said?: readonly number[];
  readonly scenarios?: readonly { readonly file: string; readonly reached: readonly number[] }[];
  /** The scenarios that do not hold: all without a mutant, the first one with one. */
  readonly failed?: readonly string[];
  /** Whether that one does not hold without the mutant either. */
  readonly spoilt?: boolean;
}

export function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'do' in message && 'scenarios' in message;
}

export function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null;
}
