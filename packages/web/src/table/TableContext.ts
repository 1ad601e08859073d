/** What all parts of a table share: the current game, its words, and what is open on the page. */
import type {
  CardPool,
  CardId,
  FreeChoice,
  Names,
  LegalMove,
  Part,
  Pick,
  RuleId,
  Seat,
  View,
} from '@kickdoor/rules';
import { createContext, useContext } from 'react';
import type { Fight } from '../foresight/foresee.ts';
import type { Action, Target } from '../hand/actions.ts';
import type { TableClient } from '../net/client.ts';
import type { GameNow, TableState } from '../net/state.ts';
import type { Outlook } from '../voice/results.ts';
import type { PageWords } from '../words/say.ts';

/** What is open over the table. */
export type Open =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'pick'; readonly like: LegalMove; readonly preset: readonly CardId[] }
  | { readonly kind: 'which'; readonly like: LegalMove }
  | { readonly kind: 'ask'; readonly to: Seat | null }
  | { readonly kind: 'trade'; readonly to: Seat | null; readonly preset: readonly CardId[] }
  | { readonly kind: 'log' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'more' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'concede' };

export interface TableScene {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: GameNow;
  readonly view: View;
  readonly pool: CardPool;
  readonly words: PageWords;
  readonly names: Names;
  readonly say: PageWords['say'];
  /** Plays a legal move, or opens the composer for what is missing. */
  readonly run: (legalMove: LegalMove, from?: CardId | null) => void;
  readonly open: Open | null;
  readonly setOpen: (open: Open | null) => void;
  /** The player's own selected card, to be played or aimed. */
  readonly selected: CardId | null;
  readonly select: (card: CardId | null) => void;
  /** The targets of the selected card. */
  readonly targets: ReadonlyMap<Target, readonly Action[]>;
  /** What foreseeing a move takes; the figures of now and after it come from the core. */
  readonly outlook: Outlook;
  /** The fight as it would be after the move that is being aimed; `null` while nothing is. */
  readonly aimed: Fight | null;
  /** Aims a move: the stage shows what it would bring. */
  readonly aim: (legalMove: LegalMove | null) => void;
  /** The choice this seat owes, and what it has picked so far. */
  readonly choosing: Choosing | null;
}

/** A choice being made, card by card or at once. */
export interface Choosing {
  readonly choice: FreeChoice;
  readonly picked: readonly Pick[];
  /** Picks an answer or takes it back; if that completes the choice, it is made. */
  readonly toggle: (pick: Pick) => void;
  /** Whether what is picked is an answer. */
  readonly enough: boolean;
  readonly confirm: () => void;
}

export const TableContext = createContext<TableScene | null>(null);

/** The table that a part belongs to. */
export function useTable(): TableScene {
  const scene = useContext(TableContext);
  if (scene === null) throw new Error('a part of a table outside of a table');
  return scene;
}

export interface Aim {
  /** Whether the selected card can target this. */
  readonly lit: boolean;
  readonly actions: readonly Action[];
  /** Targets this. If several actions are possible none is played; the action strip lists them. */
  readonly take: () => boolean;
}

/** Something on the table as a possible target. */
export function useAim(target: Target): Aim {
  const { targets, run } = useTable();
  const actions = targets.get(target) ?? [];
  return {
    lit: actions.length > 0,
    actions,
    take: () => {
      const [only, ...others] = actions;
      if (only === undefined || others.length > 0) return false;
      run(only.legalMove, only.from);
      return true;
    },
  };
}
