/** Bans of addresses, networks, and players of seats. */
import ipaddr from 'ipaddr.js';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { Ban } from '@kickdoor/tables/store/owner-store.ts';

/** Bits of an IPv6 address that identify one holder, as limits count it. */
const NETWORK_BITS = 64;

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** A connection that a ban may end. */
export interface Bannable {
  readonly address: string;
  /** The hash of the secret it has presented; `null` before that, and for spectators. */
  readonly seat: () => string | null;
  readonly end: () => void;
}

/** Normalizes an address or a network as the key of a ban; `null` if the text is neither. */
export function banKey(text: string): string | null {
  const network = networkOf(text);
  if (network === null) return null;
  const [address, bits] = network;
  const whole = bits === (address.kind() === 'ipv4' ? 32 : 128);
  return whole ? address.toString() : `${address.toString()}/${bits}`;
}

/** Enforces the bans it was last given. Checks throw a problem (`banned`), and new bans end open connections. */
export class Bans {
  readonly #clock: Pick<ServerClock, 'date'>;
  readonly #connections = new Set<Bannable>();
  #bans: readonly { readonly ban: Ban; readonly network: Network | null }[] = [];

  constructor(clock: Pick<ServerClock, 'date'>) {
    this.#clock = clock;
  }

  /** Replaces all bans, and ends the connections they forbid. */
  set(bans: readonly Ban[]): void {
    this.#bans = bans.map((ban) => ({ ban, network: ban.kind === 'address' ? networkOf(ban.key) : null }));
    for (const connection of this.#connections) if (this.#forbids(connection)) connection.end();
  }

  /** Registers an open connection, until the returned function is called. */
  watch(connection: Bannable): () => void {
    this.#connections.add(connection);
    return () => this.#connections.delete(connection);
  }

  /** Throws if an address is banned. */
  checkAddress(address: string): void {
    if (this.#bansAddress(address)) throw banned();
  }

  /** Throws if the player of a seat is banned, by the hash of its secret. */
  checkSeat(hash: string): void {
    if (this.#bansSeat(hash)) throw banned();
  }

  #forbids({ address, seat }: Bannable): boolean {
    const hash = seat();
    return this.#bansAddress(address) || (hash !== null && this.#bansSeat(hash));
  }

  #bansAddress(address: string): boolean {
    if (this.#bans.length === 0 || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return this.#bans.some(
      ({ ban, network }) => network !== null && this.#holds(ban) && within(parsed, network),
    );
  }

  #bansSeat(hash: string): boolean {
    return this.#bans.some(({ ban }) => ban.kind === 'seat' && ban.key === hash && this.#holds(ban));
  }

  #holds({ until }: Ban): boolean {
    return until === null || until > this.#clock.date();
  }
}

function networkOf(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) {
    const [address, bits] = ipaddr.parseCIDR(text);
    return [networkAddress(text, address), bits];
  }
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return [address, 32];
  return networkOf(`${address.toString()}/${NETWORK_BITS}`);
}

/** The first address of a network, so that a network has one name. */
function networkAddress(cidr: string, address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  return address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
    : ipaddr.IPv6.networkAddressFromCIDR(cidr);
}

function within(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

const banned = () => new TableProblem('banned', 'the owner of this server has banned you');
