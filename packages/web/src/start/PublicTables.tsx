import type { TableList } from '@kickdoor/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { tablePath } from '../app/router.ts';
import { listTables } from '../net/api.ts';
import { useWords } from '../words/WordsContext.tsx';

const EVERY = 5000;

/** Tables that anybody may join, refreshed while visible; nothing if there are none. */
export function PublicTables() {
  const words = useWords();
  const [tables, setTables] = useState<TableList['tables']>([]);
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
  if (tables.length === 0) return null;
  return (
    <section className="start-part" aria-labelledby="open-tables">
      <h2 id="open-tables">{words.say('open-tables')}</h2>
      <ul className="start-tables" data-testid="open-tables-list">
        {tables.map((table) => (
          <li key={table.id}>
            <Link to={tablePath(table.id)} className="paper start-table">
              <strong>{table.name ?? words.say('table-of', { players: table.players.join(', ') })}</strong>
              <span>{words.say('table-free', { free: table.free, seats: table.seats })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
