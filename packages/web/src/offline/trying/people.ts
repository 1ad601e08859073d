/** The players to try a card with: an ordinary one first, then those with what cards require. */
import type { CardDef, CardPool } from '@kickdoor/rules';
import type { Person } from './position.ts';

/** Yields the players to try a card with. */
export function* peopleFor(pool: CardPool, tried: CardDef): Generator<Person> {
  const asked = askedFor(pool, tried);
  yield* asked;
  yield {};
  const rich = richIn(pool, tried);
  yield rich;
  for (const person of [...asked, ...traitsIn(pool, tried)]) yield { ...rich, ...person };
  yield { ...rich, sex: 'male' };
  yield { ...rich, sex: 'female' };
  yield { ...rich, level: HIGH };
  yield { ...rich, level: 1 };
}

/** Just below the winning Level. */
const HIGH = 8;

/** A player who meets a card's own requirement of race, class, sex or Level. */
function askedFor(pool: CardPool, { for: whom }: CardDef): readonly Person[] {
  if (whom === null) return [];
  const one = (kind: CardDef['kind'], id: string | undefined) =>
    pool.defs.filter((def) => def.kind === kind && def.id === id).slice(0, 1);
  const person: Person = {
    races: one('race', whom.race),
    classes: one('class', whom.class),
    ...(whom.sex === undefined ? {} : { sex: whom.sex }),
    ...(whom.minLevel === undefined ? {} : { level: whom.minLevel }),
  };
  return [person];
}

/** Each race, each class, and each combination. */
function traitsIn(pool: CardPool, tried: CardDef): readonly Person[] {
  const of = (kind: CardDef['kind']) => pool.defs.filter((def) => def.kind === kind && def !== tried);
  const races = of('race');
  const classes = of('class');
  return [
    ...races.map((race): Person => ({ races: [race] })),
    ...classes.map((one): Person => ({ classes: [one] })),
    ...races.flatMap((race) => classes.map((one): Person => ({ races: [race], classes: [one] }))),
  ];
}

/** The cards in front of the first bot, as targets. */
export function rivalIn(pool: CardPool, tried: CardDef): Person {
  const { equipped = [], sidekicks = [] } = richIn(pool, tried);
  return { equipped, sidekicks };
}

/** Whether everybody can use a card. */
const isPlain = ({ for: whom, notFor }: CardDef): boolean => whom === null && notFor === null;

/** A player with one of everything that cards are played on, with or from. */
function richIn(pool: CardPool, tried: CardDef): Person {
  const others = pool.defs.filter((def) => def !== tried);
  const first = (isIt: (def: CardDef) => boolean) => others.filter(isIt).slice(0, 1);
  return {
    hand: [
      ...first(({ kind }) => kind === 'monster'),
      ...first(({ kind, tags }) => kind === 'monster' && tags.includes('undead')),
      ...first(({ kind }) => kind === 'oneshot'),
      // Not the first class, which may already be in play.
      ...others.filter(({ kind }) => kind === 'class').slice(-1),
    ],
    equipped: first((def) => def.kind === 'item' && isPlain(def) && def.slot === 'one hand' && !def.big),
    carried: [
      ...first((def) => def.kind === 'item' && def.for !== null),
      ...first((def) => def.kind === 'item' && def.big),
    ],
    sidekicks: first(({ kind }) => kind === 'sidekick'),
    steeds: first(({ kind }) => kind === 'steed'),
    curses: first(({ kind, lasting }) => kind === 'curse' && lasting),
  };
}
