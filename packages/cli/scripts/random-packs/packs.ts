/** Random valid packs: anything that the format's schemas allow, of cards that fit together. */
import { cardFileSchema, deckOf, excessOf } from '@kickdoor/packs/schema';
import type { PackText } from '@kickdoor/packs';
import { effectList, KINDS, powers, traits, MARKS, TAGS, type Kind } from '@kickdoor/rules';
import { LANGUAGES, type Language } from '@kickdoor/words';
import fc from 'fast-check';
import { namedIn } from './names.ts';
import { isJson, SchemaValues, type Json } from './schema-values.ts';

/** The nesting depth of a card's conditions and effects. */
const DEPTH = 3;

/** Ids that all packs have, so that conditions have something to refer to. */
const RACES = ['tribe-1', 'tribe-2'] as const;
const CLASSES = ['trade-1', 'trade-2'] as const;
const OWN_MARKS = ['odd', 'even'] as const;
const POWERS = ['hum', 'whistle', 'stomp'] as const;
const POLE = 'pole';

const definitions = ((): Json => {
  const { definitions: found } = cardFileSchema();
  if (!isJson(found)) throw new Error('the schema of cards has no definitions');
  return found;
})();

const schemas = new SchemaValues(definitions, {
  definitions: { mark: fc.constantFrom(...TAGS, ...MARKS, ...OWN_MARKS) },
  only: { effect: (value) => effectList.safeParse([value]).success },
  fields: {
    race: fc.constantFrom('human', ...RACES),
    class: fc.constantFrom(...CLASSES),
    name: fc.constantFrom(...POWERS),
    poles: fc.subarray([POLE]),
  },
  shaped: { cases: forAllResults },
});

/** Spreads the cases of a roll evenly over all results. */
function forAllResults(cases: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(cases) ? cases : [];
  return list.map((one, at) => {
    const upTo = Math.floor((6 * (at + 1)) / list.length);
    return isJson(one) ? Object.assign({}, one, { upTo }) : one;
  });
}

/** How often each kind is generated; packs are mostly monsters and items. */
const WEIGHTS: Readonly<Partial<Record<Kind, number>>> = {
  monster: 10,
  item: 8,
  oneshot: 5,
  curse: 4,
  special: 3,
  sidekick: 2,
};

/** The fields of all cards, which are generated separately. */
const OUTSIDE = ['id', 'kind', 'deck', 'copies', 'picture'] as const;

/** A card as written in its pack, without its id. */
function cardOf(kind: Kind): fc.Arbitrary<Json> {
  const usual = deckOf(kind);
  const other = usual === 'doors' ? 'treasures' : 'doors';
  return fc
    .tuple(
      schemas.without(OUTSIDE, `kind-${kind}`, DEPTH),
      fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(other) }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([card, deck, copies]) => {
      const effects = 'effects' in card ? { effects: withoutTwins(borneBy(kind, effectsOf(card))) } : {};
      return consistent({ ...card, kind, deck, copies, ...effects });
    });
}

/** Fixes what the schema can't express: fields that require or exclude each other. */
function consistent(card: Json): Json {
  switch (card['kind']) {
    case 'curse':
      return consistentCurse(card);
    case 'special': {
      const { on, strike, use, ...rest } = card;
      if (use !== undefined) return { ...rest, use };
      return { ...rest, on: on ?? 'player', strike: strike ?? ['die'] };
    }
    case 'item': {
      const { slot, ...rest } = card;
      if (card['steed'] === true || card['laser'] === true) return rest;
      return slot === undefined ? rest : { ...rest, slot };
    }
    default:
      return card;
  }
}

/** Makes a curse do something at once, or last and have effects. */
function consistentCurse(card: Json): Json {
  const { effects, strike, lasting, ...rest } = card;
  const holds = Array.isArray(effects) && effects.length > 0;
  const strikes = Array.isArray(strike) && strike.length > 0;
  if (lasting === true && holds) return { ...rest, lasting, effects, ...(strikes ? { strike } : {}) };
  return { ...rest, strike: strikes ? strike : ['die'] };
}

/** The name of the power in an entry of `effects`, explicit or default; `null` if it isn't a power. */
function powerName(effect: unknown): string | null {
  const [name, params] = isJson(effect) ? (Object.entries(effect)[0] ?? []) : [effect, {}];
  const usual = typeof name === 'string' ? USUAL_NAMES.get(name) : undefined;
  if (usual === undefined) return null;
  const own = isJson(params) ? params['name'] : undefined;
  return typeof own === 'string' ? own : usual;
}

/** The default names of powers, by effect. */
const USUAL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(schemas.entries('effect')).flatMap(([name, { properties }]) => {
    const own = isJson(properties) && isJson(properties['name']) ? properties['name']['default'] : undefined;
    return typeof own === 'string' ? [[name, own] as const] : [];
  }),
);

/** The words of which ids consist; they appear in texts when a name is missing. */
export const ID_WORDS: ReadonlySet<string> = new Set(
  [
    'random',
    'other',
    'power',
    'mark',
    'pack',
    'thing',
    POLE,
    ...RACES,
    ...CLASSES,
    ...OWN_MARKS,
    ...POWERS,
    ...USUAL_NAMES.values(),
  ].flatMap((id) => id.split('-')),
);

/** Leaves out powers with a name that the card already has. */
function withoutTwins(effects: readonly unknown[]): readonly unknown[] {
  const names = effects.map(powerName);
  return effects.filter((_, at) => names[at] === null || names.indexOf(names[at] ?? null) === at);
}

/** The effects that work on this kind of card; the checker reports others. */
function borneBy(kind: Kind, effects: readonly unknown[]): readonly unknown[] {
  return effects.filter((effect) => {
    const [name] = isJson(effect) ? Object.keys(effect) : [effect];
    return typeof name === 'string' && (traits[name] ?? powers[name])?.on?.includes(kind) !== false;
  });
}

function effectsOf({ effects }: Json): readonly unknown[] {
  return Array.isArray(effects) ? effects : [];
}

/** Cards that every pack has; few are needed for a playable game. */
const BASE: readonly Json[] = [
  ...RACES.map((id, at) => ({ id, kind: 'race', deck: 'doors', marks: [OWN_MARKS[at]] })),
  ...CLASSES.map((id) => ({ id, kind: 'class', deck: 'doors' })),
  { id: POLE, kind: 'item', deck: 'treasures', slot: 'two hands', bonus: 1, gold: 300 },
];

/** Packs as JSON, before they are written to files. */
export interface Draft {
  readonly cards: readonly Json[];
  readonly words: Lacks;
  /** Whether these are two packs, each referring to things only the other has. */
  readonly apart: boolean;
}

/** What is missing in a pack's words. */
interface Lacks {
  readonly languages: readonly Language[];
  /** One in this many names is missing in each language; 0 for none. */
  readonly oneOf: number;
}

/** A random card; conditions within conditions could grow beyond what a card may hold. */
const someCard = fc
  .oneof(...KINDS.map((kind) => ({ weight: WEIGHTS[kind] ?? 1, arbitrary: cardOf(kind) })))
  .filter((card) => excessOf({ id: 'thing', ...card }) === null);

const lacks: fc.Arbitrary<Lacks> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ languages: LANGUAGES, oneOf: 0 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      languages: fc.subarray([...LANGUAGES], { minLength: 1 }),
      oneOf: fc.constantFrom(0, 2, 5),
    }),
  },
);

/** Packs with 12 to `most` cards in addition to those that all packs have. */
export function packs(most: number): fc.Arbitrary<Draft> {
  const cards = fc.array(someCard, { minLength: 12, maxLength: most, size: 'max' });
  return fc
    .record({
      cards,
      words: lacks,
      apart: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    })
    .map(({ cards: others, words, apart }) => ({
      cards: [...BASE, ...others.map((card, number) => ({ id: `thing-${number}`, ...card }))],
      words,
      apart,
    }));
}

const PICTURE = { figure: { icon: 'rat' }, ground: 'none', sky: 'slate' };

/** A pack as files, with its id and companions. */
export interface Written {
  readonly id: string;
  readonly companions: readonly string[];
  readonly files: readonly PackText[];
}

/** The packs of a draft: one, or two that need each other. */
export function written({ cards, words, apart }: Draft): readonly Written[] {
  if (!apart) return [packOf('random', { cards, marks: OWN_MARKS, companions: [] }, words)];
  const half = (rest: number): readonly Json[] => cards.filter((_, at) => at % 2 === rest);
  return [
    packOf('random', { cards: half(0), marks: ['odd'], companions: ['other'] }, words),
    packOf('other', { cards: half(1), marks: ['even'], companions: ['random'] }, words),
  ];
}

interface Contents {
  readonly cards: readonly Json[];
  readonly marks: readonly string[];
  readonly companions: readonly string[];
}

function packOf(id: string, { cards, marks, companions }: Contents, { languages, oneOf }: Lacks): Written {
  const ids = cards.map((card) => String(card['id']));
  const named = [...new Set(cards.flatMap(effectsOf).flatMap((effect) => powerName(effect) ?? []))];
  const inDeck = (deck: string): string =>
    JSON.stringify(
      cards.filter((card) => card['deck'] === deck),
      null,
      1,
    );
  const manifest = { id, version: '1.0.0', languages, marks, companions };
  const toName = [
    'pack',
    ...ids,
    ...marks.map((mark) => `mark-${mark}`),
    ...named.map((one) => `power-${one}`),
  ];
  // Each language lacks other names; some are missing in all.
  const isNamed = (language: Language, one: string): boolean =>
    oneOf === 0 || (toName.indexOf(one) + languages.indexOf(language)) % oneOf > 0;
  return {
    id,
    companions,
    files: [
      { path: 'pack.yaml', text: JSON.stringify(manifest) },
      { path: 'pictures.yaml', text: JSON.stringify(Object.fromEntries(ids.map((one) => [one, PICTURE]))) },
      { path: 'doors/cards.yaml', text: inDeck('doors') },
      { path: 'treasures/cards.yaml', text: inDeck('treasures') },
      ...namedIn(languages, toName, isNamed),
    ],
  };
}
