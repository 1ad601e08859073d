/** Phrases of what is found in packs: the messages of this folder, and those of the rules. */
import { phrasesOf, type RuleMessages } from '@kickdoor/rules';
import type { PackMessages } from './messages.ts';

interface Messages extends PackMessages, RuleMessages {}

/** Makes a phrase of one of these messages. */
export const phrase = phrasesOf<Messages>();
