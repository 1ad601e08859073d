/** What the start page shows of what this browser keeps, before anything else is loaded (`net/keys.ts` has the rest). */

/** The player's name as last typed; `null` if there is none. */
export function keptName(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('kickdoor.player') ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('name' in kept)) return null;
    return typeof kept.name === 'string' ? kept.name : null;
  } catch {
    return null;
  }
}

/** Whether this browser may sit somewhere. */
export function hasSeats(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('kickdoor.table.'));
  } catch {
    return false;
  }
}

/** Whether somebody at this browser has won a game: until then, the bots of the start page are novices. */
export function hasWon(): boolean {
  try {
    return localStorage.getItem('kickdoor.won') !== null;
  } catch {
    return false;
  }
}

/** What the server has: open tables or none; `away`: it can't be reached. Found out without what reads the list. */
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
