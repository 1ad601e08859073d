/** What the page asks of the worker that keeps its tables, besides what goes over a table's line. */
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

/** Each call, with what it takes and what it gives: those over HTTP have the same names and shapes. */
export interface Calls {
  create: { readonly takes: CreateTable; readonly gives: CreatedTable };
  /** A table whose game has begun where a card can be used; or the rule that keeps it from being used anywhere. */
  try: {
    readonly takes: {
      readonly wish: CreateTable;
      readonly card: { readonly set: string; readonly id: string };
    };
    readonly gives: CreatedTable | { readonly rule: RuleId };
  };
  /** Tables can be made with a pack of one's own from now on: its cards, and its words by language. */
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
  /** The record of a game so far, as a file: the owner of a device may see all that lies on it. */
  record: { readonly takes: { readonly table: string }; readonly gives: string };
  /** A set as it was when games began with it. */
  set: { readonly takes: { readonly hash: string }; readonly gives: string | null };
}
export type CallName = keyof Calls;

/** From the page. A line is a port on which the messages of the protocol go to and fro as text. */
export type ToWorker =
  | { readonly type: 'call'; readonly call: number; readonly name: CallName; readonly wish: unknown }
  | { readonly type: 'line'; readonly table: string; readonly port: MessagePort };

export type Answered =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: Problem['code'] };

/** From the worker. */
export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly answer: Answered }
  /** Another tab plays a table that was asked for here; or (`false`) this one has it now. */
  | { readonly type: 'busy'; readonly table: string; readonly busy: boolean };

/** On a line, besides texts: it ends. */
export interface LineEnd {
  readonly end: number;
}
