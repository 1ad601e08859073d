/** What the store keeps of packs that hosts bring: for as long as a table has them, and a while before that. */

/** A pack that somebody has brought. */
export interface BroughtBundle {
  /** The SHA-256 of its bundle. */
  readonly hash: string;
  /** The hash of what it says of its cards, by which games name it. */
  readonly set: string;
  /** The bundle, and what it was read with. */
  readonly content: string;
  /** What there is to say of it, as JSON. */
  readonly about: string;
  /** Stands for whoever brought it; their address can't be made of it. */
  readonly holder: string;
  /** When it was brought, or a table was last made with it, in milliseconds since 1970. */
  readonly at: number;
}

/** How much there is of packs. */
export interface PackCount {
  readonly packs: number;
  /** Characters of their contents. */
  readonly size: number;
}

export interface PackStore {
  /** Keeps a pack, once: of one that is there already only its moment changes. */
  keepPack(pack: BroughtBundle): Promise<void>;
  /** A pack by its hash; `null` if there is none. */
  pack(hash: string): Promise<BroughtBundle | null>;
  /** The pack with these cards that was brought first; `null` if there is none. */
  packOfSet(set: string): Promise<BroughtBundle | null>;
  /** How much there is of packs that somebody has brought, or (`null`) of all. */
  countPacks(holder: string | null): Promise<PackCount>;
  /** Removes packs that no table has and whose moment was before this, in milliseconds since 1970. Returns how many. */
  sweepPacks(before: number): Promise<number>;
}
