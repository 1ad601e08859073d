import { useEffect } from 'react';
import type { TableClient } from '../net/client.ts';
import { useWords } from '../words/WordsContext.tsx';
import { canBeCalled, subscribe, unsubscribe } from './push.ts';
import { useWishes } from './wishes.ts';

/** Subscribes a player who allows notifications to pushes while the page is closed, in the page's language. */
export function useCalls(client: TableClient, seat: number | null): void {
  const words = useWords();
  const { notices } = useWishes();
  const waits = words.say('push-waits');
  const nudged = words.say('push-nudged');
  useEffect(() => {
    if (seat === null || !canBeCalled()) return undefined;
    let left = false;
    const tell = async () => {
      const at = notices ? await subscribe({ waits, nudged }) : null;
      const isNews = notices ? at !== null : await unsubscribe();
      if (isNews && !left) client.ask({ type: 'call-me', at });
    };
    void tell();
    return () => {
      left = true;
    };
  }, [client, seat, notices, waits, nudged]);
}
