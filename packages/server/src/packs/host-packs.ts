/**
 * Packs that hosts bring to their tables: validated, stored by the hash of their bundle, and deleted with the last
 * table.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { companionSchema, type Pack } from '@kickdoor/packs';
import { tooSlow } from '@kickdoor/packs/bundle';
import { companionsIn, packInfo, type Packs } from '@kickdoor/packs/node';
import { BroughtPack, type HostPacksPolicy } from '@kickdoor/protocol';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Log } from '@kickdoor/tables/base/log.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { BroughtBundle, PackCount, PackStore } from '@kickdoor/tables/store/pack-store.ts';
import { UnreadableError, type Store } from '@kickdoor/tables/store/store.ts';
import type { Language } from '@kickdoor/words';
import { z } from 'zod';
import type { Mistake, ReadCall, ReadPack } from './calls.ts';
import { PackReader, PackTooBigError, ReaderBusyError } from './reader.ts';
import { toldIn } from './told.ts';
import { makeRoom } from '../make-room.ts';

/** Milliseconds for which a pack that no table has is kept. */
const KEPT_UNUSED = 3600_000;
/** Milliseconds between two sweeps for such packs, which run when somebody brings another. */
const SWEEP_EVERY = 600_000;
/** How many of the latest packs stay in memory. */
const MOST_HELD = 40;

/** Limits for packs of hosts. */
export interface PackLimits {
  /** Packs that an address may have here, and their total characters. */
  readonly packsPerAddress: number;
  readonly packSizePerAddress: number;
  /** Total characters of all packs. */
  readonly packSize: number;
}

export interface HostPacksParts {
  readonly store: PackStore & Pick<Store, 'keepKey'>;
  /** The server's own sets. */
  readonly sets: Packs;
  readonly policy: HostPacksPolicy;
  readonly limits: PackLimits;
  readonly clock: ServerClock;
  readonly log: Log;
  /** A shared reader, which outlives this; by default it has its own. */
  readonly reader?: PackReader;
}

/** The stored form of a bundle: the bundle itself, and the data it was read with. */
const Kept = z.strictObject({
  bundle: z.base64(),
  companions: z.record(z.string(), companionSchema),
});

/** Who brings a bundle: their address and language. */
export interface Bringer {
  readonly address: string;
  readonly language: Language;
}

/** A bundle that was accepted, or what is wrong with it. */
export type Taken = { readonly pack: BroughtPack } | { readonly mistakes: readonly Mistake[] };

/**
 * The packs of a store. Nothing in a bundle is trusted before the reader has read it, not even if it is in the store.
 */
export class HostPacks {
  readonly #parts: HostPacksParts;
  readonly #reader: PackReader;
  readonly #held = new Map<string, Promise<Pack>>();
  #key: Promise<string> | null = null;
  #swept = Number.NEGATIVE_INFINITY;

  constructor(parts: HostPacksParts) {
    this.#parts = parts;
    this.#reader = parts.reader ?? new PackReader();
  }

  get policy(): HostPacksParts['policy'] {
    return this.#parts.policy;
  }

  /** Throws a problem if the owner allows no packs. */
  mustBeWelcome(): void {
    if (this.#parts.policy === 'off') throw noPacks();
  }

  /**
   * Validates a bundle and stores it with its images redrawn, for a table made with it within the hour. Throws a
   * problem if its id is taken, the address has brought enough, or there is no more room.
   */
  async take(given: Uint8Array, { address, language }: Bringer): Promise<Taken> {
    this.mustBeWelcome();
    const { store, sets, clock } = this.#parts;
    const companions = companionsIn(sets);
    const kept = (await store.pack(hashOf(given))) !== null;
    const read = await this.#read({ bundle: given, companions, kept, language });
    if ('mistakes' in read) return read;
    const { pack, bundle } = read;
    this.#mustBeFree(pack.id);
    const hash = hashOf(bundle);
    const about = aboutOf(pack, hash);
    const content = JSON.stringify({
      bundle: Buffer.from(bundle).toString('base64'),
      companions: pack.source.companions,
    });
    await this.#sweep();
    const holder = await this.#holderOf(address);
    if ((await store.pack(hash)) === null) await this.#mustHaveRoom(holder, content.length);
    const entry = {
      hash,
      set: pack.setHash,
      content,
      about: JSON.stringify(about),
      holder,
      at: clock.date(),
    };
    await store.keepPack(entry);
    await this.#hold(hash, Promise.resolve(pack));
    return { pack: about };
  }

  /** What is known of packs, by their hashes. Throws a problem with the place of one that isn't available. */
  async about(hashes: readonly string[]): Promise<readonly BroughtPack[]> {
    if (hashes.length > 0) this.mustBeWelcome();
    return Promise.all(
      hashes.map(async (hash, at) => {
        const kept = await this.#parts.store.pack(hash);
        if (kept === null) {
          throw new TableProblem('bad-table', 'this pack is not here: bring it', `packs[${at}]`);
        }
        const about = aboutIn(kept);
        this.#mustBeFree(about.id, `packs[${at}]`);
        return about;
      }),
    );
  }

  /** A pack by its hash; `null` if there is none. Throws `UnreadableError` if it can no longer be read. */
  async load(hash: string): Promise<Pack | null> {
    const held = this.#held.get(hash);
    if (held !== undefined) return held;
    const kept = await this.#parts.store.pack(hash);
    return kept === null ? null : this.#hold(hash, this.#open(kept));
  }

  /** The stored bundle of a pack by its hash; `null` if there is none. */
  async bundle(hash: string): Promise<Uint8Array | null> {
    const kept = await this.#parts.store.pack(hash);
    return kept === null ? null : Buffer.from(Kept.parse(JSON.parse(kept.content)).bundle, 'base64');
  }

  /** The first pack brought with these cards; `null` if there is none. */
  async withCards(set: string): Promise<{ readonly pack: Pack; readonly about: BroughtPack } | null> {
    const kept = await this.#parts.store.packOfSet(set);
    if (kept === null) return null;
    const pack = await (this.#held.get(kept.hash) ?? this.#hold(kept.hash, this.#open(kept)));
    return { pack, about: aboutIn(kept) };
  }

  /** The number and size of packs of hosts. */
  count(): Promise<PackCount> {
    return this.#parts.store.countPacks(null);
  }

  async close(): Promise<void> {
    if (this.#parts.reader === undefined) await this.#reader.close();
  }

  async #read(job: Omit<ReadCall, 'id'>): Promise<ReadPack> {
    try {
      return await this.#reader.read(job);
    } catch (error) {
      if (error instanceof ReaderBusyError) throw new TableProblem('too-fast', error.message);
      if (!(error instanceof PackTooBigError)) throw error;
      return { mistakes: toldIn(job.language, [tooSlow()]) };
    }
  }

  /** Reads a pack from its stored form. */
  async #open({ hash, content }: BroughtBundle): Promise<Pack> {
    const kept = Kept.parse(JSON.parse(content));
    const { companions } = kept;
    const bundle = Buffer.from(kept.bundle, 'base64');
    const read = await this.#read({ bundle, companions, kept: true, language: 'en' });
    if ('pack' in read) return read.pack;
    const [first] = read.mistakes;
    throw new UnreadableError(
      `the pack ${hash.slice(0, 12)} can't be read: ${first?.file}: ${first?.message}`,
    );
  }

  /** Deletes packs that no table has. */
  async #sweep(): Promise<void> {
    const { store, clock, log } = this.#parts;
    if (clock.now() - this.#swept < SWEEP_EVERY) return;
    this.#swept = clock.now();
    const gone = await store.sweepPacks(clock.date() - KEPT_UNUSED);
    if (gone > 0) log.info({ packs: gone }, 'packs that no table has were removed');
  }

  #hold(hash: string, pack: Promise<Pack>): Promise<Pack> {
    makeRoom(this.#held, MOST_HELD);
    this.#held.set(hash, pack);
    pack.catch(() => this.#held.delete(hash));
    return pack;
  }

  /** Throws a problem if a pack's id is that of one of the server's sets, so they can't be confused. */
  #mustBeFree(id: string, at?: string): void {
    if (!this.#parts.sets.ids().includes(id)) return;
    throw new TableProblem('pack-taken', `this server has a set ${id} of its own`, at);
  }

  async #mustHaveRoom(holder: string, size: number): Promise<void> {
    const { store, limits } = this.#parts;
    const [own, all] = await Promise.all([store.countPacks(holder), store.countPacks(null)]);
    if (own.packs >= limits.packsPerAddress || own.size + size > limits.packSizePerAddress) {
      throw new TableProblem('packs-full', 'this address has as many packs here as it may have');
    }
    if (all.size + size > limits.packSize) {
      throw new TableProblem('packs-full', 'this server has as many packs of hosts as it may have');
    }
  }

  /** The store contains no addresses, only keyed hashes of them. */
  async #holderOf(address: string): Promise<string> {
    this.#key ??= this.#parts.store.keepKey('packs', randomBytes(32).toString('hex'));
    return createHmac('sha256', await this.#key)
      .update(address)
      .digest('hex');
  }
}

function hashOf(bundle: Uint8Array): string {
  return createHash('sha256').update(bundle).digest('hex');
}

function aboutOf(pack: Pack, hash: string): BroughtPack {
  const { builtIn: _, ...info } = packInfo(pack);
  return { ...info, pack: hash, author: pack.author, license: pack.license };
}

function aboutIn({ hash, about }: BroughtBundle): BroughtPack {
  const read = BroughtPack.safeParse(JSON.parse(about));
  if (read.success) return read.data;
  throw new UnreadableError(`what there is to say of the pack ${hash.slice(0, 12)} can't be read`);
}

const noPacks = () => new TableProblem('no-packs', 'this server takes no packs from hosts');
