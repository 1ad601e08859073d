/** Phrases with this package's own messages, and those of the rules. */
import { phrasesOf, type RuleMessages } from '@kickdoor/rules';
import type { WordMessages } from './words/messages.ts';

interface Messages extends WordMessages, RuleMessages {}

/** Builds a phrase from one of these messages. */
export const phrase = phrasesOf<Messages>();
