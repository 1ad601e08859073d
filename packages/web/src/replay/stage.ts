/** What the replay page has come to. */
import type { recordAt } from '../net/api.ts';
import type { Opened, OpenFault } from './open.ts';

/** Why a table's record can't be had. */
export type AnswerCode = Exclude<Awaited<ReturnType<typeof recordAt>>, { readonly ok: true }>['code'];

/** What the page has come to. */
export type Stage =
  | { readonly at: 'waiting' }
  | { readonly at: 'opening'; readonly share: number }
  | {
      readonly at: 'failed';
      readonly fault: OpenFault | { readonly kind: 'answer'; readonly code: AnswerCode };
    }
  | { readonly at: 'open'; readonly opened: Opened };
