import type { MyTableList } from '@kickdoor/protocol';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../app/Link.tsx';
import { tablePath } from '../app/router.ts';
import { myTables as ask } from '../net/api.ts';
import { durationPhrase } from '../hours/duration.ts';
import { notify } from '../feel/notify.ts';
import { useWishes } from '../feel/wishes.ts';
import { keepTableKeys, mySeats, tableKeys } from '../net/keys.ts';
import { syncLuggage } from '../elsewhere/luggage.ts';
import { useWords } from '../words/WordsContext.tsx';

type MyTable = MyTableList['tables'][number];

/** Milliseconds between two checks whose turn it is. */
const EVERY = 15_000;

/**
 * The tables at which this browser has seats, and whose turn it is there; nothing if there are none. The most urgent
 * one is also shown at the `door`, visible at once.
 */
export function Continue({ door }: { readonly door: HTMLElement | null }) {
  const words = useWords();
  const { notices } = useWishes();
  const tables = useMyTables(notices);
  useTurnNotices(tables, notices);
  const [first] = tables;
  if (first === undefined) return null;
  const next = tables.find(({ waits }) => waits) ?? tables.find(({ stage }) => stage === 'playing') ?? first;
  return (
    <section className="start-part" aria-labelledby="continue">
      {door === null ? null : createPortal(<Onward table={next} />, door)}
      <h2 id="continue">{words.say('start-continue')}</h2>
      <ul className="start-tables" data-testid="continue">
        {tables.map((table) => (
          <li key={table.id}>
            <Link
              to={tablePath(table.id)}
              className={`paper start-table${table.waits ? ' start-table-yours' : ''}`}
            >
              <strong>{nameOf(table, words)}</strong>
              <span>{stateOf(table, words)}</span>
              {tableKeys(table.id).here === true ? (
                <span className="start-table-kept">{words.say('here-kept')}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link back to a game. */
function Onward({ table }: { readonly table: MyTable }) {
  const words = useWords();
  return (
    <Link to={tablePath(table.id)} className="start-kick start-go">
      {words.say('start-continue')}
      <span className="start-kick-hint">
        {nameOf(table, words)} · {stateOf(table, words)}
      </span>
    </Link>
  );
}

function nameOf({ name, lesson, players, seat }: MyTable, words: ReturnType<typeof useWords>): string {
  if (lesson !== null) return words.say(`lesson-${lesson}`);
  const others = players.filter((_, at) => at !== seat);
  return (
    name ??
    (others.length === 0 ? words.say('lobby-title') : words.say('table-of', { players: others.join(', ') }))
  );
}

function stateOf({ stage, waits, turn, players, left }: MyTable, words: ReturnType<typeof useWords>): string {
  if (stage === 'open') return words.say('continue-open');
  if (waits) {
    if (left === null) return words.say('continue-yours');
    return words.say('continue-yours-left', { time: words.say(durationPhrase(Math.round(left / 1000))) });
  }
  return words.say('continue-other', { who: players[turn ?? 0] ?? '' });
}

/** Notifies the player, if they wish, when a game starts to wait for them while the page is hidden. */
function useTurnNotices(tables: readonly MyTable[], wished: boolean): void {
  const words = useWords();
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const waiting = tables.filter(({ waits }) => waits);
    const fresh = waiting.find(({ id }) => before.current?.has(id) === false);
    before.current = new Set(waiting.map(({ id }) => id));
    if (fresh === undefined || !wished || !document.hidden) return;
    void notify(words.say('notify-table', { table: nameOf(fresh, words) }));
  }, [tables, wished, words]);
}

/** This browser's tables with unfinished games, polled while the page is visible, or always. */
function useMyTables(always: boolean): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let wanted = true;
    async function look(): Promise<void> {
      await syncLuggage().catch(() => false);
      const seats = mySeats();
      if (seats.length === 0 || (document.hidden && !always)) return;
      const answer = await ask(seats);
      if (!wanted || !answer.ok) return;
      for (const { id, stage } of answer.value.tables) {
        if (stage === 'over') keepTableKeys(id, { over: true });
      }
      // Games that try a card are restarted from the workshop instead.
      setTables(answer.value.tables.filter(({ stage, positioned }) => stage !== 'over' && !positioned));
    }
    const timer = setInterval(() => void look(), EVERY);
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    void look();
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [always]);
  return tables;
}
