/** Whether Talk is shown beside the table; remembered per browser tab. */
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { PassContext } from '../local/PassContext.ts';
import { useTools } from '../table/TableContext.ts';
import { useWide } from '../ui/useMedia.ts';

const KEY = 'kickdoor.talk';

const listeners = new Set<() => void>();
let shown = read();
/** How often the player has opened the panel, and for how many of these the focus was moved there. */
let calls = 0;
let answered = 0;

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'shown';
  } catch {
    return false;
  }
}

function show(on: boolean): void {
  shown = on;
  try {
    if (on) sessionStorage.setItem(KEY, 'shown');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, this lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function onShow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the panel and moves the focus there. */
function callPanel(): void {
  calls += 1;
  show(true);
}

export const hidePanel = (): void => show(false);

/** Calls `go` whenever the player opens the panel, even if it is already shown; not when the page is reloaded. */
export function useCalled(go: () => void): void {
  const called = useSyncExternalStore(onShow, () => calls);
  useEffect(() => {
    if (called === answered) return;
    answered = called;
    go();
  }, [called, go]);
}

/**
 * Whether messages can be read beside the table: the panel is open, and there is room. Never on a shared device, where
 * people just talk.
 */
export function useIsPanelShown(): boolean {
  const wide = useWide();
  const isShared = useContext(PassContext) !== null;
  const isShown = useSyncExternalStore(onShow, () => shown);
  return isShown && wide && !isShared;
}

/**
 * Opens Talk and moves the focus there: beside the table if there is room, otherwise as a sheet. `null` on a shared
 * device.
 */
export function useOpenTalk(): (() => void) | null {
  const { setOpen } = useTools();
  const wide = useWide();
  const isShared = useContext(PassContext) !== null;
  const openSheet = useCallback(() => setOpen({ kind: 'talk' }), [setOpen]);
  if (isShared) return null;
  return wide ? callPanel : openSheet;
}
