/** What the store keeps of packs that hosts bring: as long as a table has them, and for a while before that. */

/** A pack that somebody has brought. */
export interface BroughtBundle {
  /** The SHA-256 of its bundle. */
  readonly hash: string;
  /** The hash of its card definitions, by which games refer to it. */
  readonly set: string;
  /** The bundle, and the data it was read with. */
  readonly content: string;
  /** Its description, as JSON. */
  readonly about: string;
  /** Stands for whoever brought it. Their address can't be derived from it. */
  readonly holder: string;
  /** When it was brought, or a table was last made with it, in milliseconds since 1970. */
  readonly at: number;
}

/** The number and size of packs. */
export interface PackCount {
  readonly packs: number;
  /** Characters of their contents. */
  readonly size: number;
}

export interface PackStore {
  /** Stores a pack once. If it exists, only its time is updated. */
  keepPack(pack: BroughtBundle): Promise<void>;
  /** A pack by its hash; `null` if there is none. */
  pack(hash: string): Promise<BroughtBundle | null>;
  /** The first pack brought with these cards; `null` if there is none. */
  packOfSet(set: string): Promise<BroughtBundle | null>;
  /** The number and size of the packs that somebody has brought or, if `null`, of all. */
  countPacks(holder: string | null): Promise<PackCount>;
  /** Removes packs that no table has and whose time is before this, in milliseconds since 1970. Returns how many. */
  sweepPacks(before: number): Promise<number>;
}
