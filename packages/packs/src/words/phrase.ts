/** Phrases of what is found in packs: the messages of this folder, those of words, and those of the rules. */
import { phrasesOf, type RuleMessages } from '@kickdoor/rules';
import type { WordMessages } from '@kickdoor/words';
import type { PackMessages } from './messages.ts';

interface Messages extends PackMessages, WordMessages, RuleMessages {}

/** Makes a phrase of one of these messages. */
export const phrase = phrasesOf<Messages>();
