/** Phrases for problems in packs: the messages of this folder, of `words` and of the rules. */
import { phrasesOf, type RuleMessages } from '@kickdoor/rules';
import type { WordMessages } from '@kickdoor/words';
import type { PackMessages } from './messages.ts';

interface Messages extends PackMessages, WordMessages, RuleMessages {}

/** Builds a phrase from one of these messages. */
export const phrase = phrasesOf<Messages>();
