/** Which client an address stands for. */
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that identify one household or machine. */
const NETWORK_BYTES = 8;

/**
 * The key under which an address is counted: an IPv4 address itself, in either notation; the /64 of an IPv6 address,
 * since one holder may use all of it.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}

/** Names for proxies on the same machine or in a private network. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text is a valid proxy: an address, a network (`10.0.0.0/8`), `loopback`, `linklocal` or `uniquelocal`. */
export function isProxy(text: string): boolean {
  return NAMED.has(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}
