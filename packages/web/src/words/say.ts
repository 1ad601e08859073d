/** Saying things with the page's messages. */
import type { BotMessages } from '@kickdoor/bots';
import type { WordsOf } from '@kickdoor/words';
import type { Filling, Phrase, RuleMessages } from '@kickdoor/rules';
import type { OwnMessages } from './messages.ts';

/** Every message that the page can say without a set of cards. */
export interface PageMessages extends OwnMessages, RuleMessages, BotMessages {}

/** Words that say the page's messages. */
export type PageWords = WordsOf<PageMessages>;

/** A phrase of one of the page's messages, to be said later. */
export function text<Id extends keyof PageMessages>(id: Id, ...[args]: Filling<PageMessages, Id>): Phrase {
  return args === undefined ? { id } : { id, args };
}
