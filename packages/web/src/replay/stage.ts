/** The state of the replay page. */
import type { recordAt } from '../net/api.ts';
import type { Opened, OpenFault } from './open.ts';

/** The reason why a table's record isn't available. */
export type AnswerCode = Exclude<Awaited<ReturnType<typeof recordAt>>, { readonly ok: true }>['code'];

/** The state of the replay page. */
export type Stage =
  | { readonly at: 'waiting' }
  | { readonly at: 'opening'; readonly share: number }
  | {
      readonly at: 'failed';
      readonly fault: OpenFault | { readonly kind: 'answer'; readonly code: AnswerCode };
    }
  | { readonly at: 'open'; readonly opened: Opened };
