/** What the cards of a set look like: their mark, paper, backs and shading. The client draws from these. */
import { z } from 'zod';
import { HUES } from './picture.ts';

/** The signs for a set's seal. */
const SIGNS = ['door', 'planet', 'horseshoe', 'snowflake'] as const;
export type SignName = (typeof SIGNS)[number];

/** Tints of paper. */
const PAPERS = ['cream', 'mint', 'straw', 'frost'] as const;

/** How shapes are shaded. */
const SHADINGS = ['hatched', 'ruled', 'crossed', 'dotted'] as const;
export type ShadingName = (typeof SHADINGS)[number];

const hue = z.enum(HUES);

export const lookSchema = z
  .strictObject({
    sign: z
      .enum(SIGNS)
      .nullable()
      .default(null)
      .describe('the sign of its mark; if left out, the first letter of its id'),
    paper: z.enum(PAPERS).default('cream').describe('the tint of its cards'),
    shading: z.enum(SHADINGS).default('dotted').describe('how its pictures are shaded'),
    wall: hue.default('brown').describe('on the backs, the wall around the door'),
    light: hue.default('gold').describe('on the backs, the light from the chest'),
    dusk: hue
      .nullable()
      .default(null)
      .describe('on the backs, the color around that light; the same as the light if left out'),
  })
  .meta({ id: 'look', description: 'a look' });

/** The look of a set. */
export type PackLook = Readonly<z.output<typeof lookSchema>>;

/** The default look. */
export const PLAIN_LOOK: PackLook = lookSchema.parse({});
