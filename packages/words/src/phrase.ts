/** Phrases of this package's own messages, and of those of the rules. */
import { phrasesOf, type RuleMessages } from '@kickdoor/rules';
import type { WordMessages } from './words/messages.ts';

interface Messages extends WordMessages, RuleMessages {}

/** Makes a phrase of one of these messages. */
export const phrase = phrasesOf<Messages>();
