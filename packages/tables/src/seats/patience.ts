/** Players who don't answer, and their replacements, as changes of a table's setup. */
import { USUAL_STRENGTH } from '@kickdoor/bots';
import type { PushAddress, StopWhen } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { SeatRecord, Setup } from '../store/records.ts';

/** Consecutive default moves after which a bot stands in. */
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

/** The people who play themselves. */
export function playing(setup: Setup): Seat[] {
  return setup.seats.flatMap((there, seat) => (there.kind === 'person' && !standsIn(there) ? [seat] : []));
}

/** Counts default moves for these seats. After two in a row, a bot stands in. */
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

/** Resets the count of a player who has moved. */
export function acted(setup: Setup, seat: Seat): Setup {
  return withPerson(setup, seat, (there) => {
    if (there.missed === undefined) return there;
    const { missed: _, ...rest } = there;
    return rest;
  });
}

/** Gives the seat back to a player, removing the stand-in. */
export function back(setup: Setup, seat: Seat): Setup {
  return withPerson(setup, seat, (there) => {
    if (there.standIn === undefined && there.missed === undefined) return there;
    const { standIn: _, missed: __, ...rest } = there;
    return rest;
  });
}

/** Sets when windows are to interrupt a player. */
export function stopped(setup: Setup, seat: Seat, stop: StopWhen): Setup {
  return withPerson(setup, seat, (there) => ({ ...there, stop }));
}

/** Sets where a player is called while not connected; `null` for nowhere. */
export function calledAt(setup: Setup, seat: Seat, address: PushAddress | null): Setup {
  return withPerson(setup, seat, (there) => {
    const { endpoint, keys } = there.call ?? {};
    if (address?.endpoint === endpoint && address?.keys.auth === keys?.auth) return there;
    const { call: _, ...rest } = there;
    return address === null ? rest : { ...rest, call: address };
  });
}

/** Removes all call addresses, since the game is over. */
export function noMoreCalls(setup: Setup): Setup {
  return setup.seats.reduce((now, _, seat) => calledAt(now, seat, null), setup);
}

/** When windows are to interrupt the seat. */
export function stopOf(setup: Setup, seat: Seat | null): StopWhen {
  const there = seat === null ? undefined : setup.seats[seat];
  return there?.kind === 'person' ? (there.stop ?? 'always') : 'always';
}

/** Seats whose players let every window go by. */
export function neverStopped(setup: Setup): Seat[] {
  return playing(setup).filter((seat) => stopOf(setup, seat) === 'never');
}

/** Gives a seat to a bot for good, or until somebody with the link sits there. Its secret becomes invalid. */
export function given(setup: Setup, seat: Seat, to: 'bot' | 'vacant'): Setup {
  const there = mustBePlayed(setup, seat);
  const who = { name: there.name, sex: there.sex };
  const heir: SeatRecord =
    to === 'bot' ? { kind: to, ...who, strength: USUAL_STRENGTH, character: null } : { kind: to, ...who };
  return { ...setup, seats: setup.seats.with(seat, heir) };
}

/** Returns a seat of a running game if its kind allows giving it away. Throws a problem if not. */
export function mustBePlayed(setup: Setup, seat: Seat): Exclude<SeatRecord, { kind: 'empty' | 'bot' }> {
  const there = setup.seats[seat];
  if (setup.stage !== 'playing') throw new TableProblem('not-started', 'no game is being played');
  if (there?.kind !== 'person' && there?.kind !== 'vacant') {
    throw new TableProblem('not-found', `nobody sits at seat ${seat}`, 'seat');
  }
  return there;
}

/** Seats somebody in a running game, in place of the previous player. */
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
