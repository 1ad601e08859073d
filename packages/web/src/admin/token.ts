/** The owner's token, stored in this tab only. */
const KEY = 'kickdoor.admin';

/** The token stored in this tab; `null` if there is none, or no storage. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the token, or deletes it. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage, the page asks for the token again after a reload.
  }
}
