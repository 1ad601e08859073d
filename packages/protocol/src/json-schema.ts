/** The messages as JSON Schema, for clients that are not written in TypeScript. */
import { z } from 'zod';
import { Problem } from './errors.ts';
import { EventSchema } from './game/event.ts';
import { MoveSchema, LegalMoveSchema } from './game/legal-move.ts';
import { PhraseSchema, ReasonSchema, RefusalSchema } from './game/parts.ts';
import { ViewSchema } from './game/view.ts';
import {
  CreatedTable,
  CreateLesson,
  CreateTable,
  JoinedTable,
  JoinTable,
  MyTableList,
  MyTables,
  TableInfo,
  TableList,
  TableRules,
} from './http.ts';
import { MadeCode, MakeCode, OpenCode, OpenedCode } from './codes.ts';
import { CounterClientMessage, CounterServerMessage } from './counter.ts';
import { BringTable, BroughtTable, TakenTable, TakeTable } from './moving.ts';
import { PROTOCOL_VERSION } from './parts.ts';
import { PushedCall, PushInfo } from './push.ts';
import { BadPack, BroughtPack } from './packs.ts';
import { SetList } from './sets.ts';
import { ClientMessage, ServerMessage } from './socket.ts';

export { EventSchema, LegalMoveSchema, ReasonSchema, ViewSchema };

/** Messages from clients, which may not contain unknown fields. */
const SENT = {
  CreateTable,
  CreateLesson,
  JoinTable,
  MyTables,
  TakeTable,
  BringTable,
  MakeCode,
  OpenCode,
  ClientMessage,
  CounterClientMessage,
  Move: MoveSchema,
};

/** Messages from the server, to which later versions may add fields. */
const GOT = {
  CreatedTable,
  JoinedTable,
  MyTableList,
  TakenTable,
  BroughtTable,
  MadeCode,
  OpenedCode,
  PushInfo,
  PushedCall,
  SetList,
  BroughtPack,
  BadPack,
  TableInfo,
  TableList,
  TableRules,
  Problem,
  ServerMessage,
  CounterServerMessage,
  View: ViewSchema,
  LegalMove: LegalMoveSchema,
  Event: EventSchema,
  Reason: ReasonSchema,
  Refusal: RefusalSchema,
  Phrase: PhraseSchema,
};

/** The names of all messages that have a schema. */
export const MESSAGES: readonly string[] = Object.freeze([...Object.keys(SENT), ...Object.keys(GOT)]);

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas of some messages and of all their parts, by name. */
function definitions(messages: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): JsonSchema {
  const { $defs = {}, properties = {} } = z.toJSONSchema(z.object(messages), {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const isClosed = jsonSchema.additionalProperties === false;
      if (io === 'output' && isClosed) delete jsonSchema.additionalProperties;
      // Limits of exact integers aren't part of the protocol.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return { ...properties, ...$defs };
}

/**
 * Returns one document (JSON Schema 2020-12) whose `$defs` are all messages by name, and their parts: `ClientMessage`
 * and HTTP requests, `ServerMessage` and HTTP answers.
 */
export function protocolSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The protocol of Kickdoor',
    description: `Version ${PROTOCOL_VERSION}`,
    $defs: { ...definitions(GOT, 'output'), ...definitions(SENT, 'input') },
  };
}
