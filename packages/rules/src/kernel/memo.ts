/** What questions about one position of a table share with each other. */
import type { ExchangeLimit } from '../model/sheet.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { Offer } from '../model/move.ts';
import type { State } from '../model/state.ts';
import type { CombatView, PlayerView } from '../model/view.ts';

/** What has been found out about a position. It is dropped as a whole when the table changes. */
export interface Memo {
  readonly seats: readonly SeatMemo[];
  living: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
  /** What everybody sees of the combat alike. */
  combat: CombatView | undefined;
}

/** The part of it that is about one seat. */
export interface SeatMemo {
  items: readonly CardId[] | undefined;
  active: readonly CardId[] | undefined;
  /** Whether there is anything that a limit counts, or a steed. */
  limited: boolean | undefined;
  burden: Burden | undefined;
  offers: readonly Offer[] | undefined;
  /** What everybody sees of it alike. */
  view: PlayerView | undefined;
}

/** What a seat has in play that is limited, and room for more of it. */
export interface Burden {
  readonly limited: Readonly<Record<ExchangeLimit, readonly CardId[]>>;
  readonly room: Readonly<Record<ExchangeLimit, number>>;
}

/** Nothing is known yet. */
export function newMemo({ players }: State): Memo {
  const seats: SeatMemo[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    seats.push({
      items: undefined,
      active: undefined,
      limited: undefined,
      burden: undefined,
      offers: undefined,
      view: undefined,
    });
  }
  return { seats, living: undefined, strengths: undefined, winning: undefined, combat: undefined };
}

/** The part about a seat where a question is asked; `undefined` while the table may change. */
export function memoOf({ memo }: { readonly memo: Memo | null }, seat: Seat): SeatMemo | undefined {
  return memo === null ? undefined : memo.seats[seat];
}
