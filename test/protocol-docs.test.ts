/** The examples of docs/protocol.md are messages of the protocol, and there is one of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ClientMessage,
  CounterClientMessage,
  CounterServerMessage,
  ErrorCode,
  ServerMessage,
} from '@kickdoor/protocol';
import { LegalMoveSchema, MESSAGES, protocolSchema, ViewSchema } from '@kickdoor/protocol/json-schema';
import { admits, parseMove } from '@kickdoor/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fencesOf, root } from './fences.ts';

const PAGE = 'docs/protocol.md';
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ ...protocolSchema(), $id: 'protocol' });

/** A whole update, whose view stands in for the one that the page leaves out. */
const { view } = z
  .object({ view: ViewSchema })
  .parse(JSON.parse(readFileSync(join(root, 'examples', 'update.json'), 'utf8')));

const Json = z.record(z.string(), z.unknown());
const examples = fencesOf(PAGE)
  .filter(({ language }) => language === 'json')
  .map(({ name, line, text }) => {
    const json = Json.parse(JSON.parse(text));
    return { name, line, json: json['type'] === 'update' ? { ...json, view } : json };
  });

test.each(examples)('$name at line $line is as the schema says', ({ name, json }) => {
  const validate = ajv.getSchema(`protocol#/$defs/${name}`);
  if (validate === undefined) throw new Error(`the schema has no ${name}`);
  expect([validate(json), validate.errors]).toEqual([true, null]);
});

const typesIn = (name: string): unknown[] =>
  examples.flatMap(({ name: own, json }) => (own === name ? [json['type']] : []));

test('every message is there by an example', () => {
  const sent = ClientMessage.options.map(({ shape }) => shape.type.value);
  const got = ServerMessage.options.map(({ shape }) => shape.type.value);
  expect(new Set(typesIn('ClientMessage'))).toEqual(new Set(sent));
  expect(new Set(typesIn('ServerMessage'))).toEqual(new Set(got));
  const counted = CounterClientMessage.options.map(({ shape }) => shape.type.value);
  const shown = CounterServerMessage.options.map(({ shape }) => shape.type.value);
  expect(new Set(typesIn('CounterClientMessage'))).toEqual(new Set(counted));
  expect(new Set(typesIn('CounterServerMessage'))).toEqual(new Set(shown));
});

/** What is part of other messages, and is shown there or in `examples/update.json`. */
const PARTS: ReadonlySet<string> = new Set(['View', 'Reason', 'Refusal', 'Phrase']);

test('every body of a request, and every answer to one, is there by an example', () => {
  const names = MESSAGES.filter((name) => !PARTS.has(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !examples.some((example) => example.name === name))).toEqual([]);
});

/** The text of a section, without its title. */
function section(title: string): string {
  const [, rest = ''] = readFileSync(join(root, PAGE), 'utf8').split(`${title}\n`);
  return rest.split(/^#/mu)[0] ?? '';
}

/** What the first column of a section's tables names. */
const named = (title: string): string[] =>
  [...section(title).matchAll(/^\| (`[^|]*?`) +\|/gmu)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
  );

test('every field of a view, everything that may be pending and every error code is in a table', () => {
  expect(named('## The view').toSorted()).toEqual(Object.keys(ViewSchema.shape).toSorted());
  const pending = ViewSchema.shape.pending.unwrap().options.map(({ shape }) => shape.kind.value);
  expect(named('### What the game waits for').toSorted()).toEqual(pending.toSorted());
  expect(named('## Errors, and the end of a connection').toSorted()).toEqual(ErrorCode.options.toSorted());
});

test('every kind of legal move is there, filled in as it may be', () => {
  const free = new Set<string>();
  for (const [at, { name, json }] of examples.entries()) {
    if (name !== 'LegalMove') continue;
    const legalMove = LegalMoveSchema.parse(json);
    const next = examples[at + 1];
    const move = parseMove(next?.json);
    expect(next?.name).toBe('Move');
    if ('error' in move) throw new Error(move.error);
    expect(admits(legalMove, move), JSON.stringify(move)).toBe(true);
    for (const key of Object.keys(legalMove)) free.add(key);
  }
  expect([...free].toSorted()).toEqual(['choice', 'move', 'pick', 'terms', 'trade']);
});
