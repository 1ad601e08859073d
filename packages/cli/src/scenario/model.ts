/** A parsed scenario: its table, and what happens there. */
import { TALENTS } from '@kickdoor/rules';
import type {
  CardPool,
  CardDef,
  CardSet,
  DeckName,
  GameEvent,
  RuleId,
  Sex,
  SheetId,
  State,
  View,
} from '@kickdoor/rules';
import type { Called, Spot } from './source.ts';

/** A card named in the file. */
export interface Named {
  readonly def: CardDef;
  /** The copy, counted from 1; `null` for any. */
  readonly copy: number | null;
  readonly spot: Spot;
}

/** Lists of a player's cards in play, as scenarios name them. */
export const LISTS = [
  'equipped',
  'carried',
  'race',
  'class',
  ...TALENTS,
  'sidekicks',
  'steeds',
  'curses',
] as const;
export type ListKey = (typeof LISTS)[number];

/** The lists of a player with no cards. */
export function emptyLists(): Record<ListKey, Named[]> {
  return {
    equipped: [],
    carried: [],
    race: [],
    class: [],
    power: [],
    style: [],
    training: [],
    sidekicks: [],
    steeds: [],
    curses: [],
  };
}

export interface PlayerSetup {
  readonly name: string;
  readonly level: number;
  readonly sex: Sex;
  readonly lists: Readonly<Record<ListKey, readonly Named[]>>;
  /** `null`: left out. */
  readonly hand: readonly Named[] | null;
  readonly halfBreed: Named | null;
  readonly superMunchkin: Named | null;
  readonly attached: readonly { readonly host: Named; readonly cards: readonly Named[] }[];
  readonly dead: boolean;
}

export const PHASES = ['setup', 'opening', 'trouble', 'closing', 'charity'] as const;
export type StartPhase = (typeof PHASES)[number];

export interface OptionSetup {
  readonly fast?: boolean;
  readonly listen?: boolean;
  readonly sharedVictory?: boolean;
  readonly epic?: boolean;
  readonly level?: number;
  /** Milliseconds. */
  readonly grace?: number;
  readonly limit?: number;
}

export interface Scenario {
  readonly name: string;
  readonly sheet: SheetId;
  readonly sets: readonly CardSet[];
  /** The scenario's own cards. */
  readonly own: CardSet | null;
  readonly options: OptionSetup;
  readonly rules: readonly RuleId[];
  /** The seat whose turn it is; `null`: left out. */
  readonly turn: number | null;
  readonly phase: StartPhase;
  readonly players: readonly PlayerSetup[];
  readonly decks: Readonly<Record<DeckName, readonly Named[]>>;
  readonly discards: Readonly<Record<DeckName, readonly Named[]>>;
  readonly exact: boolean;
  readonly seed: string;
  readonly dice: readonly number[];
  readonly steps: readonly Step[];
}

/** A move as written, and who makes it. */
export interface Written {
  readonly seat: number;
  readonly text: string;
  readonly spot: Spot;
}

/** The table as expectations see it. */
export interface Scene {
  readonly pool: CardPool;
  readonly state: State;
  /** As a spectator sees it. */
  readonly view: View;
  /** The events of the last step that changed anything. */
  readonly heard: readonly GameEvent[];
}

/** A condition that must hold. */
export interface Check {
  /** What is checked, such as `Aric.level`. */
  readonly what: string;
  readonly spot: Spot;
  readonly expected: Called;
  /** `null` if it holds; otherwise the actual value. */
  readonly differs: (scene: Scene) => Called | null;
}

export type Step = {
  readonly spot: Spot;
  /** As written, for reports. */
  readonly title: string;
} & (
  | { readonly kind: 'move'; readonly move: Written }
  | { readonly kind: 'pass' }
  | { readonly kind: 'refuse'; readonly move: Written; readonly rules: readonly RuleId[] }
  | { readonly kind: 'may'; readonly moves: readonly Written[] }
  | { readonly kind: 'expect'; readonly checks: readonly Check[] }
  | {
      readonly kind: 'view';
      /** `null` for a spectator. */
      readonly of: number | null;
      readonly hides: readonly Named[];
      readonly shows: readonly Named[];
    }
  | { readonly kind: 'wait' }
  | { readonly kind: 'reload' }
);
