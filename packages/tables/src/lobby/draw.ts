/**
 * Fair chance: how a deal gets its seed. The server commits to a seed of its own. Every seat whose client takes part
 * commits to a part and, once all commitments are known, reveals it. The table's seed is made of all of them. If
 * somebody commits but doesn't reveal, the deal starts again without their part (docs/fairness.md).
 */
import { commitmentTo, commitmentToPart, type FairChance, type Seat } from '@kickdoor/rules';
import type { FairDeal } from '@kickdoor/protocol';
import type { Timer } from '../base/clock.ts';
import { TableProblem, unavailable } from '../base/problem.ts';
import { newSeed } from '../base/secrets.ts';
import type { Setup } from '../store/records.ts';
import type { Client } from '../telling/client.ts';
import type { Connections } from '../telling/connections.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import { mustSit } from '../telling/must.ts';
import * as seats from '../seats/seats.ts';

/** Milliseconds that a client has to commit. One that takes longer has no part. */
export const COMMIT_WITHIN = 3000;
/** Milliseconds that it then has to reveal its part. One that takes longer makes the deal start again. */
export const REVEAL_WITHIN = 4000;

/** A running deal in this process's memory. The stored part of it is `draw` of the setup. */
interface Running {
  readonly commitment: string;
  /** The seats that may still commit or, later, still have to reveal. */
  asked: readonly Seat[];
  step: 'commit' | 'reveal';
  readonly commits: Map<Seat, string>;
  readonly parts: Map<Seat, string>;
  timer: Timer;
}

/** The room's side of a deal. */
export interface DrawEvents {
  /** The public state of the deal has changed. */
  readonly changed: () => void;
  /** Starts the game with a drawn seed, or with a chosen one if `null`. */
  readonly deal: (fair: FairChance | null) => Promise<void>;
}

/** One deal at a time. Methods throw a problem if the client isn't asked for that now. */
export class Draw {
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #connections: Connections;
  readonly #on: DrawEvents;
  #running: Running | null = null;
  /** Resolves callers of {@link begin} when the game has begun. */
  #waiting: PromiseWithResolvers<void> | null = null;
  /** Restarts a deal that another process began. */
  #resuming: Timer | undefined;

  constructor(context: Context, table: HeldTable, connections: Connections, on: DrawEvents) {
    this.#context = context;
    this.#table = table;
    this.#connections = connections;
    this.#on = on;
  }

  /** Begins the deal; resolves once the game has begun. Throws a problem if fewer than `minPlayers` seats are filled. */
  async begin(minPlayers: number): Promise<void> {
    const begun = await this.#table.run(async () => {
      const { setup } = this.#table;
      if (setup.draw !== null) return this.#wait();
      const started = seats.started(setup, minPlayers);
      if (setup.lesson !== null || this.#context.seed !== null) {
        await this.#on.deal(null);
        return null;
      }
      await this.#open({ ...setup, seats: started.seats }, []);
      return this.#table.setup.draw === null ? null : this.#wait();
    });
    await begun?.promise;
  }

  /** Records a client's commitment to its part. */
  commit(client: Client, deal: string, commitment: string): Promise<void> {
    return this.#table.run(async () => {
      const { running, seat } = this.#asked(client, deal, 'commit');
      const before = running.commits.get(seat);
      if (before !== undefined && before !== commitment) throw notNow();
      running.commits.set(seat, commitment);
      if (running.commits.size === running.asked.length) await this.#askToReveal(running);
    });
  }

  /** Records a client's part. */
  reveal(client: Client, deal: string, part: string): Promise<void> {
    return this.#table.run(async () => {
      const { running, seat } = this.#asked(client, deal, 'reveal');
      if (commitmentToPart(deal, { seat, part }) !== running.commits.get(seat)) {
        throw new TableProblem('bad-message', 'this is not the part that the seat committed to', 'part');
      }
      running.parts.set(seat, part);
      if (running.parts.size === running.commits.size) await this.#finish(running);
    });
  }

  /** Restarts a deal begun by a server that died, or by another one, once its players have had time to come back. */
  resume(): void {
    if (this.#table.setup.draw === null || this.#running !== null || this.#resuming !== undefined) return;
    this.#resuming = this.#context.clock.after(this.#context.pace.returnTime, () => {
      this.#resuming = undefined;
      this.#table.enqueue(async () => {
        const { setup } = this.#table;
        // Nobody is here; the next to come resumes it.
        if (setup.draw === null || this.#running !== null || this.#connections.size === 0) return;
        await this.#reopen(setup, [...setup.draw.again, -1]);
      });
    });
  }

  /** What everybody may know of the deal or, once the game has begun, of how its seed was made. */
  get shown(): FairDeal | null {
    const { draw, began } = this.#table.setup;
    const fair = began?.header.fair;
    if (fair !== undefined) {
      const parts = fair.parts.map((one) => ({
        seat: one.seat,
        commitment: commitmentToPart(fair.commitment, one),
      }));
      return { step: 'dealt', deal: fair.commitment, asked: [], parts, again: [...fair.again] };
    }
    if (draw === null) return null;
    const { commitment: deal } = draw;
    const running = this.#running?.commitment === deal ? this.#running : null;
    const step = running?.step ?? 'commit';
    return {
      step,
      deal,
      asked: [...(running?.asked ?? [])],
      parts: step === 'commit' ? [] : commitsOf(running),
      again: [...draw.again],
    };
  }

  /** Stops the deal here. Those who wait for it are told to try again. */
  stop(): void {
    this.#halt();
    this.#endWait()?.reject(unavailable());
  }

  #halt(): void {
    this.#running?.timer.stop();
    this.#running = null;
    this.#resuming?.stop();
    this.#resuming = undefined;
  }

  #wait(): PromiseWithResolvers<void> {
    return (this.#waiting ??= Promise.withResolvers());
  }

  /** Ends the wait for the game. Returns it, if anybody was waiting. */
  #endWait(): PromiseWithResolvers<void> | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting;
  }

  /** Commits to a new seed, and asks the seats for their parts. */
  async #open(setup: Setup, again: readonly Seat[]): Promise<void> {
    this.#halt();
    const { sets } = await this.#context.content.of(setup);
    const seed = newSeed();
    const commitment = commitmentTo({ game: this.#table.id, sets, seed });
    await this.#table.revise((now) => ({
      ...now,
      seats: setup.seats,
      draw: { seed, commitment, again: [...again] },
    }));
    const asked = setup.seats.flatMap((there, seat) =>
      there.kind === 'person' && !again.includes(seat) && this.#connections.takesPart(there.hash)
        ? [seat]
        : [],
    );
    const timer = this.#context.clock.after(COMMIT_WITHIN, () =>
      this.#table.enqueue(() => this.#askToReveal(running)),
    );
    const running: Running = {
      commitment,
      asked,
      step: 'commit',
      commits: new Map(),
      parts: new Map(),
      timer,
    };
    this.#running = running;
    if (asked.length === 0) await this.#finish(running);
    else this.#on.changed();
  }

  /** Asks for the parts. All commitments are known, so nobody can choose a part based on the others'. */
  async #askToReveal(running: Running): Promise<void> {
    if (this.#running !== running || running.step !== 'commit') return;
    running.timer.stop();
    running.step = 'reveal';
    running.asked = [...running.commits.keys()].toSorted((a, b) => a - b);
    if (running.asked.length === 0) {
      await this.#finish(running);
      return;
    }
    running.timer = this.#context.clock.after(REVEAL_WITHIN, () =>
      this.#table.enqueue(() => this.#startAgain(running)),
    );
    this.#on.changed();
  }

  /** Starts the deal again with another seed, without the parts of those who didn't reveal. */
  async #startAgain(running: Running): Promise<void> {
    if (this.#running !== running) return;
    const { setup } = this.#table;
    if (setup.draw?.commitment !== running.commitment) {
      this.stop();
      return;
    }
    const { again } = setup.draw;
    const silent = running.asked.filter((seat) => !running.parts.has(seat));
    this.#context.log.info({ table: this.#table.id, seats: silent }, 'a deal starts again');
    await this.#reopen(setup, [...again, ...silent]);
  }

  async #reopen(setup: Setup, again: readonly Seat[]): Promise<void> {
    try {
      await this.#open(setup, again);
    } catch (error) {
      await this.#giveUp(error);
    }
  }

  /** Deals from all the parts, unless another process has taken the deal over. */
  async #finish(running: Running): Promise<void> {
    const { setup } = this.#table;
    const { draw } = setup;
    running.timer.stop();
    this.#running = null;
    if (draw?.commitment !== running.commitment) {
      this.stop();
      return;
    }
    try {
      const { sets } = await this.#context.content.of(setup);
      if (commitmentTo({ game: this.#table.id, sets, seed: draw.seed }) !== draw.commitment) {
        // A set was edited meanwhile, so the commitment no longer matches what would be dealt.
        await this.#open(setup, [...draw.again, -1]);
        return;
      }
      const parts = [...running.parts]
        .map(([seat, part]) => ({ seat, part }))
        .toSorted((a, b) => a.seat - b.seat);
      await this.#on.deal({
        game: this.#table.id,
        commitment: draw.commitment,
        seed: draw.seed,
        parts,
        again: draw.again,
      });
      this.#endWait()?.resolve();
    } catch (error) {
      await this.#giveUp(error);
    }
  }

  /** Ends the deal. Those who wait are told why; a new deal may be tried. */
  async #giveUp(error: unknown): Promise<void> {
    const waiting = this.#endWait();
    waiting?.reject(error);
    await this.#table.revise((now) => ({ ...now, draw: null }));
    this.#on.changed();
    if (waiting === null) throw error;
  }

  /** Returns the running deal if it asks this client for this step. */
  #asked(client: Client, deal: string, step: Running['step']): { running: Running; seat: Seat } {
    const seat = mustSit(this.#table.setup, client);
    const running = this.#running;
    if (running?.commitment !== deal || running.step !== step || !running.asked.includes(seat)) {
      throw notNow();
    }
    return { running, seat };
  }
}

function commitsOf(running: Running | null): FairDeal['parts'] {
  return [...(running?.commits ?? [])]
    .map(([seat, commitment]) => ({ seat, commitment }))
    .toSorted((a, b) => a.seat - b.seat);
}

const notNow = () => new TableProblem('no-deal', 'no deal asks this seat for that, or not any more');
