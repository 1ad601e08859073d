/** What the workbench and the worker that plays many games say to each other. */
import type { Balance } from '@kickdoor/bots/simulate';
import type { CardDef, SheetId } from '@kickdoor/rules';

/** Games to play. */
export interface BalanceWish {
  readonly sheet: SheetId;
  readonly sets: readonly { readonly id: string; readonly cards: readonly CardDef[] }[];
  readonly games: number;
  readonly seed: string;
}

/** How far it is. */
export interface BalanceNews {
  readonly done: number;
  readonly balance: Balance;
  /** The message of a rule that was broken, which ends it. */
  readonly broken: string | null;
}
