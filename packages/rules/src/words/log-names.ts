/** How log lines and prompts name cards, players and powers. */
import type { CardId, Seat } from '../model/card.ts';
import type { Sum } from '../model/event.ts';
import { phrase, type Phrase } from '../model/phrase.ts';

/** Names players, cards and powers in log lines. */
export interface Names {
  /** A player: a noun with a name and a sex. */
  readonly who: (seat: Seat) => Phrase;
  /** A card, by the name that its set gives it. */
  readonly card: (card: CardId) => Phrase;
  /** A power, by the name that its set gives it. */
  readonly power: (name: string) => Phrase;
}

/** Returns the names of cards, as a list in a phrase. */
export function cardList(names: Names, cards: readonly CardId[]): readonly Phrase[] {
  return cards.map((card) => names.card(card));
}

/** The total of a roll, or `none` if nothing was added to it. */
export function dieTotal(
  die: number,
  sum: Sum | undefined,
): { readonly die: number; readonly total: string | number } {
  return { die, total: sum === undefined || sum.total === die ? 'none' : sum.total };
}

/** Words the terms of a request, as far as everybody may know them; `reader`: the seat addressed as "you". */
export function termsPhrase(
  names: Names,
  terms: {
    readonly treasures: number;
    readonly first: Seat;
    readonly items: readonly CardId[];
    readonly plays: number;
  },
  reader: Seat | null = null,
): Phrase {
  const parts: Phrase[] = [];
  if (terms.treasures > 0) {
    const id = terms.first === reader ? 'terms-treasures-you' : 'terms-treasures';
    parts.push(phrase(id, { treasures: terms.treasures, who: names.who(terms.first) }));
  }
  if (terms.items.length > 0) {
    parts.push(phrase('terms-items', { cards: cardList(names, terms.items) }));
  }
  if (terms.plays > 0) parts.push(phrase('terms-plays', { count: terms.plays }));
  return parts.length === 0 ? phrase('terms-nothing') : phrase('terms-list', { terms: parts });
}
