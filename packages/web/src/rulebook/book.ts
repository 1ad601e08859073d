/** A rulebook as data: its chapters and rules in the current language, and search. */
import {
  chapterOf,
  chapterPhrase,
  ruleMessage,
  rulePhrase,
  rulesAt,
  tablePhrase,
  type RuleId,
  type RuleTable,
} from '@kickdoor/rules';
import type { Words } from '@kickdoor/words';

export interface BookRule {
  readonly id: RuleId;
  readonly title: string;
  readonly sentence: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly BookRule[];
}

/** A piece of text, and whether it matches the search. */
export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** The title of a rule. */
export function ruleTitle(words: Words, rule: RuleId): string {
  return words.attribute(ruleMessage(rule), 'title') ?? rule;
}

/** A game's rulebook, by chapter. */
export function bookOf(words: Words, table: RuleTable): Chapter[] {
  const chapters = new Map<string, BookRule[]>();
  for (const id of rulesAt(table)) {
    const chapter = chapterOf(id);
    const rules = chapters.get(chapter) ?? [];
    rules.push({ id, title: ruleTitle(words, id), sentence: words.say(rulePhrase(id, table)) });
    chapters.set(chapter, rules);
  }
  return [...chapters].map(([id, rules]) => ({ id, title: words.say(chapterPhrase(id, table)), rules }));
}

/** A summary of the game: who the players are, if its sheet says so, and what they do. */
export function goalOf(words: Words, table: RuleTable): readonly string[] {
  const own = `sheet-${table.sheet}-goal`;
  const lines = [own, 'book-goal', 'book-goal-turn', 'book-goal-fight'];
  return lines.filter((id) => id !== own || words.has(id)).map((id) => words.say(tablePhrase(id, table)));
}

/** The number of rules. */
export function countRules(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** Removes capitals, accents and umlauts character by character, so that indexes stay the same. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').slice(0, 1).toLowerCase();
    // A letter stays as it is if folding would change its length.
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** The words of a search; single letters are ignored. */
export function termsOf(search: string): readonly string[] {
  const terms = folded(search)
    .split(/[\s,.;:!?]+/u)
    .filter((term) => term !== '');
  return terms.join('').length < 2 ? [] : terms;
}

/** The chapters, reduced to the rules whose title or sentence contains all the terms. */
export function foundIn(chapters: readonly Chapter[], terms: readonly string[]): readonly Chapter[] {
  if (terms.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter(({ title, sentence }) => {
      const text = `${folded(title)} ${folded(sentence)}`;
      return terms.every((term) => text.includes(term));
    });
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}

/** Splits a text at the boundaries of search matches. */
export function markedIn(text: string, terms: readonly string[]): readonly Stretch[] {
  const plain = folded(text);
  const hits = new Set<number>();
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
      for (let letter = at; letter < at + term.length; letter += 1) hits.add(letter);
    }
  }
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && hits.has(at) === hits.has(at - 1)) continue;
    stretches.push({ text: text.slice(from, at), hit: hits.has(from) });
    from = at;
  }
  return stretches;
}
