/** The owner's token, kept by this tab alone. */
const KEY = 'kickdoor.admin';

/** The token that this tab has kept; `null` if there is none, or no storage. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token, or forgets it. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is unavailable: the token is asked for again after a reload.
  }
}
