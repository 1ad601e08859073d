/** What players have proposed and not decided yet. Nothing of it is stored: after a restart it is proposed again. */
import type { Motion, MotionKind } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';

interface Open {
  readonly what: MotionKind;
  readonly seat: Seat | null;
  readonly for: Set<Seat>;
  readonly against: Set<Seat>;
}

/** Knows no people: who may vote is given each time, so that a vote counts only while its seat is there. */
export class Motions {
  #open: Open[] = [];

  /** Votes for a motion, opening it if necessary. */
  agree(what: MotionKind, seat: Seat | null, by: Seat): void {
    const open = this.#find(what, seat);
    if (open === undefined) {
      this.#open.push({ what, seat, for: new Set([by]), against: new Set() });
      return;
    }
    open.against.delete(by);
    open.for.add(by);
  }

  /** Somebody is against it, or takes their vote back. It is off once nobody is for it, or too few of those who are there can be. */
  refuse(what: MotionKind, seat: Seat | null, by: Seat, voters: readonly Seat[]): void {
    const open = this.#find(what, seat);
    if (open === undefined) return;
    open.for.delete(by);
    open.against.add(by);
    const may = voters.filter((one) => !open.against.has(one)).length;
    if (open.for.size === 0 || may < neededOf(what, voters)) this.drop(what, seat);
  }

  drop(what: MotionKind, seat: Seat | null): void {
    this.#open = this.#open.filter((open) => open.what !== what || open.seat !== seat);
  }

  /** Nothing of it is to be decided any more. */
  dropSeat(seat: Seat): void {
    this.#open = this.#open.filter((open) => open.seat !== seat);
  }

  /** What is open, where `voters` are there. */
  list(voters: readonly Seat[]): Motion[] {
    const there = (seats: Set<Seat>) => [...seats].filter((one) => voters.includes(one));
    return this.#open.map(({ what, seat, for: agreed, against }) => ({
      what,
      seat,
      for: there(agreed),
      against: there(against),
      needed: neededOf(what, voters),
    }));
  }

  /** What is decided: enough of those who are there agree. */
  carried(voters: readonly Seat[]): Motion | undefined {
    return this.list(voters).find((motion) => motion.for.length >= motion.needed);
  }

  #find(what: MotionKind, seat: Seat | null): Open | undefined {
    return this.#open.find((open) => open.what === what && open.seat === seat);
  }
}

/** Votes needed: every connected player for a pause, a majority for anything about a seat. */
function neededOf(what: MotionKind, { length }: readonly Seat[]): number {
  return Math.max(1, what === 'pause' ? length : Math.floor(length / 2) + 1);
}
