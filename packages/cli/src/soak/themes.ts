/**
 * Tables that make something rare likely: the cards related to it are dealt first. Such a deal could come from a
 * shuffle, so real games can reach the same positions.
 */
import {
  clone,
  effectsOf,
  shuffle,
  type CardPool,
  type CardDef,
  type CardId,
  type State,
} from '@kickdoor/rules';

/** What cards can have in common: effects, kinds, and the tags rules refer to. */
function marksOf(def: CardDef): string[] {
  const { big, gadget, laser, steed, lasting } = def;
  const flags = Object.entries({ big, gadget, laser, 'steed gear': steed, lasting });
  return [
    ...effectsOf(def),
    `kind ${def.kind}`,
    ...flags.flatMap(([name, is]) => (is ? [name] : [])),
    ...def.tags.map((tag) => `tag ${tag}`),
    ...(def.kind === 'enhancer' && def.bonus < 0 ? ['weakening'] : []),
  ];
}

/** All marks shared by cards of a card pool, in a stable order. */
export function themesOf(pool: CardPool): string[] {
  return [...new Set(pool.defs.flatMap(marksOf))].toSorted();
}

/** Parameters that refer to other cards: races and classes by id, monsters by tag. */
const SPOKEN: ReadonlySet<string> = new Set(['race', 'class', 'versus', 'tag']);

/** The races, classes and tags a card refers to. */
function spokenOf(def: CardDef): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (SPOKEN.has(key) && typeof inner === 'string') found.push(inner);
      else look(inner);
    }
  };
  look({ ...def, picture: null });
  return found;
}

/** The cards of a theme, and those they refer to: races, classes and kin. */
export function cardsOfTheme(pool: CardPool, theme: string): ReadonlySet<CardId> {
  const own = new Set(pool.defs.filter((def) => marksOf(def).includes(theme)));
  const spoken = new Set([...own].flatMap(spokenOf));
  const has = (def: CardDef): boolean =>
    own.has(def) || spoken.has(def.id) || def.tags.some((tag) => spoken.has(tag));
  return new Set(pool.cards.flatMap((def, card) => (has(def) ? [card] : [])));
}

/**
 * A copy of a new table with its cards dealt again from the starting player on. A share of the first cards are these;
 * if there are few, they are in the starting player's hand or on top of the deck.
 */
export function dealtFirst(
  pool: CardPool,
  state: State,
  first: ReadonlySet<CardId>,
  random: () => number,
): State {
  const dealt = clone(state);
  const order = [...dealt.players.slice(dealt.turn), ...dealt.players.slice(0, dealt.turn)];
  for (const deck of ['doors', 'treasures'] as const) {
    const isOf = (card: CardId): boolean => pool.cards[card]?.deck === deck;
    const hands = order.flatMap(({ hand }) => hand.filter(isOf));
    const pile = mixed([...hands, ...dealt.decks[deck]], first, random);
    for (const it of order) {
      const others = it.hand.filter((card) => !isOf(card));
      it.hand = [...others, ...pile.splice(0, it.hand.length - others.length)];
    }
    dealt.decks[deck] = pile.toReversed();
  }
  return dealt;
}

/** The cards in random order, top first, with a random share of the positions given to `first` until those run out. */
function mixed(cards: CardId[], first: ReadonlySet<CardId>, random: () => number): CardId[] {
  shuffle(cards, random);
  const share = 0.1 + 0.8 * random();
  const these = cards.filter((card) => first.has(card));
  const others = cards.filter((card) => !first.has(card));
  return cards.flatMap(() => {
    const next = random() < share ? (these.pop() ?? others.pop()) : (others.pop() ?? these.pop());
    return next ?? [];
  });
}
