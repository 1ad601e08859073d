/** What the store keeps of codes: nothing that could be read without the code itself. */

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
  /** Removes a code and returns it: of several who ask at once, one gets it. */
  takeCode(key: string): Promise<KeptCode | null>;
  /** Removes codes that were valid until before `now`, and those taken along that were written before `old`. */
  sweepCodes(now: number, old: number): Promise<void>;
}
