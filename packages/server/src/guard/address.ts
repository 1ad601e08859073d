/** Who an address stands for. */
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one household or machine is given as a whole. */
const NETWORK_BYTES = 8;

/**
 * What an address is counted as: an IPv4 address as itself, written in either way; an IPv6 address as its /64, of which
 * one holder may use any.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}

/** Names that stand for the proxies of a machine or a private network. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a proxy can be named so: an address, a network (`10.0.0.0/8`), `loopback`, `linklocal` or `uniquelocal`. */
export function isProxy(text: string): boolean {
  return NAMED.has(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}
