import type { OwnedTable } from '@kickdoor/protocol/owner';
import { useState } from 'react';
import { tablePath } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import type { AdminApi } from './api.ts';
import { moment } from './format.ts';
import { usePolled } from './polled.ts';
import { problemText, type Code } from './problem.ts';

const EVERY = 4000;

/** The actions of a table's row. */
interface Deeds {
  readonly close: (table: OwnedTable) => void;
  readonly record: (table: OwnedTable) => void;
  readonly ban: (table: OwnedTable, seat: number) => void;
}

/** Actions that need confirmation. */
type Asked =
  | { readonly what: 'close'; readonly table: OwnedTable }
  | { readonly what: 'ban'; readonly table: OwnedTable; readonly seat: number };

/** The newest tables, with the owner's actions on each. */
export function TableList({ api }: { readonly api: AdminApi }) {
  const words = useWords();
  const { value: tables, again } = usePolled(api.tables, EVERY);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<Code | null>(null);
  async function record({ id }: OwnedTable): Promise<void> {
    const answer = await api.record(id);
    if (answer.ok) save(answer.value, `kickdoor-${id}.jsonl`);
    setProblem(answer.ok ? null : answer.code);
  }
  async function doIt(wish: Asked): Promise<void> {
    setAsked(null);
    const { id } = wish.table;
    const answer =
      wish.what === 'close'
        ? await api.close(id)
        : await api.ban({ who: { table: id, seat: wish.seat }, note: '' });
    setProblem(answer.ok ? null : answer.code);
    await again();
  }
  const deeds: Deeds = {
    record: (table) => void record(table),
    close: (table) => setAsked({ what: 'close', table }),
    ban: (table, seat) => setAsked({ what: 'ban', table, seat }),
  };
  return (
    <section aria-labelledby="admin-tables">
      <h2 id="admin-tables">{words.say('admin-tables')}</h2>
      {problem === null ? null : (
        <p role="alert" className="problem">
          {problemText(words, problem)}
        </p>
      )}
      {tables?.length === 0 ? <p>{words.say('admin-no-tables')}</p> : null}
      <ul className="admin-list" data-testid="admin-tables">
        {tables?.map((table) => (
          <Row key={table.id} table={table} deeds={deeds} />
        ))}
      </ul>
      {asked === null ? null : (
        <Confirm asked={asked} onYes={() => void doIt(asked)} onNo={() => setAsked(null)} />
      )}
    </section>
  );
}

function Row({ table, deeds }: { readonly table: OwnedTable; readonly deeds: Deeds }) {
  const words = useWords();
  const { language } = useSpoken();
  const { id, stage, moves, touchedAt, watching } = table;
  const name = nameOf(table);
  const facts = [
    words.say('admin-stage', { stage }),
    words.say('admin-moves', { count: moves }),
    words.say('admin-last', { when: moment(language, touchedAt) }),
    ...(watching > 0 ? [words.say('admin-watching', { count: watching })] : []),
  ];
  return (
    <li className="paper admin-row" data-table-id={id}>
      <div className="admin-row-text">
        <strong className="admin-row-name">{name}</strong>
        <span>{facts.join(' · ')}</span>
        <Seats table={table} onBan={(seat) => deeds.ban(table, seat)} />
      </div>
      <div className="admin-row-acts">
        <a
          className="button button-plain button-small"
          href={tablePath(id)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.say('admin-look-label', { table: name })}
        >
          {words.say('admin-look')}
        </a>
        {stage === 'open' ? null : (
          <Button
            size="small"
            aria-label={words.say('admin-record-label', { table: name })}
            onPress={() => deeds.record(table)}
          >
            {words.say('admin-record')}
          </Button>
        )}
        <Button
          size="small"
          tone="danger"
          aria-label={words.say('admin-close-label', { table: name })}
          onPress={() => deeds.close(table)}
        >
          {words.say('admin-close')}
        </Button>
      </div>
    </li>
  );
}

/** The players at a table. A person is banned by seat, so that nobody's address is shown. */
function Seats({ table, onBan }: { readonly table: OwnedTable; readonly onBan: (seat: number) => void }) {
  const words = useWords();
  return (
    <ul className="admin-seats">
      {table.seats.map(({ kind, name, connected }, seat) =>
        kind === 'empty' || name === null ? null : (
          // The seats of a table keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat}>
            {words.say('admin-seat', {
              kind: kind === 'bot' || kind === 'vacant' ? 'bot' : connected ? 'person' : 'away',
              name,
            })}
            {kind === 'person' ? (
              <Button
                size="small"
                tone="quiet"
                aria-label={words.say('admin-ban-label', { name })}
                onPress={() => onBan(seat)}
              >
                {words.say('admin-ban-add')}
              </Button>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

interface ConfirmProps {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks for confirmation of something that can't be undone. */
function Confirm({ asked, onYes, onNo }: ConfirmProps) {
  const words = useWords();
  const table = nameOf(asked.table);
  const name = asked.what === 'ban' ? (asked.table.seats[asked.seat]?.name ?? '') : '';
  const said =
    asked.what === 'close'
      ? {
          title: words.say('admin-close-title'),
          text: words.say('admin-close-text', { table }),
          yes: words.say('admin-close-yes'),
        }
      : {
          title: words.say('admin-ban-title', { name }),
          text: words.say('admin-ban-text', { name }),
          yes: words.say('admin-ban-add'),
        };
  return (
    <Sheet
      title={said.title}
      onClose={onNo}
      testId="admin-confirm"
      foot={
        <>
          <Button onPress={onNo}>{words.say('admin-cancel')}</Button>
          <Button tone="danger" onPress={onYes} data-testid="admin-yes">
            {said.yes}
          </Button>
        </>
      }
    >
      <p>{said.text}</p>
    </Sheet>
  );
}

/** A table's name, or its id. */
function nameOf({ name, id }: OwnedTable): string {
  return name ?? id;
}

/** Downloads a file. */
function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers start reading only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
