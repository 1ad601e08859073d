/** The card sets that a server has. */
import { SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';

/** A card set, without its cards. */
export const SetInfo = z.object({
  id: z.string(),
  version: z.string(),
  /** Of all that decides how a game with it plays; see `editions` of a table. */
  hash: z.string(),
  /** Whether it comes with the program. */
  builtIn: z.boolean(),
  /** The languages of its words. */
  languages: z.array(z.string()).readonly(),
  /** Its name, by language. */
  names: z.record(z.string(), z.string()).readonly(),
  /** The rule sheets it is made for; `null` for all. */
  sheets: z.array(z.enum(SHEET_IDS)).readonly().nullable(),
  /** How many cards it brings to each deck. */
  doors: z.int(),
  treasures: z.int(),
  /** What its cards look like, for a client that draws them. */
  look: z.object({
    sign: z.string().nullable(),
    paper: z.string(),
    shading: z.string(),
    wall: z.string(),
    light: z.string(),
    dusk: z.string().nullable(),
  }),
});
export type SetInfo = z.infer<typeof SetInfo>;

/** `GET /api/sets` */
export const SetList = z.object({
  sets: z.array(SetInfo),
  /** Whether hosts may bring packs of their own: not at all, to tables by link, or to tables of the public list as well. */
  hostPacks: z.enum(['off', 'link', 'listed']),
});
export type SetList = z.infer<typeof SetList>;
