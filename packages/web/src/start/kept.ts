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
