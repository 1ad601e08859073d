/**
 * Pseudo-localized English for tests: every letter is accented and texts are 40% longer. Plain letters on a page reveal
 * hard-coded text, and layouts that break would also break in a wordier language.
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

/** How much longer texts get, as a fraction of their letters. */
const GROWTH = 0.4;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'äƀçďêƒğĥîĵķļɱñöþɋŕšţüṽŵẋýžÄƁÇĎÊƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ';
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]),
);

/** Attributes that only the program reads. */
const SILENT = new Set(['gender', 'noun']);

/** A text with accents, its vowels lengthened. */
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

/** Changes visible text only; ids, variants, functions and their arguments stay. */
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

/** A word source with all visible text changed by {@link pseudoText}. */
export function pseudoWords(ftl: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(ftl);
  new Accents().genericVisit(resource);
  return new FluentSerializer().serialize(resource);
}
