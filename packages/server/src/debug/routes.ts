/** Routes for developers. They show hidden cards, so only a server started for development has them. */
import { clocks, type SheetId, type State } from '@kickdoor/rules';
import { TableId } from '@kickdoor/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read } from '@kickdoor/tables/base/read.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { ClockKeeper } from '@kickdoor/tables/game/clock-keeper.ts';
import { buildUpdate } from '@kickdoor/tables/telling/sights.ts';
import type { AddRoutes } from '../options.ts';
import { openBranch } from './branch.ts';
import { report, stateAt, wholeGame } from './game.ts';

/** A position outside of a game: the table of a scenario after some of its steps. */
export interface Position {
  readonly name: string;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly state: State;
}

/** A state that a table can show, and the scenario it occurs in. */
export interface Situation {
  /** `prompt: caught, you`. */
  readonly name: string;
  readonly file: string;
  readonly steps: number;
  readonly seat: number;
}

/** The source of scenarios. */
export interface Scenarios {
  /** Every state that they reach. Slow the first time. */
  readonly situations: () => Promise<readonly Situation[]>;
  /** The files that can be loaded. */
  readonly files: () => readonly string[];
  /** The table of a file after some of its steps, or why it isn't available. */
  readonly load: (file: string, steps: number) => Position | string;
}

const Params = z.object({ table: TableId });
const Jump = z.strictObject({ number: z.int().min(0) });
const Look = z.strictObject({
  file: z.string().min(1).max(300),
  steps: z.int().min(0),
  seat: z.int().min(0).nullable(),
});
const Load = z.strictObject({ file: z.string().min(1).max(300), steps: z.int().min(0).default(0) });

type Served = Parameters<AddRoutes>[1];

/** Adds `/api/debug/…` to a server. */
export function debugRoutes(scenarios: Scenarios): AddRoutes {
  return (app, server) => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    addGames(app, server);
    addScenarios(app, server, scenarios);
  };
}

/** The games of this server with everything hidden in them. Each can be continued from any move. */
function addGames(app: FastifyInstance, server: Served): void {
  const { context } = server;
  app.get('/api/debug/tables/:table', async (request, reply) =>
    reply.send(report(await wholeGame(context, read(Params, request.params).table))),
  );

  app.post('/api/debug/tables/:table/jump', async (request, reply) => {
    const { number } = read(Jump, request.body);
    const game = await wholeGame(context, read(Params, request.params).table);
    const { name, sheet, sets, seats } = game.setup;
    const branch = await openBranch(server, {
      name: `${name ?? 'Table'}, move ${number}`.slice(0, 60),
      sheet,
      sets,
      players: seats.flatMap((seat) =>
        seat.kind === 'empty' ? [] : [{ name: seat.name, sex: seat.sex, bot: seat.kind === 'bot' }],
      ),
      state: stateAt(game, number),
    });
    return reply.send(branch);
  });
}

/** The tables of scenarios, to view or to play. */
function addScenarios(app: FastifyInstance, server: Served, scenarios: Scenarios): void {
  const { context } = server;
  app.get('/api/debug/scenarios', async () => ({ files: scenarios.files() }));

  app.get('/api/debug/situations', async (_, reply) =>
    reply.send({ situations: await scenarios.situations() }),
  );

  app.post('/api/debug/view', async (request, reply) => {
    const { file, steps, seat } = read(Look, request.body);
    const { sheet, sets, state } = positionIn(scenarios, file, steps);
    const waits = new ClockKeeper(context.clock);
    waits.set(clocks(state));
    const game = { pool: context.content.now(sets).pool, state, number: 0, waits };
    return reply.send({ sheet, sets, update: buildUpdate(game, seat, { resync: true, steps: [] }) });
  });

  app.post('/api/debug/scenarios', async (request, reply) => {
    const { file, steps } = read(Load, request.body);
    const { name, sheet, sets, state } = positionIn(scenarios, file, steps);
    const players = state.players.map((player) => ({ name: player.name, sex: player.sex, bot: false }));
    return reply.send(await openBranch(server, { name: name.slice(0, 60), sheet, sets, players, state }));
  });
}

/** The table of a scenario after some of its steps. Throws a problem that says why it isn't available. */
function positionIn(scenarios: Scenarios, file: string, steps: number): Position {
  const position = scenarios.load(file, steps);
  if (typeof position === 'string') throw new TableProblem('not-found', position, 'file');
  return position;
}
