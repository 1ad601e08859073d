/** How addresses are attributed to clients. */
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that identify one household or machine. */
const NETWORK_BYTES = 8;

/**
 * The key under which an address is counted: an IPv4 address itself, in either notation, or the /64 of an IPv6 address,
 * since one holder may use all of it.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}

/** `1.2.3.4:5678`, `[::1]:80` or `[::1]`, as some proxies write addresses. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/u;

/** Removes the port that a proxy may have added to an address. */
export function withoutPort(text: string): string {
  const parts = WITH_PORT.exec(text)?.groups;
  return parts?.['six'] ?? parts?.['four'] ?? text;
}

/** Names for proxies on the same machine or in a private network, as Fastify takes them. */
const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** Whether a text denotes proxies: an address, a network (`10.0.0.0/8`), `loopback`, `linklocal` or `uniquelocal`. */
export function isProxy(text: string): boolean {
  return NAMED.has(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

/** Whether an address is one of these proxies; see {@link isProxy}. */
export function isOneOf(address: string, proxies: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return proxies
    .flatMap((proxy) => NAMED.get(proxy) ?? [proxy])
    .some((proxy) => {
      if (!ipaddr.isValidCIDR(proxy)) return ipaddr.process(proxy).toString() === parsed.toString();
      const [network, bits] = ipaddr.parseCIDR(proxy);
      return network.kind() === parsed.kind() && parsed.match(network, bits);
    });
}
