/** Pokémon Showdown's gen 9 random battles: its battle object, driven by its own random player. */
import { measure, type Rate, type Seconds } from '../measure.ts';
import { hasFunctions, loadPeer } from './load.ts';

interface Side {
  readonly id: string;
  readonly activeRequest: { readonly wait?: boolean } | null;
  isChoiceDone(): boolean;
}

interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  setPlayer(id: string, options: { name: string; seed: string }): void;
  choose(id: string, choice: string): boolean;
}

interface RandomPlayer {
  choose(choice: string): void;
  receiveRequest(request: object): void;
}

interface Sim {
  readonly Battle: new (options: { formatid: string; seed: string; send: () => void }) => Battle;
}

interface Tools {
  readonly RandomPlayerAI: new (
    stream: { write: () => void },
    options: { seed: string; move: number; mega: number },
  ) => RandomPlayer;
}

function isSim(module: unknown): module is Sim {
  return hasFunctions(module, 'Battle');
}

function isTools(module: unknown): module is Tools {
  return hasFunctions(module, 'RandomPlayerAI');
}

/** Whole battles, in decisions per second. The JIT takes about 20 seconds to optimize the engine. */
export function playShowdown(seconds: Seconds, folder: string): Rate {
  const { Battle } = loadPeer(folder, 'pokemon-showdown', isSim);
  const { RandomPlayerAI } = loadPeer(folder, 'pokemon-showdown/dist/sim/tools/random-player-ai', isTools);
  const newPlayer = (seed: string): { ai: RandomPlayer; said: () => string } => {
    const ai = new RandomPlayerAI({ write: () => {} }, { seed, move: 0.7, mega: 0.6 });
    let last = '';
    ai.choose = (choice) => (last = choice);
    return { ai, said: () => last };
  };
  let game = 0;
  return measure(seconds, () => {
    game += 1;
    const seed = (n: number): string => `${game & 65535},${game >> 16},${n},4242`;
    const battle = new Battle({ formatid: 'gen9randombattle', seed: seed(9), send: () => {} });
    const players = new Map(['p1', 'p2'].map((id, at) => [id, newPlayer(seed(at))]));
    for (const [at, id] of ['p1', 'p2'].entries()) battle.setPlayer(id, { name: id, seed: seed(20 + at) });
    let count = 0;
    for (let round = 0; !battle.ended && round < 5000; round++) {
      for (const side of battle.sides) {
        const player = players.get(side.id);
        if (player !== undefined && !battle.ended) count += answer(battle, side, player);
      }
    }
    if (!battle.ended) throw new Error('a battle did not end');
    return count;
  });
}

/** Lets a side answer its requests. Returns how many decisions that took. */
function answer(battle: Battle, side: Side, player: { ai: RandomPlayer; said: () => string }): number {
  for (let tries = 0; tries < 20; tries++) {
    const request = side.activeRequest;
    if (request === null || request.wait === true || side.isChoiceDone()) return 0;
    player.ai.receiveRequest(request);
    if (battle.choose(side.id, player.said())) return 1;
  }
  battle.choose(side.id, 'default');
  return 1;
}
