/** The card sets that a server has. */
import { SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';

/** A card set, without its cards. */
export const SetInfo = z.object({
  id: z.string(),
  version: z.string(),
  /** Covers everything that affects play; see `editions` of a table. */
  hash: z.string(),
  /** Whether it comes with the program. */
  builtIn: z.boolean(),
  /** The languages of its words. */
  languages: z.array(z.string()).readonly(),
  /** Its name, by language. */
  names: z.record(z.string(), z.string()).readonly(),
  /** The rule sheets it is made for; `null` for all. */
  sheets: z.array(z.enum(SHEET_IDS)).readonly().nullable(),
  /** The number of cards it adds to each deck. */
  doors: z.int(),
  treasures: z.int(),
  /** The look of its cards, for clients that draw them. */
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
  /** Where hosts may bring packs: nowhere, at tables by link, or at publicly listed tables as well. */
  hostPacks: z.enum(['off', 'link', 'listed']),
});
export type SetList = z.infer<typeof SetList>;
