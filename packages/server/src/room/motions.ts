/** What players have proposed and not decided yet. Nothing of it is stored: after a restart it is proposed again. */
import type { Motion, MotionKind } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';

interface Open {
  readonly what: MotionKind;
  readonly seat: Seat | null;
  readonly for: Set<Seat>;
}

export class Motions {
  #open: Open[] = [];

  /** Somebody agrees to a motion, which is proposed thereby if nobody has. */
  agree(what: MotionKind, seat: Seat | null, by: Seat): void {
    const open = this.#find(what, seat);
    if (open === undefined) this.#open.push({ what, seat, for: new Set([by]) });
    else open.for.add(by);
  }

  /** Somebody is against it: a pause needs all, so it is off; elsewhere their vote is taken back. */
  refuse(what: MotionKind, seat: Seat | null, by: Seat): void {
    const open = this.#find(what, seat);
    if (open === undefined) return;
    open.for.delete(by);
    if (what === 'pause' || open.for.size === 0) this.drop(what, seat);
  }

  drop(what: MotionKind, seat: Seat | null): void {
    this.#open = this.#open.filter((open) => open.what !== what || open.seat !== seat);
  }

  /** Nothing of it is to be decided any more. */
  dropSeat(seat: Seat): void {
    this.#open = this.#open.filter((open) => open.seat !== seat);
  }

  /** What is open, where `voters` are there: a pause takes all of them, a seat more than half. */
  list(voters: readonly Seat[]): Motion[] {
    return this.#open.map(({ what, seat, for: agreed }) => ({
      what,
      seat,
      for: [...agreed].filter((one) => voters.includes(one)),
      needed: Math.max(1, what === 'pause' ? voters.length : Math.floor(voters.length / 2) + 1),
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
