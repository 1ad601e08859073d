/** The examples of docs/protocol.md are messages of the protocol, and there is one of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientMessage, ServerMessage } from '@kickdoor/protocol';
import { LegalMoveSchema, protocolSchema, ViewSchema } from '@kickdoor/protocol/json-schema';
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
  const validate = ajv.compile({ $ref: `protocol#/$defs/${name}` });
  validate(json);
  expect(validate.errors ?? []).toEqual([]);
});

const typesIn = (name: string): unknown[] =>
  examples.flatMap(({ name: own, json }) => (own === name ? [json['type']] : []));

test('every message is there by an example', () => {
  const sent = ClientMessage.options.map(({ shape }) => shape.type.value);
  const got = ServerMessage.options.map(({ shape }) => shape.type.value);
  expect(new Set(typesIn('ClientMessage'))).toEqual(new Set(sent));
  expect(new Set(typesIn('ServerMessage'))).toEqual(new Set(got));
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
