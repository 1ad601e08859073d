/**
 * Sockets to tables. That of the table that the page is opened at is begun while the table's part of the page is still being
 * loaded: on a line with a delay, that is two or three round trips less until the table is there.
 */

/** How a table that is kept in this browser, with no server behind it, is noted among its keys (`keys.ts`). */
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
    // Without storage no table is in this browser.
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
