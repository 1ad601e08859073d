/**
 * Sockets to tables. The one for the table in the page's URL starts opening while the table's part of the page is still
 * loading, which saves two or three round trips on a slow connection.
 */

/** The mark among a table's keys (`keys.ts`) that it is in this browser, with no server behind it. */
const HERE = '"here":true';

let early: WebSocket | null = null;

function urlOf(table: string): string {
  const url = new URL(`/api/tables/${table}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Opens the socket that {@link socketTo} will return, unless the table is known to be in this browser. */
export function openEarly(table: string): void {
  try {
    if (localStorage.getItem(`kickdoor.table.${table}`)?.includes(HERE) === true) return;
  } catch {
    // Without storage, no table is in this browser.
  }
  early = new WebSocket(urlOf(table));
}

/** A socket to a table, opening or open. */
export function socketTo(table: string): WebSocket {
  const begun = early;
  early = null;
  if (begun?.url === urlOf(table) && begun.readyState <= WebSocket.OPEN) return begun;
  begun?.close();
  return new WebSocket(urlOf(table));
}
