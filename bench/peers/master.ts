/**
 * boardgame.io's master running the comparable card game with four clients: everything they would be sent, but no
 * network.
 */
import { numbers } from '../figures.ts';
import { measureAsync, type Rate, type Seconds } from '../measure.ts';
import { SEATS } from './cards.ts';
import { loadBoardgame, type Choice, type GameState } from './boardgame.ts';
import { hasFunctions, loadPeer } from './load.ts';

interface Payload {
  readonly type: string;
  readonly args: readonly unknown[];
}

interface Transport {
  send(payload: Payload): void;
  sendAll(payload: Payload): void;
}

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: Choice & { readonly playerID: string };
}

interface Master {
  readonly game: object;
  onUpdate(action: Action, stateID: number, match: string, playerID: string): Promise<unknown>;
}

interface MasterModule {
  readonly Master: new (game: object, storage: object, transport: Transport) => Master;
}

interface Internal {
  readonly Sync: new () => object;
  readonly getFilterPlayerView: (game: object) => (playerID: string, payload: Payload) => Payload;
}

function isMaster(module: unknown): module is MasterModule {
  return hasFunctions(module, 'Master');
}

function isInternal(module: unknown): module is Internal {
  return hasFunctions(module, 'Sync', 'getFilterPlayerView');
}

/** Random legal play through the master, in decisions per second. */
export function playMaster(seconds: Seconds, folder: string): Promise<Rate> {
  const { Master } = loadPeer(folder, 'boardgame.io/master', isMaster);
  const { Sync, getFilterPlayerView } = loadPeer(folder, 'boardgame.io/internal', isInternal);
  const { game, newMatch, legal } = loadBoardgame(folder);
  const random = numbers(99);

  /** Keeps only a match's state. The bundled store copies its whole log on every move. */
  class Storage extends Sync {
    state: GameState = newMatch();
    fetch(): { readonly state: GameState } {
      return { state: this.state };
    }
    setState(_match: string, state: GameState): void {
      this.state = state;
    }
  }

  return measureAsync(seconds, async () => {
    const storage = new Storage();
    let sent: Payload[] = [];
    const master = new Master(game, storage, {
      send: () => {},
      sendAll(payload) {
        sent = [];
        for (let seat = 0; seat < SEATS; seat++) sent.push(forSeat(String(seat), payload));
      },
    });
    const forSeat = getFilterPlayerView(master.game);
    let count = 0;
    while (storage.state.ctx.gameover === undefined) {
      const { state } = storage;
      const [playerID = '0'] = Object.keys(state.ctx.activePlayers ?? {});
      const choices = legal(state, playerID);
      const choice = choices[Math.floor(random() * choices.length)];
      if (choice === undefined) throw new Error('nothing is legal');
      sent = [];
      await master.onUpdate(
        { type: 'MAKE_MOVE', payload: { ...choice, playerID } },
        state._stateID,
        'm',
        playerID,
      );
      if (sent.length !== SEATS) throw new Error(`${choice.type} was refused`);
      count += 1;
    }
    return count;
  });
}
