import { useEffect, useSyncExternalStore } from 'react';
import { CounterDocument, type CounterState } from './document.ts';
import { openRelay } from './relay.ts';
import { counterOfKey } from './storage.ts';

const documents = new Map<string, CounterDocument>();

/** Returns the counter's document, of which the page has only one. */
export function documentOf(id: string): CounterDocument {
  const doc = documents.get(id) ?? new CounterDocument(id);
  documents.set(id, doc);
  return doc;
}

/** Drops the document of a counter deleted from this device. */
export function dropDocument(id: string): void {
  documents.delete(id);
}

// Changes from another tab are shown here, too.
addEventListener('storage', ({ key }) => {
  const id = counterOfKey(key);
  if (id !== null) documents.get(id)?.reread();
});

/** Returns a counter's current state; connects it if it is shared, or if this device only has its link. */
export function useCounter(id: string): { readonly doc: CounterDocument; readonly state: CounterState } {
  const doc = documentOf(id);
  const state = useSyncExternalStore(doc.subscribe, doc.snapshot);
  const wants = state.shared || !state.known;
  useEffect(() => (wants ? openRelay(doc) : undefined), [doc, wants]);
  return { doc, state };
}
