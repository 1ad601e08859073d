/** What clients are sent about a table besides its game. */
import type { FairDeal, Motion, SeatInfo, TableInfo } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import type { Setup } from '../store/records.ts';
import { broughtBy } from '../lobby/brought-packs.ts';
import type { Connections } from '../telling/connections.ts';
import { positionOf } from '../game/position.ts';

/** The parts of a table's info that its setup doesn't contain. */
interface Around {
  readonly minPlayers: number;
  readonly connections: Connections;
  readonly motions: Motion[];
  readonly fair: FairDeal | null;
  /** Whether bots may search here. */
  readonly searches: boolean;
  /** Whether a seat lets spectators see what it sees. */
  readonly isOpen: (seat: Seat) => boolean;
}

/** The table as anybody with its link sees it. */
export function tableInfo(
  id: string,
  setup: Setup,
  { minPlayers, connections, motions, fair, searches, isOpen }: Around,
): TableInfo {
  const { name, stage, spectators, sheet, sets, options, speed, pace, paused, lesson } = setup;
  const { delay, talk, rulings, openHands, next } = setup;
  return {
    id,
    name,
    stage,
    public: setup.public,
    spectators,
    sheet,
    sets,
    packs: setup.packs.map((pack) => broughtBy(pack, pack.by ?? connections.hostName(setup))),
    editions: setup.began?.header.sets.map(({ hash }) => hash) ?? null,
    options,
    speed,
    pace,
    paused,
    motions,
    hostThere: connections.isHostThere(setup),
    delay,
    talk,
    rulings,
    openHands,
    link: setup.link ?? id,
    next,
    lesson,
    position: positionOf(setup),
    fair,
    moved: setup.moved?.after ?? null,
    minPlayers,
    watching: connections.watching(setup),
    searches,
    seats: setup.seats.map((_, seat) => seatInfo(setup, seat, { connections, isOpen })),
  };
}

/** A seat as everybody sees it. */
function seatInfo(
  setup: Setup,
  seat: Seat,
  { connections, isOpen }: Pick<Around, 'connections' | 'isOpen'>,
): SeatInfo {
  const there = setup.seats[seat];
  if (there === undefined || there.kind === 'empty') return { seat, ...NOBODY };
  return {
    seat,
    kind: there.kind,
    name: there.name,
    sex: there.sex,
    connected: there.kind !== 'person' || connections.isThere(setup, seat),
    standIn: there.kind === 'person' && there.standIn === true,
    open: isOpen(seat),
    strength: there.kind === 'bot' ? there.strength : null,
    character: there.kind === 'bot' ? there.character : null,
  };
}

/** An empty seat. */
const NOBODY: Omit<SeatInfo, 'seat'> = {
  kind: 'empty',
  name: null,
  sex: null,
  connected: false,
  standIn: false,
  open: false,
  strength: null,
  character: null,
};
