/**
 * English as nobody speaks it, for tests: every letter is accented and texts are longer by two fifths. What a page
 * shows in plain letters has bypassed the messages, and what breaks will break in a wordier language.
 */
import {
  FluentParser,
  FluentSerializer,
  StringLiteral,
  Transformer,
  type Attribute,
  type Placeable,
  type TextElement,
} from '@fluent/syntax';

/** By how much texts grow, as a part of their letters. */
const GROWTH = 0.4;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'äƀçďêƒğĥîĵķļɱñöþɋŕšţüṽŵẋýžÄƁÇĎÊƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ';
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]),
);

/** Attributes that the program reads, and no player. */
const SILENT = new Set(['gender', 'noun']);

/** A text accented, with its vowels drawn out. */
export function pseudoText(text: string): string {
  const letters = text.match(/[a-z]/giu)?.length ?? 0;
  const vowels = text.match(/[aeiou]/giu)?.length ?? 0;
  const last = text.search(/[a-z][^a-z]*$/iu);
  let extra = Math.ceil(letters * GROWTH);
  let left = vowels;
  return Array.from(text, (letter, at) => {
    const isVowel = /[aeiou]/iu.test(letter);
    if (!isVowel && (vowels > 0 || at !== last)) return LETTERS.get(letter) ?? letter;
    const more = isVowel ? Math.ceil(extra / left) : extra;
    extra -= more;
    left -= 1;
    const accented = LETTERS.get(letter) ?? letter;
    return accented + accented.toLowerCase().repeat(more);
  }).join('');
}

/** Changes what is read, and leaves ids, variants, functions and their arguments as they are. */
class Accents extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    element.value = pseudoText(element.value);
    return element;
  }

  override visitPlaceable(placeable: Placeable): Placeable {
    const { expression } = placeable;
    if (expression instanceof StringLiteral) expression.value = pseudoText(expression.value);
    this.genericVisit(placeable);
    return placeable;
  }

  override visitAttribute(attribute: Attribute): Attribute {
    if (!SILENT.has(attribute.id.name)) this.genericVisit(attribute);
    return attribute;
  }
}

/** A source of words in which everything that is read is changed by {@link pseudoText}. */
export function pseudoWords(ftl: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(ftl);
  new Accents().genericVisit(resource);
  return new FluentSerializer().serialize(resource);
}
