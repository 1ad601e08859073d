import { useEffect, useSyncExternalStore } from 'react';
import { CounterDocument, type CounterState } from './document.ts';
import { openRelay } from './relay.ts';
import { counterOfKey } from './storage.ts';

const documents = new Map<string, CounterDocument>();

/** The counter on this device; one for the whole page. */
export function documentOf(id: string): CounterDocument {
  const doc = documents.get(id) ?? new CounterDocument(id);
  documents.set(id, doc);
  return doc;
}

/** Lets go of a counter that this device forgets. */
export function dropDocument(id: string): void {
  documents.delete(id);
}

// What another tab keeps is shown here, too.
addEventListener('storage', ({ key }) => {
  const id = counterOfKey(key);
  if (id !== null) documents.get(id)?.reread();
});

/** A counter as it is now; connected with others if it is shared, or if this device has only its link. */
export function useCounter(id: string): { readonly doc: CounterDocument; readonly state: CounterState } {
  const doc = documentOf(id);
  const state = useSyncExternalStore(doc.subscribe, doc.snapshot);
  const wants = state.shared || !state.known;
  useEffect(() => (wants ? openRelay(doc) : undefined), [doc, wants]);
  return { doc, state };
}
