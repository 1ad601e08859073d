import { COUNTER_PATH } from '@kickdoor/protocol';
import { useEffect } from 'react';
import { usePath } from '../app/router.ts';
import { useWords } from '../words/WordsContext.tsx';
import { CounterBoard } from './CounterBoard.tsx';
import { CounterList } from './CounterList.tsx';
import './counter.css';

/** The path of a counter's page. */
export function counterPath(id: string): string {
  return `/counter/${id}`;
}

/** The level counter for a table with real cards (`companion.level-counter`). It needs no server. */
export function CounterPage() {
  const words = useWords();
  const id = COUNTER_PATH.exec(usePath())?.groups?.['id'];
  const title = words.say('count-title');
  useEffect(() => {
    document.title = `${title} · Kickdoor`;
    return () => {
      document.title = 'Kickdoor';
    };
  }, [title]);
  return id === undefined ? <CounterList /> : <CounterBoard key={id} id={id} />;
}
