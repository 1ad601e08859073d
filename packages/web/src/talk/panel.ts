/** Whether Talk stands beside the table. That lasts as long as the browser's tab. */
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { PassContext } from '../local/PassContext.ts';
import { useGround } from '../table/TableContext.ts';
import { useWide } from '../ui/useMedia.ts';

const KEY = 'kickdoor.talk';

const listeners = new Set<() => void>();
let shown = read();
/** How often the player has asked for it, and so wanted to be in it, and how often they were taken there. */
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
    // Without storage it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function onShow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the panel and takes the focus there. */
function callPanel(): void {
  calls += 1;
  show(true);
}

export const hidePanel = (): void => show(false);

/** Goes to the panel whenever the player asks for it, also while it is shown. A page that was loaded anew doesn't. */
export function useCalled(go: () => void): void {
  const called = useSyncExternalStore(onShow, () => calls);
  useEffect(() => {
    if (called === answered) return;
    answered = called;
    go();
  }, [called, go]);
}

/** Whether what is said can be read beside the table: there is room, and it is open. Whoever shares a device just speaks. */
export function useIsPanelShown(): boolean {
  const wide = useWide();
  const isShared = useContext(PassContext) !== null;
  const isShown = useSyncExternalStore(onShow, () => shown);
  return isShown && wide && !isShared;
}

/** Opens Talk and goes there: beside the table where there is room, else over it. `null` where several share a device. */
export function useOpenTalk(): (() => void) | null {
  const { setOpen } = useGround();
  const wide = useWide();
  const isShared = useContext(PassContext) !== null;
  const openSheet = useCallback(() => setOpen({ kind: 'talk' }), [setOpen]);
  if (isShared) return null;
  return wide ? callPanel : openSheet;
}
