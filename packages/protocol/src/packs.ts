/** Packs that hosts bring to their tables. */
import { z } from 'zod';
import { Problem } from './errors.ts';
import { SetInfo } from './sets.ts';

/** Most packs that the host of a table may bring. */
export const MOST_TABLE_PACKS = 4;

/** What a server does with packs of hosts: nothing, plays them at tables by link, or at tables of the public list as well. */
export const HOST_PACKS = Object.freeze(['off', 'link', 'listed'] as const);
export type HostPacksPolicy = (typeof HOST_PACKS)[number];

/** The SHA-256 of a pack's bundle as the server keeps it, as hexadecimal digits: its name among packs that hosts bring. */
export const PackHash = z.string().regex(/^[0-9a-f]{64}$/u, 'must be the SHA-256 of a pack that was brought');

/** The answer to `POST /api/packs?language=de`, whose body is a bundle (`application/zip`): what there is to say of the pack in it. */
export const BroughtPack = SetInfo.omit({ builtIn: true }).extend({
  /** By which tables name it. */
  pack: PackHash,
  /** Who made it, and on what terms it may be passed on; `null` where the pack doesn't say. */
  author: z.string().nullable(),
  license: z.string().nullable(),
});
export type BroughtPack = z.infer<typeof BroughtPack>;

/** A pack of a table that its host has brought. */
export const TablePack = BroughtPack.extend({
  /** Whose it is: the name of the host when it was brought; `null` where they had not said it. */
  by: z.string().nullable(),
});
export type TablePack = z.infer<typeof TablePack>;

/** The answer to a bundle whose pack can't be played (422). */
export const BadPack = Problem.extend({
  /** Its first mistakes, those of the bundle itself at its name. */
  mistakes: z.array(
    z.object({
      /** The path in the pack. */
      file: z.string(),
      /** Counted from 1. */
      line: z.int(),
      column: z.int(),
      /** In the language that was asked for. */
      message: z.string(),
    }),
  ),
});
export type BadPack = z.infer<typeof BadPack>;
