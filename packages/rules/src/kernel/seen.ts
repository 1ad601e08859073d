/** The last versions of the parts of a table's views. */
import type { CombatView, View } from '../model/view.ts';
import { Recent } from './recent.ts';

/**
 * The last versions of each part of the views. A new part that equals one is replaced by it, so that comparing views is
 * fast and keeping several takes little memory. This is no cache: parts are computed each time.
 */
export interface Seen {
  readonly decks: Recent<View['decks']>;
  readonly discards: Recent<View['discards']>;
  readonly flight: Recent<View['flight']>;
  readonly trades: Recent<View['trades']>;
  readonly charity: Recent<NonNullable<View['charity']>>;
  readonly clocks: Recent<View['clocks']>;
  /** The rest differ between viewers. */
  readonly players: Recent<View['players']>;
  readonly combat: Recent<CombatView>;
  readonly pending: Recent<View['pending']>;
  readonly memory: Recent<View['memory']>;
}

/** Distinct versions of a part: at most two seats see something of their own, all others see the same. */
const VIEWERS = 3;

/** Returns the last versions of the parts of a table's views. */
export function seenOf({ known }: { readonly known: { seen: Seen | undefined } }): Seen {
  return (known.seen ??= {
    decks: new Recent(1),
    discards: new Recent(1),
    flight: new Recent(1),
    trades: new Recent(1),
    charity: new Recent(1),
    clocks: new Recent(1),
    players: new Recent(VIEWERS),
    combat: new Recent(VIEWERS),
    pending: new Recent(VIEWERS),
    memory: new Recent(VIEWERS),
  });
}
