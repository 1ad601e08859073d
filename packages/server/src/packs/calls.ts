/** What passes between the server and the thread that reads the packs of hosts. */
import type { Pack } from '@kickdoor/packs';
import type { Language } from '@kickdoor/words';

/** A bundle to be read. */
export interface ReadCall {
  readonly id: number;
  readonly bundle: Uint8Array;
  /** What it may name from other sets, by their ids. */
  readonly companions: Pack['source']['companions'];
  /** Whether the server has kept it before: its images are those that were drawn then. */
  readonly kept: boolean;
  /** In which mistakes are told. */
  readonly language: Language;
}

/** A mistake of a pack. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A pack that can be played, with the bundle that is kept of it, its images drawn anew; or why it can't. */
export type ReadPack =
  | { readonly pack: Pack; readonly bundle: Uint8Array }
  | { readonly mistakes: readonly Mistake[] };

/** What came of a bundle. */
export interface ReadAnswer {
  readonly id: number;
  readonly read: ReadPack;
  /** Whether images were drawn: no other pack is read where decoders have been that may be broken. */
  readonly spent: boolean;
}
