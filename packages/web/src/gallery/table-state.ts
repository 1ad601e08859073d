/** Table states for the gallery: nobody answers, and nothing moves on. */
import type { SeatInfo, ServerMessageOf, TableInfo } from '@kickdoor/protocol';
import type { SheetId } from '@kickdoor/rules';
import { noticed, nothing, receive, type TableState } from '../net/state.ts';

function infoOf(sheet: SheetId, sets: readonly string[], seats: readonly SeatInfo[]): TableInfo {
  return {
    id: 'gallery-0000',
    name: null,
    stage: 'open',
    public: true,
    spectators: true,
    sheet,
    sets: [...sets],
    editions: null,
    packs: [],
    fair: null,
    moved: null,
    options: {},
    speed: 'normal',
    pace: 'normal',
    paused: false,
    motions: [],
    hostThere: true,
    delay: 0,
    talk: 'phrases',
    rulings: 'majority',
    openHands: true,
    link: 'gallery-0000',
    next: null,
    lesson: null,
    position: null,
    seats: [...seats],
    minPlayers: 3,
    watching: 1,
    searches: true,
  };
}

/** The state of a page that shows a position. */
export function playing(
  sheet: SheetId,
  sets: readonly string[],
  update: ServerMessageOf<'update'>,
): TableState {
  const seats = update.view.players.map(({ name, sex }, seat): SeatInfo => ({
    seat,
    kind: seat === 1 ? 'bot' : 'person',
    name,
    sex,
    connected: seat !== 2,
    standIn: false,
    open: false,
    strength: seat === 1 ? 'sharp' : null,
    character: seat === 1 ? 'bold' : null,
  }));
  const table = { ...infoOf(sheet, sets, seats), stage: 'playing' as const };
  const you = { seat: update.view.seat, host: true, stop: 'always' as const };
  const heard = performance.now();
  return receive(receive(nothing, { type: 'table', you, table }, heard), update, heard);
}

const SEATS: readonly SeatInfo[] = [
  {
    seat: 0,
    kind: 'person',
    name: 'Ada',
    sex: 'female',
    connected: true,
    standIn: false,
    open: false,
    strength: null,
    character: null,
  },
  {
    seat: 1,
    kind: 'bot',
    name: 'Ingeborg the Unimpressed',
    sex: 'female',
    connected: true,
    standIn: false,
    open: false,
    strength: 'master',
    character: 'diplomat',
  },
  {
    seat: 2,
    kind: 'person',
    name: 'Ben',
    sex: 'male',
    connected: false,
    standIn: false,
    open: false,
    strength: null,
    character: null,
  },
  {
    seat: 3,
    kind: 'empty',
    name: null,
    sex: null,
    connected: false,
    standIn: false,
    open: false,
    strength: null,
    character: null,
  },
];

/** Lobbies: as seen by the host, by a guest, by somebody who only has the link, and almost empty. */
export const LOBBIES: Readonly<Record<string, TableState>> = {
  host: lobby({ seat: 0, host: true, stop: 'always' }, SEATS),
  guest: lobby({ seat: 2, host: false, stop: 'always' }, SEATS),
  'somebody with the link': lobby({ seat: null, host: false, stop: 'always' }, SEATS),
  'host, alone': lobby(
    { seat: 0, host: true, stop: 'always' },
    SEATS.map((seat) =>
      seat.seat === 0
        ? seat
        : {
            ...seat,
            kind: 'empty',
            name: null,
            sex: null,
            connected: false,
            standIn: false,
            open: false,
            strength: null,
            character: null,
          },
    ),
  ),
};

function lobby(you: TableState['you'], seats: readonly SeatInfo[]): TableState {
  return receive(nothing, { type: 'table', you, table: infoOf('classic', ['classic'], seats) }, 0);
}

/** A lobby with a notice: the server failed. */
export const failing: TableState = noticed(lobby({ seat: 0, host: true, stop: 'always' }, SEATS), {
  kind: 'error',
  code: 'storage-full',
});

/** The same table after a refused move. */
export function refused(state: TableState): TableState {
  return noticed(state, {
    kind: 'refused',
    refusal: { refused: true, rule: 'combat.grace', also: [] },
    late: false,
  });
}
