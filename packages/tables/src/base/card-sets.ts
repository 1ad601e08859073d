/** The card sets that tables play with. */
import type { TablePack } from '@kickdoor/protocol';
import type { CardPool, RecordedSet } from '@kickdoor/rules';
import type { Log } from './log.ts';
import type { Setup } from '../store/records.ts';

/** The cards of a table. */
export interface Cards {
  readonly pool: CardPool;
  /** Its sets, each with the hash of its card definitions. */
  readonly sets: readonly RecordedSet[];
}

/** A table's sets, and the packs its host brought: where both use an id, it means the host's pack. */
export type ChosenSets = Pick<Setup, 'sets' | 'packs'>;

/** What is known of a pack before anybody brings it to a table. */
export type KnownPack = Omit<TablePack, 'by'>;

/** Provides card sets, both as they are now and as they were when a game began. */
export interface CardSets {
  /**
   * Rereads sets that have changed, if sets can change. Returns what is wrong with them, for the log, or `null` if
   * nothing is.
   */
  refresh?(): string | null;
  /** The current cards of some sets. Throws a problem if one doesn't exist. */
  now(sets: readonly string[]): Cards;
  /** The same for a table, whose host may have brought packs. */
  of(table: ChosenSets): Promise<Cards>;
  /** The packs with these hashes that a host brings. Throws a problem if one doesn't exist or its id isn't allowed. */
  packs(hashes: readonly string[]): Promise<readonly KnownPack[]>;
  /** What is known of those sets of a game that are here only because a host brought them. */
  broughtAmong(sets: readonly RecordedSet[]): Promise<readonly KnownPack[]>;
  /** Stores the current sets for a game that begins with them. */
  keep(sets: readonly string[]): Promise<void>;
  /** The cards that a game began with. Throws `UnreadableError` if one of its sets is no longer available. */
  began(sets: readonly RecordedSet[]): Promise<Cards>;
}

/** Rereads edited sets before the next table is made, and logs those that can't be used. */
export function refreshSets(content: CardSets, log: Log): void {
  const wrong = content.refresh?.() ?? null;
  if (wrong !== null) log.warn({ wrong }, 'a pack has changed and can not be used; it stays as it was');
}
