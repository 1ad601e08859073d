/** All that the parts of a table look at: the game as it stands, its words, and what is open on the page. */
import type { Box, CardId, Names, Offer, Part, RuleId, Seat, View } from '@kickdoor/rules';
import { createContext, useContext } from 'react';
import type { Action, Target } from '../hand/actions.ts';
import type { TableClient } from '../net/client.ts';
import type { GameNow, TableState } from '../net/state.ts';
import type { PageWords } from '../words/say.ts';

/** What lies over the table. */
export type Open =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'pick'; readonly like: Offer; readonly preset: readonly CardId[] }
  | { readonly kind: 'which'; readonly like: Offer }
  | { readonly kind: 'ask'; readonly to: Seat | null }
  | { readonly kind: 'trade'; readonly to: Seat | null; readonly preset: readonly CardId[] }
  | { readonly kind: 'log' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'concede' };

export interface TableScene {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: GameNow;
  readonly view: View;
  readonly box: Box;
  readonly words: PageWords;
  readonly names: Names;
  readonly say: PageWords['say'];
  /** Does what an offer says, or opens what it still has to be told. */
  readonly run: (offer: Offer, from?: CardId | null) => void;
  readonly open: Open | null;
  readonly setOpen: (open: Open | null) => void;
  /** The own card that is held out, to be played or aimed. */
  readonly selected: CardId | null;
  readonly select: (card: CardId | null) => void;
  /** What the held card can be aimed at. */
  readonly targets: ReadonlyMap<Target, readonly Action[]>;
}

export const TableContext = createContext<TableScene | null>(null);

/** The table that a part belongs to. */
export function useTable(): TableScene {
  const scene = useContext(TableContext);
  if (scene === null) throw new Error('a part of a table outside of a table');
  return scene;
}

export interface Aim {
  /** Whether the held card can be aimed here. */
  readonly lit: boolean;
  readonly actions: readonly Action[];
  /** Aims here. Where several things could be meant, none is done: the strip of actions names them. */
  readonly take: () => boolean;
}

/** A thing on the table as something to aim at. */
export function useAim(target: Target): Aim {
  const { targets, run } = useTable();
  const actions = targets.get(target) ?? [];
  return {
    lit: actions.length > 0,
    actions,
    take: () => {
      const [only, ...others] = actions;
      if (only === undefined || others.length > 0) return false;
      run(only.offer, only.from);
      return true;
    },
  };
}
