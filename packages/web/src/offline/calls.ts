/** Calls from the page to the worker with its tables, besides the messages on a table's line. */
import type {
  BringTable,
  BroughtTable,
  CreatedTable,
  CreateLesson,
  CreateTable,
  JoinedTable,
  JoinTable,
  MyTableList,
  MyTables,
  Problem,
  TableId,
  TakenTable,
  TakeTable,
} from '@kickdoor/protocol';
import type { RuleId } from '@kickdoor/rules';
import type { z } from 'zod';

/** Each call with its parameter and result. Those that also exist over HTTP have the same names and shapes there. */
export interface Calls {
  create: { readonly takes: CreateTable; readonly gives: CreatedTable };
  /**
   * Creates a table whose game has begun at a point where a card can be used, or returns the rule that forbids using it
   * anywhere.
   */
  try: {
    readonly takes: {
      readonly wish: CreateTable;
      readonly card: { readonly set: string; readonly id: string };
    };
    readonly gives: CreatedTable | { readonly rule: RuleId };
  };
  /** Allows new tables to use an own pack: its cards, and its words by language. */
  offer: { readonly takes: { readonly set: object }; readonly gives: null };
  lesson: { readonly takes: CreateLesson; readonly gives: CreatedTable };
  join: {
    readonly takes: JoinTable & { readonly table: z.infer<typeof TableId> };
    readonly gives: JoinedTable;
  };
  take: {
    readonly takes: TakeTable & { readonly table: z.infer<typeof TableId> };
    readonly gives: TakenTable;
  };
  bring: { readonly takes: BringTable; readonly gives: BroughtTable };
  mine: { readonly takes: MyTables; readonly gives: MyTableList };
  /** The record of a game so far, as a file. Nothing in it is secret from the device's owner. */
  record: { readonly takes: { readonly table: string }; readonly gives: string };
  /** A set in an edition that games here began with. */
  set: { readonly takes: { readonly hash: string }; readonly gives: string | null };
}
export type CallName = keyof Calls;

/** From the page. A line is a port that carries the protocol's messages as text in both directions. */
export type ToWorker =
  | { readonly type: 'call'; readonly call: number; readonly name: CallName; readonly wish: unknown }
  | { readonly type: 'line'; readonly table: string; readonly port: MessagePort };

export type Answered =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: Problem['code'] };

/** From the worker. */
export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly answer: Answered }
  /** Another tab is playing a table that was requested here; `false`: now this tab has it. */
  | { readonly type: 'busy'; readonly table: string; readonly busy: boolean };

/** The only message on a line that isn't text: its end. */
export interface LineEnd {
  readonly end: number;
}
