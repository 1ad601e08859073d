/** Open proposals. They aren't stored, so they have to be made again after a restart. */
import type { Motion, MotionKind } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';

interface Open {
  readonly what: MotionKind;
  readonly seat: Seat | null;
  readonly for: Set<Seat>;
  readonly against: Set<Seat>;
}

/** Who may vote is passed in each time, so that a vote counts only while its player is connected. */
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

  /**
   * Votes against a motion, or takes a vote back. Drops it if nobody is for it or it can't get enough votes any more.
   */
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

  /** Drops all motions about a seat. */
  dropSeat(seat: Seat): void {
    this.#open = this.#open.filter((open) => open.seat !== seat);
  }

  /** The open motions, where `voters` are connected. */
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

  /** The motion that has enough votes, if any. */
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
