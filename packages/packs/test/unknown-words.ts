/** Words that no rule sheet uses, so players don't know them. */
import type { Language } from '@kickdoor/words';

const UNKNOWN: Readonly<Record<Language, RegExp>> = {
  en: /\bslots?\b|\blasting (?:curse|trap)s?|\bthe fighters run from the rest\b/giu,
  ru: /без места|длящ\p{L}*|слот\p{L}*|уровн\p{L}* за победу/giu,
  de: /ausrüstungspl[aä]tz\p{L}*|\bslots?\b|stufen? für den sieg/giu,
  es: /\bhuecos?\b|\branuras?\b|(?:maldici(?:ón|ones)|trampas?) durader\p{L}+|nivel(?:es)? por (?:la victoria|ganar|vencer)/giu,
};

/** The words in a text that somebody who has read the rule sheets wouldn't understand. */
export function unknownWords(language: Language, text: string): readonly string[] {
  return text.replaceAll('\u00A0', ' ').match(UNKNOWN[language]) ?? [];
}
