/** Phrases shared by several effects: conditions on players, slots, and sequences of sentences. */
import { phrase, setNoun, type Phrase } from '../model/phrase.ts';
import { isOwnMark, type Mark, type Slot, type Who } from '../model/card.ts';

const SLOTS = {
  headgear: 'slot-headgear',
  armor: 'slot-armor',
  footgear: 'slot-footgear',
  'one hand': 'slot-one-hand',
  'two hands': 'slot-two-hands',
  none: 'slot-none',
} as const satisfies Readonly<Record<Slot, string>>;

/** A player without a race, which no card defines. */
const HUMAN = 'human';

/** A slot as a noun. */
export function slotWords(slot: Slot): Phrase {
  return phrase(SLOTS[slot]);
}

/** A mark as a noun. */
export function markWords(mark: Mark): Phrase {
  return isOwnMark(mark) ? phrase(`tag-${mark}`) : setNoun(`mark-${mark}`);
}

/** Words a condition on a player as a noun: an elf, a woman, a player of Level 4 or lower, anybody but a cleric. */
export function whoWords(who: Who): Phrase {
  const parts: Phrase[] = [];
  if (who.sex !== undefined) parts.push(phrase(`sex-${who.sex}`));
  if (who.race !== undefined) parts.push(who.race === HUMAN ? phrase(HUMAN) : setNoun(who.race));
  if (who.class !== undefined) parts.push(setNoun(who.class));
  if (who.minLevel !== undefined) parts.push(phrase('who-min-level', { level: who.minLevel }));
  if (who.armed !== undefined) parts.push(armedWords(who.armed));
  if (who.marked !== undefined) parts.push(phrase('who-marked', { mark: markWords(who.marked) }));
  if (who.maxLevel !== undefined) parts.push(phrase('who-max-level', { level: who.maxLevel }));
  for (const one of who.all ?? []) parts.push(whoWords(one));
  if (who.any !== undefined) parts.push(joinEither(who.any.map(whoWords)));
  if (who.not !== undefined) parts.push(phrase('who-not', { who: whoWords(who.not) }));
  return joinBoth(parts);
}

function armedWords(mark: Mark): Phrase {
  return mark === 'fire' ? phrase('who-armed-fire') : phrase('who-armed', { mark: markWords(mark) });
}

function joinEither(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts;
  if (first === undefined) return phrase('who-anyone');
  return rest.length === 0 ? first : phrase('who-either', { first, second: joinEither(rest) });
}

function joinBoth(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts;
  if (first === undefined) return phrase('who-anyone');
  return rest.length === 0 ? first : phrase('who-both', { first, second: joinBoth(rest) });
}

/** Words a place's rule about a monster as one about every monster. */
export function onEachMonster(rule: Phrase): Phrase {
  return phrase('trait-each-monster', { rule });
}

/** Whole sentences in a row. */
export function sentences(list: readonly Phrase[]): Phrase {
  const [first, ...rest] = list;
  if (first === undefined) return phrase('no-sentence');
  return rest.length === 0 ? first : phrase('sentences', { first, rest: sentences(rest) });
}
