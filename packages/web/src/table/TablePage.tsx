import type { SheetId } from '@kickdoor/rules';
import { MotionConfig } from 'motion/react';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { useTableTheme } from '../app/table-theme.ts';
import { usePromise } from '../app/usePromise.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { tableClient, type TableClient } from '../net/client.ts';
import { contentKey, contentOf, type Content } from '../net/content.ts';
import type { TableState } from '../net/state.ts';
import { Banner } from '../ui/Banner.tsx';
import { Notices } from '../ui/Notices.tsx';
import { useSpoken, useWords, WordsContext } from '../words/WordsContext.tsx';
import { Table } from './Table.tsx';

/** What developers see besides; a built page has no such thing. */
const DebugPanel = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../debug/DebugPanel.tsx')).DebugPanel }))
  : null;

/** The page of one table: its lobby before the game, then the game. */
export function TablePage({ table }: { readonly table: string }) {
  const [client] = useState(() => tableClient(table));
  useEffect(() => client.open(), [client]);
  return (
    <MotionConfig reducedMotion="user">
      <Connected client={client} table={table} />
    </MotionConfig>
  );
}

function Connected({ client, table }: { readonly client: TableClient; readonly table: string }) {
  const state = useSyncExternalStore(client.subscribe, client.snapshot);
  const words = useWords();
  if (state.status === 'failed') {
    return (
      <main className="lobby">
        <div className="paper lobby-paper">
          <h1>{words.say('failed-title')}</h1>
          <p>{words.say(`error-${state.failure ?? 'defect'}`)}</p>
          {state.failure === 'game-stopped' ? (
            <p>
              <a href={`/api/tables/${table}/record`} download>
                {words.say('download-record')}
              </a>
            </p>
          ) : null}
          <p>
            <Link to="/">{words.say('to-home')}</Link>
          </p>
        </div>
      </main>
    );
  }
  return (
    <>
      {state.status === 'reconnecting' ? <Banner>{words.say('reconnecting')}</Banner> : null}
      <Inside client={client} state={state} />
      {DebugPanel === null || state.table === null ? null : (
        <Suspense>
          <DebugPanel
            table={state.table.id}
            client={client}
            seat={state.you.seat}
            number={state.game?.number ?? null}
          />
        </Suspense>
      )}
    </>
  );
}

function Inside({ client, state }: { readonly client: TableClient; readonly state: TableState }) {
  const words = useWords();
  useTableTheme(state.table?.sheet ?? null);
  const { table: sets } = state;
  const content = usePromise(
    () => (sets === null ? new Promise<never>(() => undefined) : contentOf(sets)),
    sets === null ? '' : contentKey(sets),
  );
  if (content.failed) return <LoadFailure />;
  if (state.table === null) return <p className="page-loading">{words.say('loading')}</p>;
  if (state.game === null) {
    return (
      <>
        <Lobby client={client} state={state} />
        <Notices state={state} client={client} />
      </>
    );
  }
  if (content.value === null) return <p className="page-loading">{words.say('loading')}</p>;
  return (
    <Spoken content={content.value} sheet={state.table.sheet}>
      <Table client={client} state={state} game={state.game} pool={content.value.pool} />
      <Notices state={state} client={client} />
    </Spoken>
  );
}

interface SpokenProps {
  readonly content: Content;
  readonly sheet: SheetId;
  readonly children: ReactNode;
}

/** Provides the words of a table's sets, in the page's language. */
function Spoken({ content, sheet, children }: SpokenProps) {
  const { language, atTable } = useSpoken();
  const words = useMemo(
    () => atTable(content.names(language), { table: { sheet, sets: content.pool.sets } }),
    [language, atTable, content, sheet],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}
