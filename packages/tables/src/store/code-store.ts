/** What the store keeps of codes: nothing that is readable without the code itself. */

/** A code, and what it opens. */
export interface KeptCode {
  /** A one-way hash of the code. */
  readonly key: string;
  /** What it opens, sealed with the code. */
  readonly sealed: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  /** Expiry of a one-time code; `null` for a permanent one. */
  readonly until: number | null;
}

export interface CodeStore {
  /** Adds a code, or replaces what it opens. */
  keepCode(code: KeptCode): Promise<void>;
  code(key: string): Promise<KeptCode | null>;
  /** Removes a code and returns it. If several callers ask at once, only one gets it. */
  takeCode(key: string): Promise<KeptCode | null>;
  /** Removes codes that expired before `now`, and permanent ones last written before `old`. */
  sweepCodes(now: number, old: number): Promise<void>;
}
