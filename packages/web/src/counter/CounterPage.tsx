import { COUNTER_PATH } from '@kickdoor/protocol';
import { usePath } from '../app/router.ts';
import { useTitle } from '../app/useTitle.ts';
import { MoreWords } from '../words/MoreWords.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { CounterBoard } from './CounterBoard.tsx';
import { CounterList } from './CounterList.tsx';
import './counter.css';

/** The path of a counter's page. */
export function counterPath(id: string): string {
  return `/counter/${id}`;
}

/** Words that only the counter needs. */
const FILES = import.meta.glob<string>('../words/*/counter.ftl', { query: '?raw', import: 'default' });

/** The level counter for a table with real cards (`companion.level-counter`). It needs no server. */
export function CounterPage() {
  return (
    <MoreWords files={FILES}>
      <Counter />
    </MoreWords>
  );
}

/** One counter, or the list of those on this device. */
function Counter() {
  const words = useWords();
  const id = COUNTER_PATH.exec(usePath())?.groups?.['id'];
  useTitle(words.say('count-title'));
  return id === undefined ? <CounterList /> : <CounterBoard key={id} id={id} />;
}
