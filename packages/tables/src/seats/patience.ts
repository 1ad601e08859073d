/** Players who don't answer, and who is put in their place, as changes of a table's setup. */
import { USUAL_STRENGTH } from '@kickdoor/bots';
import type { PushAddress, StopWhen } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { SeatRecord, Setup } from '../store/records.ts';

/** Default moves in a row after which a bot stands in. */
const MISSED = 2;

type Person = Extract<SeatRecord, { kind: 'person' }>;

/** Whether a seat is played by a bot, for now or for good. */
export function isBotPlayed(there: SeatRecord | undefined): boolean {
  if (there === undefined) return false;
  return there.kind === 'bot' || there.kind === 'vacant' || (there.kind === 'person' && standsIn(there));
}

function standsIn({ standIn }: Person): boolean {
  return standIn === true;
}

/** The persons who play themselves. */
export function playing(setup: Setup): Seat[] {
  return setup.seats.flatMap((there, seat) => (there.kind === 'person' && !standsIn(there) ? [seat] : []));
}

/** The game has made a move for these seats; after two in a row a bot stands in. */
export function missed(setup: Setup, seats: readonly Seat[]): Setup {
  return seats.reduce(
    (now, seat) =>
      withPerson(now, seat, (there) => {
        if (standsIn(there)) return there;
        const count = (there.missed ?? 0) + 1;
        const { missed: _, ...rest } = there;
        return count < MISSED ? { ...rest, missed: count } : { ...rest, standIn: true };
      }),
    setup,
  );
}

/** A player has moved. */
export function acted(setup: Setup, seat: Seat): Setup {
  return withPerson(setup, seat, (there) => {
    if (there.missed === undefined) return there;
    const { missed: _, ...rest } = there;
    return rest;
  });
}

/** A player is back: the bot that stood in plays no more. */
export function back(setup: Setup, seat: Seat): Setup {
  return withPerson(setup, seat, (there) => {
    if (there.standIn === undefined && there.missed === undefined) return there;
    const { standIn: _, missed: __, ...rest } = there;
    return rest;
  });
}

/** A player says when windows are to interrupt them. */
export function stopped(setup: Setup, seat: Seat, stop: StopWhen): Setup {
  return withPerson(setup, seat, (there) => ({ ...there, stop }));
}

/** A player says where they are called while they are not connected; `null`: nowhere. */
export function calledAt(setup: Setup, seat: Seat, address: PushAddress | null): Setup {
  return withPerson(setup, seat, (there) => {
    const { endpoint, keys } = there.call ?? {};
    if (address?.endpoint === endpoint && address?.keys.auth === keys?.auth) return there;
    const { call: _, ...rest } = there;
    return address === null ? rest : { ...rest, call: address };
  });
}

/** Nobody is called any more: the game is over. */
export function noMoreCalls(setup: Setup): Setup {
  return setup.seats.reduce((now, _, seat) => calledAt(now, seat, null), setup);
}

/** When windows are to interrupt a seat. */
export function stopOf(setup: Setup, seat: Seat | null): StopWhen {
  const there = seat === null ? undefined : setup.seats[seat];
  return there?.kind === 'person' ? (there.stop ?? 'always') : 'always';
}

/** Seats whose players let every window go by. */
export function neverStopped(setup: Setup): Seat[] {
  return playing(setup).filter((seat) => stopOf(setup, seat) === 'never');
}

/** A bot plays a seat for good, or until somebody with the link sits there; its secret opens nothing any more. */
export function given(setup: Setup, seat: Seat, to: 'bot' | 'vacant'): Setup {
  const there = mustBePlayed(setup, seat);
  const who = { name: there.name, sex: there.sex };
  const heir: SeatRecord =
    to === 'bot' ? { kind: to, ...who, strength: USUAL_STRENGTH, character: null } : { kind: to, ...who };
  return { ...setup, seats: setup.seats.with(seat, heir) };
}

/** A seat of a running game that may be given away, judging by who has it. Throws a problem if it may not. */
export function mustBePlayed(setup: Setup, seat: Seat): Exclude<SeatRecord, { kind: 'empty' | 'bot' }> {
  const there = setup.seats[seat];
  if (setup.stage !== 'playing') throw new TableProblem('not-started', 'no game is being played');
  if (there?.kind !== 'person' && there?.kind !== 'vacant') {
    throw new TableProblem('not-found', `nobody sits at seat ${seat}`, 'seat');
  }
  return there;
}

/** Somebody sits down at a seat of a running game, as who was there before. */
export function takenOver(
  setup: Setup,
  wanted: Seat | undefined,
  hash: string,
): { setup: Setup; seat: Seat } {
  const seat = wanted ?? setup.seats.findIndex(({ kind }) => kind === 'vacant');
  const there = setup.seats[seat];
  if (there?.kind !== 'vacant') throw new TableProblem('started', 'the game has started');
  const { name, sex } = there;
  return { setup: { ...setup, seats: setup.seats.with(seat, { kind: 'person', name, sex, hash }) }, seat };
}

function withPerson(setup: Setup, seat: Seat, how: (there: Person) => Person): Setup {
  const there = setup.seats[seat];
  if (there?.kind !== 'person') return setup;
  const next = how(there);
  return next === there ? setup : { ...setup, seats: setup.seats.with(seat, next) };
}
