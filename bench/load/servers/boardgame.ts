/** boardgame.io's own server with its in-memory store and its sockets, running the comparable card game. */
import type { Server } from 'node:http';
import { loadBoardgame } from '../../peers/boardgame.ts';
import { hasFunctions, loadPeer } from '../../peers/load.ts';

interface Running {
  readonly app: { listen(port: number, host: string): Server };
  run(options: { readonly port: number; readonly callback: () => void }): Promise<{ appServer: Server }>;
}

interface ServerModule {
  readonly Server: (options: { games: readonly object[]; origins: readonly string[] }) => Running;
}

function isServer(module: unknown): module is ServerModule {
  return hasFunctions(module, 'Server');
}

/** Opens the server. Returns its port. */
export async function serveBoardgame(folder: string): Promise<number> {
  const { Server: open } = loadPeer(folder, 'boardgame.io/server', isServer);
  const { game } = loadBoardgame(folder);
  const server = open({ games: [game], origins: ['*'] });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  const address = appServer.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
