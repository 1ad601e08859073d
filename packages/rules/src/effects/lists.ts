/**
 * Lists of effects as a pack writes them: each entry a map with one key, `lose-level: 2`, or a bare word where the
 * effect takes nothing. Reading a list checks every entry by its effect's own schema.
 */
import { z } from 'zod';
import type { Deed, Params, Play, Power } from '../model/effect.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import type { Described } from '../kernel/effect.ts';
import { asMessage, expectation } from './expectation.ts';
import { deeds, plays, powers, traits } from '../kernel/registry.ts';

/** A trait as a pack gives it, before it is folded. */
export interface Trait {
  readonly trait: string;
  readonly with: Params;
}

const BARE: Params = Object.freeze({});

interface Entry {
  readonly name: string;
  readonly with: Params;
}

/** One entry as name and parameters; a mistake is reported to `ctx` and gives `null`. */
function readEntry(
  raw: unknown,
  known: readonly ReadonlyMap<string, Described>[],
  what: 'deed' | 'effect' | 'play',
  ctx: z.RefinementCtx,
): Entry | null {
  const problem = (said: Phrase, names: readonly string[]): null => {
    ctx.issues.push({ code: 'custom', message: asMessage(said), params: { known: names }, input: raw });
    return null;
  };
  const entry = splitEntry(raw);
  if (entry === null) return problem(phrase(`problem-no-${what}`), []);
  const module = known.map((registry) => registry.get(entry.name)).find((found) => found !== undefined);
  if (module === undefined) {
    return problem(
      phrase(`problem-unknown-${what}`, { name: entry.name }),
      known.flatMap((registry) => [...registry.keys()]),
    );
  }
  const checked = module.schema.safeParse(entry.with, { error: expectation });
  if (checked.success) return entry;
  const inside = typeof raw === 'string' ? [] : [entry.name];
  // The issues go on as they are: whoever reports them knows best how to put them.
  for (const issue of checked.error.issues) {
    ctx.addIssue({ ...issue, path: [...inside, ...issue.path] });
  }
  return null;
}

function splitEntry(raw: unknown): Entry | null {
  if (typeof raw === 'string') return { name: raw, with: BARE };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const [first, ...more] = Object.entries(raw);
  if (first === undefined || more.length > 0) return null;
  return { name: first[0], with: first[1] };
}

/** One deed: `lose-level: 2`, `die`, … */
const deedEntry = z
  .unknown()
  .transform((raw, ctx): Deed => {
    const entry = readEntry(raw, [deeds], 'deed', ctx);
    return entry === null ? z.NEVER : { deed: entry.name, with: entry.with };
  })
  .meta({ id: 'deed', description: 'Something that happens once, to one player.' });

/** One trait or power of `effects`. */
const effectEntry = z
  .unknown()
  .transform((raw, ctx): Trait | Power => {
    const entry = readEntry(raw, [traits, powers], 'effect', ctx);
    if (entry === null) return z.NEVER;
    const power = powers.get(entry.name);
    if (power === undefined) return { trait: entry.name, with: entry.with };
    return { power: entry.name, name: power.title(entry.with), with: entry.with };
  })
  .meta({ id: 'effect', description: 'What holds, or may be done, while the card is in play.' });

/** One entry of `use`. */
const playEntry = z
  .unknown()
  .transform((raw, ctx): Play => {
    const entry = readEntry(raw, [plays], 'play', ctx);
    return entry === null ? z.NEVER : { play: entry.name, with: entry.with };
  })
  .meta({ id: 'play', description: 'What playing the card does.' });

/** Deeds in the order in which they happen. */
export const deedList: z.ZodType<Deed[]> = z.array(deedEntry);
/** The `effects` of a card: traits and powers. */
export const effectList: z.ZodType<(Trait | Power)[]> = z.array(effectEntry);
/** The `use` of a one-shot. */
export const playList: z.ZodType<Play[]> = z.array(playEntry);
