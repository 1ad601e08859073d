import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTable, legalMoves, view } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { poolOf } from './card-pools.ts';
import { LiveGame } from '@kickdoor/tables/game/live-game.ts';
import { anyMove, seeded } from './chance.ts';
import { contextFor } from './context.ts';
import { emptyTable } from './setups.ts';

test('when the rules fail, the move is refused, the game is unchanged, and everything is written to a file', async () => {
  const context = await contextFor();
  const pool = poolOf(['classic']);
  const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'male' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'defect', players });
  await context.store.create('t', emptyTable(3));
  await context.store.start('t', 1, { ...emptyTable(3), stage: 'playing' }, state, []);
  // With cards missing from the pool, any rule fails.
  const broken = new LiveGame(context, 't', { pool: { ...pool, cards: [] }, state, number: 0 });
  const before = JSON.stringify(broken.state);
  const cards = state.players[0]?.hand ?? [];
  const move = anyMove({ view: view(pool, state, 0), legalMoves: legalMoves(pool, state, 0) }, seeded(1));
  const plays = [move, ...cards.map((card) => ({ do: 'play', card }) as const)].filter(
    (each) => each !== null,
  );
  const answers = await Promise.allSettled(plays.map((each) => broken.play(0, null, each)));
  expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'defect' });
  }
  expect(JSON.stringify(broken.state)).toBe(before);
  const [report] = readdirSync(context.defects);
  const written = readFileSync(join(context.defects, report ?? ''), 'utf8');
  const said: unknown = JSON.parse(written);
  const kept: unknown = JSON.parse(before);
  expect(said).toMatchObject({ table: 't', number: 0, seat: 0, state: kept });
  expect(written).toContain('"error": "');
});
