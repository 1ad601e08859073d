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
import { createContext, useCallback, useContext, useMemo, type Context } from 'react';
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
  /** `first`: what comes first in the row above. */
  | { readonly kind: 'more'; readonly first: LegalMove | null }
  | { readonly kind: 'menu' }
  | { readonly kind: 'advice' }
  | { readonly kind: 'ruling' }
  | { readonly kind: 'move' }
  | { readonly kind: 'concede' };

/** What stays the same from update to update. */
export interface Ground {
  readonly client: TableClient;
  readonly pool: CardPool;
  readonly words: PageWords;
  readonly names: Names;
  readonly say: PageWords['say'];
  /** Plays a legal move, or opens the composer for what is missing. */
  readonly run: (legalMove: LegalMove, from?: CardId | null) => void;
  readonly setOpen: (open: Open | null) => void;
  readonly select: (card: CardId | null) => void;
  /** Aims a move: the stage shows what it would bring. */
  readonly aim: (legalMove: LegalMove | null) => void;
  /** The newest position, for what happens after it has been drawn. */
  readonly now: () => Position;
}

/** The game as of the newest update. */
export interface Position {
  readonly game: GameNow;
  readonly view: View;
  /** What foreseeing a move takes; the figures of now and after it come from the core. */
  readonly outlook: Outlook;
}

/** What the player is doing with the page. */
export interface Touch {
  readonly open: Open | null;
  /** The player's own selected card, to be played or aimed; drawn when there is time for it (`useHeld` knows at once). */
  readonly selected: CardId | null;
  /** The targets of the selected card. */
  readonly targets: ReadonlyMap<Target, readonly Action[]>;
  /** The fight as it would be after the move that is being aimed; `null` while nothing is. */
  readonly aimed: Fight | null;
  /** The choice this seat owes, and what it has picked so far. */
  readonly choosing: Choosing | null;
}

/** All of a table. What is drawn often takes only the part it needs, so that the rest doesn't draw it again. */
export interface TableScene extends Ground, Position, Touch {
  readonly state: TableState;
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
  /** Chooses nothing; `null` where something has to be chosen. */
  readonly decline: (() => void) | null;
}

export const GroundContext = createContext<Ground | null>(null);
export const PositionContext = createContext<(Ground & Position) | null>(null);
export const TouchContext = createContext<Touch | null>(null);
/** The selected card, as of the press that selected it. */
export const HeldContext = createContext<CardId | null>(null);
export const StateContext = createContext<TableState | null>(null);

/** The value of a context that every table provides. */
function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('a part of a table outside of a table');
  return value;
}

/** What stays the same from update to update at the table that a part belongs to. */
export const useGround = (): Ground => useProvided(GroundContext);

/** The newest position, and what stays the same. */
export const usePosition = (): Ground & Position => useProvided(PositionContext);

/** What the player is doing with the page. */
export const useTouch = (): Touch => useProvided(TouchContext);

/** The player's own selected card. Only what must answer a press at once takes it from here. */
export const useHeld = (): CardId | null => useContext(HeldContext);

/** What is known of the table besides the game: its seats, its log, remarks. */
export const useTableState = (): TableState => useProvided(StateContext);

/** Everything about the table that a part belongs to; the part is drawn again whenever any of it changes. */
export function useTable(): TableScene {
  return { ...useProvided(PositionContext), ...useProvided(TouchContext), state: useProvided(StateContext) };
}

export interface Aim {
  /** Whether the selected card can target this. */
  readonly lit: boolean;
  readonly actions: readonly Action[];
  /** Targets this. If several actions are possible none is played; the action strip lists them. */
  readonly take: () => boolean;
}

const NONE: readonly Action[] = [];

/** Something on the table as a possible target. */
export function useAim(target: Target): Aim {
  const { run } = useGround();
  const actions = useTouch().targets.get(target) ?? NONE;
  const take = useCallback(() => {
    const [only, ...others] = actions;
    if (only === undefined || others.length > 0) return false;
    run(only.legalMove, only.from);
    return true;
  }, [actions, run]);
  return useMemo(() => ({ lit: actions.length > 0, actions, take }), [actions, take]);
}
