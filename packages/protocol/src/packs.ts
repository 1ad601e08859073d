/** Packs that hosts bring to their tables. */
import { z } from 'zod';
import { Problem } from './errors.ts';
import { SetInfo } from './sets.ts';

/** Most packs that the host of a table may bring. */
export const MOST_TABLE_PACKS = 4;

/** Where a server allows packs of hosts: nowhere, at tables by link, or at publicly listed tables as well. */
export const HOST_PACKS = Object.freeze(['off', 'link', 'listed'] as const);
export type HostPacksPolicy = (typeof HOST_PACKS)[number];

/** The SHA-256 of a pack's bundle as stored, in hexadecimal, which identifies it among packs of hosts. */
export const PackHash = z.string().regex(/^[0-9a-f]{64}$/u, 'must be the SHA-256 of a pack that was brought');

/**
 * The answer to `POST /api/packs?language=de`, whose body is a bundle (`application/zip`): a description of its pack.
 */
export const BroughtPack = SetInfo.omit({ builtIn: true }).extend({
  /** Identifies the pack at tables. */
  pack: PackHash,
  /** The author, and the license for passing it on; `null` if the pack doesn't say. */
  author: z.string().nullable(),
  license: z.string().nullable(),
});
export type BroughtPack = z.infer<typeof BroughtPack>;

/** A pack that a table's host brought. */
export const TablePack = BroughtPack.extend({
  /** The name of the host who brought it; `null` if that is not known. */
  by: z.string().nullable(),
});
export type TablePack = z.infer<typeof TablePack>;

/** The answer to a bundle whose pack isn't playable (422). */
export const BadPack = Problem.extend({
  /** The first mistakes. Those of the bundle itself have its name as their file. */
  mistakes: z.array(
    z.object({
      /** The path in the pack. */
      file: z.string(),
      /** Counted from 1. */
      line: z.int(),
      column: z.int(),
      /** In the requested language. */
      message: z.string(),
    }),
  ),
});
export type BadPack = z.infer<typeof BadPack>;
