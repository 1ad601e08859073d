/** Makes the voice agree with the coach. */
import { withFirst, type Voice } from '../voice/model.ts';
import type { Outlook } from '../voice/outlook.ts';
import type { Situation } from './situations.ts';

/**
 * The voice with the coach's act first. That changes the voice only where the coach teaches what can be done to others,
 * which the voice doesn't suggest on its own.
 */
export function withAdvice(said: Voice, outlook: Outlook, situation: Situation | null): Voice {
  return withFirst(said, outlook, situation?.legalMove ?? null);
}
