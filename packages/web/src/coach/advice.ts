/** What the voice puts first where the coach has something to say: the same. */
import { withFirst, type Voice } from '../voice/model.ts';
import type { Outlook } from '../voice/results.ts';
import type { Situation } from './situations.ts';

/**
 * The voice with the act first that the coach tells of. It differs from what the voice puts first itself where the coach
 * shows what one may do to others, which the voice doesn't suggest by itself.
 */
export function withAdvice(said: Voice, outlook: Outlook, situation: Situation | null): Voice {
  return withFirst(said, outlook, situation?.legalMove ?? null);
}
