/** The looks of sets: at a table as its own sets define them, elsewhere the last look the page received. */
import { lookSchema, PLAIN_LOOK, type PackLook } from '@kickdoor/packs/look';
import { createContext, use } from 'react';
import { builtIn } from 'virtual:sets';

const looks = new Map<string, PackLook>();
for (const { id, look } of builtIn) learnLook(id, look);

/** Stores a set's look. One that can't be parsed, e.g. from a later version, leaves the cards plain. */
export function learnLook(set: string, look: unknown): void {
  looks.set(set, readLook(look));
}

/** Parses the look in a set's file; falls back to the plain look. */
export function readLook(look: unknown): PackLook {
  return lookSchema.safeParse(look).data ?? PLAIN_LOOK;
}

/** The looks of a table's sets. A context, because two tables may have different packs with the same id. */
export const LooksContext = createContext<ReadonlyMap<string, PackLook>>(new Map());

/** Returns a set's look; plain for an unknown set. */
export function useLook(set: string): PackLook {
  return use(LooksContext).get(set) ?? looks.get(set) ?? PLAIN_LOOK;
}
