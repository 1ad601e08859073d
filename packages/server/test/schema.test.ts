/** The published schema matches the messages. */
import { loadSet } from '@kickdoor/packs/node';
import { TableRules } from '@kickdoor/protocol';
import {
  EventSchema,
  LegalMoveSchema,
  protocolSchema,
  ReasonSchema,
  ViewSchema,
} from '@kickdoor/protocol/json-schema';
import {
  buildCardPool,
  clocks,
  createTable as newTable,
  EVENT_NAMES,
  legalMoves,
  RULE_IDS,
  sheets,
  view,
  type SheetId,
} from '@kickdoor/rules';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { buildUpdate } from '@kickdoor/tables/telling/sights.ts';
import { LiveGame, TIME } from '@kickdoor/tables/game/live-game.ts';
import { anyMove, seeded } from './chance.ts';
import { contextFor } from './context.ts';
import { createTable, serverFor } from './running.ts';
import { emptyTable } from './setups.ts';

const MOVES = 600;
/** One of this many moves is checked, from all seats. */
const LOOK_EVERY = 3;

const ajv = new Ajv2020({ strict: false, allErrors: false });
ajv.addSchema({ ...protocolSchema(), $id: 'protocol' });

/** Validates messages by the published schema. */
function validator(name: string): ValidateFunction {
  return ajv.compile({ $ref: `protocol#/$defs/${name}` });
}

const isServerMessage = validator('ServerMessage');

function expectValid(check: ValidateFunction, message: unknown): void {
  check(JSON.parse(JSON.stringify(message)));
  expect(check.errors ?? []).toEqual([]);
}

const TABLES: readonly { readonly sheet: SheetId; readonly sets: readonly string[] }[] = [
  ...Object.values(sheets).map(({ id, sets }) => ({ sheet: id, sets })),
  { sheet: 'classic', sets: ['classic', 'space', 'west', 'winter'] },
];

const SEATS = [0, 1, 2, 3];

async function newGame(sheet: SheetId, sets: readonly string[]): Promise<LiveGame> {
  const pool = buildCardPool(sets.map(loadSet));
  const players = ['Anna', 'Ben', 'Chloe', 'Dan'].map((name) => ({ name, sex: 'female' as const }));
  const state = newTable(pool, { sheet, sets, seed: `schema ${sheet}`, players });
  const context = await contextFor();
  await context.store.create('t', emptyTable(4));
  await context.store.start('t', 1, { ...emptyTable(4), stage: 'playing' }, state, []);
  return new LiveGame(context, 't', { pool, state, number: 0 });
}

/** The next legal move of a random bot, or the end of the wait. */
function nextMove({ pool, state }: LiveGame, random: () => number): typeof TIME | null {
  for (const seat of SEATS.toSorted(() => random() - 0.5)) {
    const move = anyMove(
      { view: view(pool, state, seat), legalMoves: legalMoves(pool, state, seat) },
      random,
    );
    if (move !== null) return { seat, move };
  }
  return clocks(state).length > 0 ? TIME : null;
}

test.each(TABLES)(
  'every update of a game by $sheet ($sets) agrees with the schema',
  async ({ sheet, sets }) => {
    const random = seeded(sets.length * 100 + sheet.length);
    const game = await newGame(sheet, sets);
    while (game.number < MOVES && !game.over) {
      const next = nextMove(game, random);
      if (next === null) continue;
      await game.play(next.seat, null, next.move);
      const steps = game.recentAfter(game.number - 1) ?? [];
      for (const { events } of steps) for (const event of events) EventSchema.parse(event);
      if (game.number % LOOK_EVERY !== 0) continue;
      for (const seat of [...SEATS, null]) {
        const update = buildUpdate(game, seat, { resync: false, steps });
        // By the strict schemas, so that nothing is sent that the published one omits.
        ViewSchema.parse(update.view);
        for (const legalMove of update.legalMoves) LegalMoveSchema.parse(legalMove);
        for (const reason of update.reasons) ReasonSchema.parse(reason);
        if (game.number % (LOOK_EVERY * 10) === 0) expectValid(isServerMessage, update);
      }
    }
  },
);

test('the update in the docs is one that a server sends (vitest -u updates it)', async () => {
  const random = seeded(1);
  const game = await newGame('classic', ['classic']);
  while (game.state.phase !== 'combat') {
    const next = nextMove(game, random);
    if (next !== null) await game.play(next.seat, null, next.move);
  }
  const [step] = game.recentAfter(game.number - 1) ?? [];
  if (step === undefined) throw new Error('there was no move');
  const update = buildUpdate(game, game.state.turn, { resync: false, steps: [{ ...step, at: 0 }] });
  const clocksLeft = update.clocks.map((clock) => ({ ...clock, left: clock.ms }));
  const text = JSON.stringify({ ...update, clocks: clocksLeft }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot('../../../examples/update.json');
});

test('the schema knows every kind of event', () => {
  const known = EventSchema.options.map(({ shape }) => shape.e.value);
  expect(known.toSorted()).toEqual([...EVENT_NAMES].toSorted());
});

test('the server publishes the schema, and every reference in it resolves', async () => {
  const { url } = await serverFor();
  const answer = await fetch(`${url}/api/schema.json`);
  expect(answer.headers.get('content-type')).toContain('application/schema+json');
  const schema: unknown = await answer.json();
  expect(schema).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
  for (const name of ['ClientMessage', 'ServerMessage', 'CreateTable', 'TableInfo', 'Move', 'Problem']) {
    expect(() => validator(name)).not.toThrow();
  }
});

test('a message outside the protocol does not match the schema', () => {
  const isClientMessage = validator('ClientMessage');
  expect(isClientMessage({ type: 'move', id: 'a', move: { do: 'kick' } })).toBe(true);
  expect(isClientMessage({ type: 'move', id: 'a', move: { do: 'fly' } })).toBe(false);
  expect(isClientMessage({ type: 'move', id: 'a', move: { do: 'kick' }, loud: true })).toBe(false);
  expect(
    isServerMessage({ type: 'refused', id: 'a', refusal: { refused: true, rule: 'no.rule', also: [] } }),
  ).toBe(false);
  // Later servers may add fields.
  expect(isServerMessage({ type: 'pong', soon: 1 })).toBe(true);
});

test('the sentences of rules, with the values of the table', async () => {
  const { url } = await serverFor();
  const { table } = await createTable(url, { seats: 3, options: { level: 12 } });
  const rules = `${url}/api/tables/${table}/rules`;
  const english = TableRules.parse(await (await fetch(rules)).json()).rules;
  const german = TableRules.parse(await (await fetch(`${rules}?language=de`)).json()).rules;
  expect(Object.keys(english)).toEqual([...RULE_IDS]);
  expect(Object.keys(german)).toEqual([...RULE_IDS]);
  expect(german['combat.win']?.title).not.toBe(english['combat.win']?.title);
  expect(english['winning.first-to-ten']?.text).toContain('12');
  for (const { title, text } of Object.values(english)) expect(`${title} ${text}`).not.toMatch(/[{}]/u);
  expect((await fetch(`${rules}?language=xx`)).status).toBe(400);
  expect((await fetch(`${url}/api/tables/nothinghere1/rules`)).status).toBe(404);
});
