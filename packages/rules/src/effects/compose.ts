/** Puts the modules of effects together: tables by name, and schemas for lists of effects as a pack writes them. */
import { z } from 'zod';
import type {
  AnyDeed,
  AnyPlay,
  AnyPower,
  AnyTrait,
  DeedList,
  DeedModule,
  Effects,
  Named,
  PlayModule,
  PowerModule,
  Table,
  Takes,
  TraitModule,
} from '../kernel/effect.ts';
import type { Deed, Play, Power, Trait } from '../model/effect.ts';
import { readEntry } from './lists.ts';

/** The modules of all effects that cards may have, each kind in the order of a card's text. */
export interface EffectModules {
  readonly deeds: readonly DeedModule<string, unknown>[];
  readonly traits: readonly TraitModule<string, unknown, string, unknown>[];
  readonly plays: readonly PlayModule<string, unknown>[];
  readonly powers: readonly PowerModule<string, Named>[];
}

/** The most effects in a list. More would be unreadable on a card. */
const MOST_ENTRIES = 12;

/** Composes effects. Throws if two of a kind share a name, or two traits a field. */
export function composeEffects(modules: EffectModules): Effects {
  // Deeds hold deeds: the list's schema looks up the table, whose schemas in turn contain the list's.
  const deed = deedEntry(() => deeds);
  const deedList: DeedList = z.array(deed).max(MOST_ENTRIES);
  const deeds: Table<AnyDeed> = tableOf(modules.deeds, deedList);
  const traits: Table<AnyTrait> = tableOf(modules.traits, deedList);
  const plays: Table<AnyPlay> = tableOf(modules.plays, deedList);
  const powers: Table<AnyPower> = tableOf(modules.powers, deedList);
  const fields = new Set(modules.traits.map(({ field }) => field));
  if (fields.size < modules.traits.length) throw new Error('two traits fill one field');
  return Object.freeze({
    deeds,
    traits,
    plays,
    powers,
    deed,
    deedList,
    effectList: z.array(effectEntry(traits, powers)).max(MOST_ENTRIES),
    playList: z.array(playEntry(plays)).max(MOST_ENTRIES),
  });
}

/** The schema of one deed: `lose-level: 2`, `die`, … */
function deedEntry(table: () => Table<AnyDeed>): z.ZodType<Deed> {
  return z
    .unknown()
    .transform((raw, ctx): Deed => {
      const entry = readEntry(raw, table(), 'deed', ctx);
      if (entry === null) return z.NEVER;
      const deed = { deed: entry.name, with: entry.with };
      return isDeed(deed, table()) ? Object.freeze(deed) : z.NEVER;
    })
    .meta({ id: 'deed', description: 'Something that happens once, to one player.' });
}

/** The schema of a trait or power in `effects`. */
function effectEntry(traits: Table<AnyTrait>, powers: Table<AnyPower>): z.ZodType<Trait | Power> {
  const both = frozenTable([...Object.values(traits), ...Object.values(powers)]);
  return z
    .unknown()
    .transform((raw, ctx): Trait | Power => {
      const entry = readEntry(raw, both, 'effect', ctx);
      if (entry === null) return z.NEVER;
      const { name, with: params } = entry;
      const trait = { trait: name, with: params };
      if (isTrait(trait, traits)) return Object.freeze(trait);
      const power = { power: name, name: nameIn(params), with: params };
      return isPower(power, powers) ? Object.freeze(power) : z.NEVER;
    })
    .meta({ id: 'effect', description: 'What applies or can be done while the card is in play.' });
}

/** The schema of one entry of `use`. */
function playEntry(table: Table<AnyPlay>): z.ZodType<Play> {
  return z
    .unknown()
    .transform((raw, ctx): Play => {
      const entry = readEntry(raw, table, 'play', ctx);
      if (entry === null) return z.NEVER;
      const play = { play: entry.name, with: entry.with };
      return isPlay(play, table) ? Object.freeze(play) : z.NEVER;
    })
    .meta({ id: 'play', description: 'What playing the card does.' });
}

// The compiler can't follow a name to its module. If the table has the name, the module there has read the parameters,
// so the effect has the type for that name.

function isDeed(it: { readonly deed: string }, table: Table<AnyDeed>): it is Deed {
  return Object.hasOwn(table, it.deed);
}

function isPlay(it: { readonly play: string }, table: Table<AnyPlay>): it is Play {
  return Object.hasOwn(table, it.play);
}

function isTrait(it: { readonly trait: string }, table: Table<AnyTrait>): it is Trait {
  return Object.hasOwn(table, it.trait);
}

function isPower(it: { readonly power: string }, table: Table<AnyPower>): it is Power {
  return Object.hasOwn(table, it.power);
}

/** The name that a power's parameters give it. */
function nameIn(params: unknown): string {
  return namedSchema.parse(params).name;
}

const namedSchema = z.looseObject({ name: z.string() });

function tableOf<M extends { readonly name: string; readonly schema: Takes<unknown> }>(
  modules: readonly M[],
  deedList: DeedList,
): Table<Omit<M, 'schema'> & { readonly schema: z.ZodType }> {
  return frozenTable(
    modules.map((it) => ({
      ...it,
      schema: typeof it.schema === 'function' ? it.schema(deedList) : it.schema,
    })),
  );
}

/** Modules by name. */
function frozenTable<M extends { readonly name: string }>(modules: readonly M[]): Table<M> {
  const table: Record<string, M> = {};
  for (const it of modules) {
    if (Object.hasOwn(table, it.name)) throw new Error(`two effects are called ${it.name}`);
    table[it.name] = Object.freeze(it);
  }
  return Object.freeze(table);
}
