/** Everything a card says, in one language. */
import { cardText, type CardDef, type Slot } from '@kickdoor/rules';
import { nameOf } from './message-ids.ts';
import type { Words } from './words.ts';

export interface CardWords {
  readonly title: string;
  /** The kind of card: "Item · 1 hand". */
  readonly kindLine: string;
  /** The meaning of its numbers: "Level 10", "3 treasures", "600 gold". */
  readonly figures: readonly string[];
  /** The meaning of each number at its foot. */
  readonly facts: CardFacts;
  /** The composed text, one string per paragraph. */
  readonly text: readonly string[];
  readonly flavour: string | null;
  /** The language of its title and flavor text, if its set has no words in the current one; otherwise `null`. */
  readonly borrowed: string | null;
}

export interface CardFacts {
  readonly treasures: string;
  readonly levels: string;
  readonly price: string;
  /** The slot it takes when equipped, if any. */
  readonly slot: string | null;
  readonly big: string;
}

const SLOTS = {
  headgear: 'frame-slot-headgear',
  armor: 'frame-slot-armor',
  footgear: 'frame-slot-footgear',
  'one hand': 'frame-slot-one-hand',
  'two hands': 'frame-slot-two-hands',
} as const satisfies Readonly<Record<Exclude<Slot, 'none'>, string>>;

/** The words of a card. */
export function cardWords(words: Words, def: CardDef): CardWords {
  const name = nameOf(def);
  const language = words.languageOf(name);
  const facts = factsOf(words, def);
  const kind = words.say(kindId(def));
  return {
    title: words.say(name),
    kindLine: def.kind === 'item' && facts.slot !== null ? `${kind} · ${facts.slot}` : kind,
    figures: figuresOf(words, def, facts),
    facts,
    text: cardText(def).map((phrase) => words.say(phrase)),
    flavour: words.attribute(name, 'flavour'),
    borrowed: language === words.language ? null : language,
  };
}

/** The kind in the card's own terms: a trap is a curse, a hireling a sidekick among the Treasures. */
function kindId(def: CardDef): `kind-${CardDef['kind'] | 'trap' | 'hireling'}` {
  if (def.trap) return 'kind-trap';
  return def.kind === 'sidekick' && def.deck === 'treasures' ? 'kind-hireling' : `kind-${def.kind}`;
}

function factsOf(words: Words, def: CardDef): CardFacts {
  return {
    treasures: words.say('fact-treasures', { count: def.treasures }),
    levels: words.say('fact-levels', { count: def.levels }),
    price: words.say('fact-price', { gold: def.gold ?? 0 }),
    slot: def.slot === 'none' ? null : words.say(SLOTS[def.slot]),
    big: words.say('fact-big'),
  };
}

function figuresOf(words: Words, def: CardDef, facts: CardFacts): string[] {
  const figures: string[] = [];
  if (def.kind === 'monster') {
    figures.push(words.say('fact-level', { level: def.level }), facts.treasures);
    if (def.levels > 0) figures.push(facts.levels);
  } else if (def.bonus !== 0) {
    figures.push(words.say('fact-bonus', { bonus: def.bonus }));
  }
  if (def.big) figures.push(facts.big);
  if (def.gold !== null) figures.push(facts.price);
  if (def.copies > 1) figures.push(words.say('fact-copies', { count: def.copies }));
  return figures;
}
