/** The messages between the mutant process and its parent. */

/** No mutant is active: the unchanged program. */
export const NONE = -1;

export type Order =
  | { readonly do: 'reach'; readonly scenarios: readonly string[] }
  | { readonly do: 'try'; readonly mutant: number; readonly scenarios: readonly string[] };

export interface Answer {
  /** The mutants reached while the program loads, while it words cards, and by each scenario. */
  readonly loading?: readonly number[];
  readonly said?: readonly number[];
  readonly scenarios?: readonly { readonly file: string; readonly reached: readonly number[] }[];
  /** The scenarios that fail: without a mutant all of them, with one only the first. */
  readonly failed?: readonly string[];
  /** Whether that scenario also fails without the mutant. */
  readonly spoilt?: boolean;
}

export function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'do' in message && 'scenarios' in message;
}

export function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null;
}
