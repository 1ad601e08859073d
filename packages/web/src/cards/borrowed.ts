/** How a name is marked that its set has only in another language: as text marks it, "Kraken [en]". */
import { NO_LANGUAGE } from '@kickdoor/words';

/** The mark of a language, or of a card that has a name in none. */
export function borrowedMark(language: string): string {
  return language === NO_LANGUAGE ? '[?]' : `[${language}]`;
}

/** A card's title with its mark, where everything is text. */
export function markedTitle(title: string, borrowed: string | null): string {
  return borrowed === null ? title : `${title} ${borrowedMark(borrowed)}`;
}
