/**
 * Effects as data. Cards are made of effects; each has a file in `effects/` with what it takes (a schema), what it does
 * and how it reads. In a pack an effect is written as a map with one key, `lose-level: 2`.
 */
/** Something that happens once, to one player: an entry of `badStuff`, `escaped`, `killed`, `strike`. Plain JSON. */
export interface Deed {
  readonly deed: string;
  readonly with: Params;
}

/** What playing a card does: an entry of `use`. Plain JSON. */
export interface Play {
  readonly play: string;
  readonly with: Params;
}

/** Something that may be done again and again while its card is in play. Plain JSON. */
export interface Power {
  readonly power: string;
  /** The name by which `use` calls it. */
  readonly name: string;
  readonly with: Params;
}

/** Parameters as the pack gives them, checked by the effect's schema. */
export type Params = unknown;
