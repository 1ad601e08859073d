/** What the cards of each set look like: at a table as its sets say, elsewhere as the page has heard of them last. */
import { lookSchema, PLAIN_LOOK, type PackLook } from '@kickdoor/packs/look';
import { createContext, use } from 'react';
import { builtIn } from 'virtual:sets';

const looks = new Map<string, PackLook>();
for (const { id, look } of builtIn) learnLook(id, look);

/** Keeps what a set's cards look like. What is not a look, as of a later version, leaves them plain. */
export function learnLook(set: string, look: unknown): void {
  looks.set(set, readLook(look));
}

/** A look as a set's file has it; plain where it is none. */
export function readLook(look: unknown): PackLook {
  return lookSchema.safeParse(look).data ?? PLAIN_LOOK;
}

/** What the sets of a table look like: two tables may have different packs of one id. */
export const LooksContext = createContext<ReadonlyMap<string, PackLook>>(new Map());

/** What a set's cards look like; plain for an unknown one. */
export function useLook(set: string): PackLook {
  return use(LooksContext).get(set) ?? looks.get(set) ?? PLAIN_LOOK;
}
