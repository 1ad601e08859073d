/** Messages between the workbench and the worker that plays the games. */
import type { Balance } from '@kickdoor/bots/simulate';
import type { CardDef, SheetId } from '@kickdoor/rules';

/** The games to play. */
export interface BalanceWish {
  readonly sheet: SheetId;
  readonly sets: readonly { readonly id: string; readonly cards: readonly CardDef[] }[];
  readonly games: number;
  readonly seed: string;
}

/** The run's progress. */
export interface BalanceNews {
  readonly done: number;
  readonly balance: Balance;
  /** The message of a broken rule, which ends the run. */
  readonly broken: string | null;
}
