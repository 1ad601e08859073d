/** The contexts shared by all parts of a table: the current game, its words, and what is open on the page. */
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
import { createContext, useCallback, useContext, useMemo, type Context } from 'react';
import type { Fight } from '../foresight/foresee.ts';
import type { Action, Target } from '../hand/actions.ts';
import type { TableClient } from '../net/client.ts';
import type { GameNow, TableState } from '../net/state.ts';
import type { Outlook } from '../voice/outlook.ts';
import type { PageWords } from '../words/say.ts';

/** The sheet that is open over the table. */
export type Open =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'pick'; readonly like: LegalMove; readonly preset: readonly CardId[] }
  | { readonly kind: 'which'; readonly like: LegalMove }
  | { readonly kind: 'ask'; readonly to: Seat | null }
  | {
      readonly kind: 'trade';
      readonly to: Seat | null;
      readonly preset: readonly CardId[];
      readonly wish?: readonly CardId[];
    }
  | { readonly kind: 'talk' }
  | { readonly kind: 'device' }
  | { readonly kind: 'log' }
  | { readonly kind: 'keys' }
  /** `first`: the act that comes first in the row above. */
  | { readonly kind: 'more'; readonly first: LegalMove | null }
  | { readonly kind: 'menu' }
  | { readonly kind: 'advice' }
  | { readonly kind: 'ruling' }
  | { readonly kind: 'move' }
  | { readonly kind: 'concede' };

/** What doesn't change from update to update. */
export interface Tools {
  readonly client: TableClient;
  readonly pool: CardPool;
  readonly words: PageWords;
  readonly names: Names;
  readonly say: PageWords['say'];
  /** Makes a legal move, or opens the sheet that fills in what is missing. */
  readonly run: (legalMove: LegalMove, from?: CardId | null) => void;
  readonly setOpen: (open: Open | null) => void;
  readonly select: (card: CardId | null) => void;
  /** Aims a move: the stage shows what it would do. */
  readonly aim: (legalMove: LegalMove | null) => void;
  /** The newest position, for handlers that run after it has been rendered. */
  readonly now: () => Position;
}

/** The game as of the newest update. */
export interface Position {
  readonly game: GameNow;
  readonly view: View;
  /** What is needed to foresee a move. The rules compute the figures before and after it. */
  readonly outlook: Outlook;
}

/** What the player is doing on the page. */
export interface Interaction {
  readonly open: Open | null;
  /** The player's own selected card, to be played or aimed. Rendered at low priority; `useHeld` has it immediately. */
  readonly selected: CardId | null;
  /** The targets of the selected card. */
  readonly targets: ReadonlyMap<Target, readonly Action[]>;
  /** The fight as it would be after the aimed move; `null` if none is aimed. */
  readonly aimed: Fight | null;
  /** The choice this seat has to make, and what it has picked so far. */
  readonly choosing: Choosing | null;
}

/** Everything about a table. Components that render often should take only the part they need. */
export interface TableScene extends Tools, Position, Interaction {
  readonly state: TableState;
}

/** A choice being made, card by card or all at once. */
export interface Choosing {
  readonly choice: FreeChoice;
  readonly picked: readonly Pick[];
  /** Picks an answer, or takes it back. A complete choice is submitted. */
  readonly toggle: (pick: Pick) => void;
  /** Whether the picks so far are a valid answer. */
  readonly enough: boolean;
  readonly confirm: () => void;
  /** Submits an empty choice; `null` if something has to be chosen. */
  readonly decline: (() => void) | null;
}

export const ToolsContext = createContext<Tools | null>(null);
export const PositionContext = createContext<(Tools & Position) | null>(null);
export const InteractionContext = createContext<Interaction | null>(null);
/** The selected card, as of the press that selected it. */
export const HeldContext = createContext<CardId | null>(null);
export const StateContext = createContext<TableState | null>(null);

/** The value of a context that every table provides. */
function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('a part of a table outside of a table');
  return value;
}

/** What doesn't change from update to update. */
export const useTools = (): Tools => useProvided(ToolsContext);

/** The newest position, and what doesn't change. */
export const usePosition = (): Tools & Position => useProvided(PositionContext);

/** What the player is doing on the page. */
export const useInteraction = (): Interaction => useProvided(InteractionContext);

/** The player's own selected card, for components that must react to a press immediately. */
export const useHeld = (): CardId | null => useContext(HeldContext);

/** What is known of the table besides the game: its seats, log, and remarks. */
export const useTableState = (): TableState => useProvided(StateContext);

/** Everything about the table. The component rerenders whenever any of it changes. */
export function useTable(): TableScene {
  return {
    ...useProvided(PositionContext),
    ...useProvided(InteractionContext),
    state: useProvided(StateContext),
  };
}

export interface Aim {
  /** Whether the selected card can target this. */
  readonly lit: boolean;
  readonly actions: readonly Action[];
  /**
   * Targets this if exactly one action is possible, and returns whether it did. If there are several, the action strip
   * lists them.
   */
  readonly take: () => boolean;
}

const NONE: readonly Action[] = [];

/** Something on the table as a possible target. */
export function useAim(target: Target): Aim {
  const { run } = useTools();
  const actions = useInteraction().targets.get(target) ?? NONE;
  const take = useCallback(() => {
    const [only, ...others] = actions;
    if (only === undefined || others.length > 0) return false;
    run(only.legalMove, only.from);
    return true;
  }, [actions, run]);
  return useMemo(() => ({ lit: actions.length > 0, actions, take }), [actions, take]);
}
