/** The push services of browsers. Nothing is ever sent elsewhere, whatever a client says. */

/** A star matches one or more parts of a name. */
const KNOWN = [
  // Chrome, Edge on Android, Samsung Internet, Opera
  'fcm.googleapis.com',
  // Firefox
  'updates.push.services.mozilla.com',
  // Safari
  'web.push.apple.com',
  // Edge
  '*.notify.windows.com',
] as const;

/** Whether an endpoint belongs to a known push service or one of these hosts, over HTTPS at its default port. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...KNOWN, ...hosts].some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
