/** Gives each card named in a scenario its own copy, and finds what remains for the decks. */
import { buildCardPool, type CardPool, type CardDef, type CardId, type CardSet } from '@kickdoor/rules';
import { meant } from './compare.ts';
import { phrase } from '../words/words.ts';
import { fault } from './source.ts';
import { LISTS, type Named, type PlayerSetup, type Scenario } from './model.ts';

/** A scenario's cards: the copy that each name stands for, and the unnamed ones. */
export interface Deal {
  readonly pool: CardPool;
  readonly cardOf: (named: Named) => CardId;
  /** Cards of the sets with no place of their own, in card-pool order. */
  readonly rest: readonly CardId[];
}

function ofPlayer(player: PlayerSetup): Named[] {
  return [
    ...LISTS.flatMap((list) => player.lists[list]),
    ...(player.hand ?? []),
    ...(player.halfBreed === null ? [] : [player.halfBreed]),
    ...(player.superMunchkin === null ? [] : [player.superMunchkin]),
    ...player.attached.flatMap(({ cards }) => cards),
  ];
}

/** Every card with a place, in the order of the file. */
function placed(scenario: Scenario): Named[] {
  const { decks, discards } = scenario;
  return [
    ...scenario.players.flatMap(ofPlayer),
    ...decks.doors,
    ...decks.treasures,
    ...discards.doors,
    ...discards.treasures,
  ];
}

function key(def: CardDef): string {
  return `${def.set}/${def.id}`;
}

/** The set with as many copies of each card as the scenario needs. */
function withCopies(set: CardSet, names: readonly Named[], least: (def: CardDef) => number): CardSet {
  const cards = set.cards.map((def) => {
    const named = names.filter((one) => key(one.def) === key(def));
    return { ...def, copies: Math.max(least(def), named.length, ...named.map((one) => one.copy ?? 0)) };
  });
  return { ...set, cards };
}

/** Deals a scenario's cards. */
export function deal(scenario: Scenario): Deal {
  const names = placed(scenario);
  const sets = scenario.sets.map((set) => withCopies(set, names, (def) => def.copies));
  const own = scenario.own === null ? [] : [withCopies(scenario.own, names, () => 0)];
  const pool = buildCardPool([...sets, ...own]);
  const cards = new Map<Named, CardId>();
  const taken = new Set<CardId>();
  // Names with a copy number come first: the rest can take any other copy.
  for (const named of names.toSorted((a, b) => Number(a.copy === null) - Number(b.copy === null))) {
    const card = meant(pool, named).find((copy) => !taken.has(copy));
    if (card === undefined) {
      fault(named, phrase('fault-placed', { card: `${named.def.id}#${named.copy ?? 1}` }));
    }
    cards.set(named, card);
    taken.add(card);
  }
  const cardOf = (named: Named): CardId => {
    const card = cards.get(named);
    if (card === undefined) throw new Error(`${named.def.id} has no place`);
    return card;
  };
  return { pool, cardOf, rest: unplaced(scenario, pool, taken) };
}

/** The sets' own copies that have no place. Copies added for a number like `#9` are not part of a set. */
function unplaced(scenario: Scenario, pool: CardPool, taken: ReadonlySet<CardId>): CardId[] {
  const left = new Map<string, number>();
  for (const def of scenario.sets.flatMap((set) => set.cards)) left.set(key(def), def.copies);
  for (const card of taken) {
    const def = pool.cards[card];
    if (def !== undefined) left.set(key(def), (left.get(key(def)) ?? 0) - 1);
  }
  return [...pool.cards.keys()].filter((card) => {
    const def = pool.cards[card];
    if (def === undefined || taken.has(card)) return false;
    const more = left.get(key(def)) ?? 0;
    left.set(key(def), more - 1);
    return more > 0;
  });
}
