import type { TableList } from '@kickdoor/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { tablePath } from '../app/router.ts';
import { listTables } from '../net/api.ts';
import { useWords } from '../words/WordsContext.tsx';

const EVERY = 5000;

/** Tables that anybody may join, refreshed while visible. */
export function PublicTables() {
  const words = useWords();
  const [tables, setTables] = useState<TableList['tables'] | null>(null);
  useEffect(() => {
    let wanted = true;
    async function look(): Promise<void> {
      const answer = await listTables();
      if (wanted && answer.ok) setTables(answer.value.tables);
    }
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  if (tables === null || tables.length === 0) {
    return <p className="home-none">{words.say(tables === null ? 'loading' : 'no-tables')}</p>;
  }
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <li key={table.id}>
          <Link to={tablePath(table.id)} className="table-link">
            <strong>{table.name ?? words.say('table-of', { players: table.players.join(', ') })}</strong>
            <span>{words.say('table-free', { free: table.free, seats: table.seats })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
