/**
 * The part of this browser's storage that the start page shows before anything else is loaded (`net/keys.ts` has the
 * rest).
 */

/** The player's name as last entered; `null` if there is none. */
export function keptName(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('kickdoor.player') ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('name' in kept)) return null;
    return typeof kept.name === 'string' ? kept.name : null;
  } catch {
    return null;
  }
}

/** Whether this browser may have seats. */
export function hasSeats(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('kickdoor.table.'));
  } catch {
    return false;
  }
}

/** Whether somebody at this browser has won a game: until then, the start page's bots are novices. */
export function hasWon(): boolean {
  try {
    return localStorage.getItem('kickdoor.won') !== null;
  } catch {
    return false;
  }
}

/** The server's state: open tables or none; `away`: unreachable. Doesn't load the code that parses the list. */
export async function serverNow(): Promise<'tables' | 'none' | 'away'> {
  try {
    const response = await fetch('/api/tables');
    const list: unknown = await response.json();
    if (typeof list !== 'object' || list === null || !('tables' in list)) return 'none';
    return Array.isArray(list.tables) && list.tables.length > 0 ? 'tables' : 'none';
  } catch {
    return 'away';
  }
}
