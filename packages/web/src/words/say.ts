/** Formats the page's messages. */
import type { BotMessages } from '@kickdoor/bots';
import type { WordsOf } from '@kickdoor/words';
import type { Filling, Phrase, RuleMessages } from '@kickdoor/rules';
import type { OwnMessages } from './messages.ts';

/** Every message the page can format without a set of cards. */
export interface PageMessages extends OwnMessages, RuleMessages, BotMessages {}

/** Words typed with the page's messages. */
export type PageWords = WordsOf<PageMessages>;

/** A phrase with one of the page's messages, to be formatted later. */
export function text<Id extends keyof PageMessages>(id: Id, ...[args]: Filling<PageMessages, Id>): Phrase {
  return args === undefined ? { id } : { id, args };
}
