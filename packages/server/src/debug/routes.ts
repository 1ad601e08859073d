/** What developers ask of a server. It shows hidden cards, so that only a server started for development has it. */
import type { SheetId, State } from '@kickdoor/rules';
import { TableId } from '@kickdoor/protocol';
import { z } from 'zod';
import { read } from '../http/read.ts';
import type { AddRoutes } from '../server.ts';
import { openBranch } from './branch.ts';
import { report, stateAt, wholeGame } from './game.ts';

/** A position that is not a game's: the table of a scenario after some of its steps. */
export interface Position {
  readonly name: string;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly state: State;
}

/** Where scenarios come from. */
export interface Scenarios {
  /** The files that can be loaded. */
  readonly files: () => readonly string[];
  /** The table of a file after some of its steps; says why where that can't be had. */
  readonly load: (file: string, steps: number) => Position | string;
}

const Params = z.object({ table: TableId });
const Jump = z.strictObject({ number: z.int().min(0) });
const Load = z.strictObject({ file: z.string().min(1).max(300), steps: z.int().min(0).default(0) });

/** Adds `/api/debug/…` to a server. */
export function debugRoutes(scenarios: Scenarios): AddRoutes {
  return (app, server) => {
    const { context } = server;
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

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

    app.get('/api/debug/scenarios', async () => ({ files: scenarios.files() }));

    app.post('/api/debug/scenarios', async (request, reply) => {
      const { file, steps } = read(Load, request.body);
      const position = scenarios.load(file, steps);
      if (typeof position === 'string') {
        return reply.code(400).send({ code: 'not-found', message: position, at: 'file' });
      }
      const { name, sheet, sets, state } = position;
      const players = state.players.map((player) => ({ name: player.name, sex: player.sex, bot: false }));
      return openBranch(server, { name: name.slice(0, 60), sheet, sets, players, state });
    });
  };
}
