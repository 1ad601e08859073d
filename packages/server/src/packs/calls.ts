/** The messages between the server and the thread that reads packs of hosts. */
import type { Pack } from '@kickdoor/packs';
import type { Language } from '@kickdoor/words';

/** A bundle to read. */
export interface ReadCall {
  readonly id: number;
  readonly bundle: Uint8Array;
  /** What it may refer to in other sets, by their ids. */
  readonly companions: Pack['source']['companions'];
  /** Whether the server has it already, with its images redrawn. */
  readonly kept: boolean;
  /** The language of mistakes. */
  readonly language: Language;
}

/** A mistake of a pack. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A playable pack with the bundle to store, its images redrawn; or why it isn't playable. */
export type ReadPack =
  | { readonly pack: Pack; readonly bundle: Uint8Array }
  | { readonly mistakes: readonly Mistake[] };

/** The result for a bundle. */
export interface ReadAnswer {
  readonly id: number;
  readonly read: ReadPack;
  /** Whether images were decoded. The thread is then replaced, since its decoders may be compromised. */
  readonly spent: boolean;
}
