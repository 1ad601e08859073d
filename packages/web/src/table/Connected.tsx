import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { lazily } from '../app/lazily.ts';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { useTableTheme } from '../app/table-theme.ts';
import { usePromise } from '../app/usePromise.ts';
import { TakeSeat, vacantIn } from '../hours/TakeSeat.tsx';
import type { TableClient } from '../net/client.ts';
import { contentKey, contentOf } from '../net/content.ts';
import type { TableState } from '../net/state.ts';
import { dropSeatKey } from '../net/keys.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Notices } from '../ui/Notices.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { Spoken } from './Spoken.tsx';
import { Table } from './Table.tsx';
import '../lobby/lobby.css';

/** Nobody who comes to a game that has begun sees the lobby. */
const Lobby = lazily(async () => (await import('../lobby/Lobby.tsx')).Lobby);

/** What developers see besides; a built page has no such thing. */
const DebugPanel = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../debug/DebugPanel.tsx')).DebugPanel }))
  : null;

/**
 * What is known of a table. What the server sends is drawn in slices, between which presses are answered and frames are
 * shown.
 */
export function useTableOf(client: TableClient): TableState {
  const [state, setState] = useState(client.snapshot);
  useEffect(() => {
    const hear = () => startTransition(() => setState(client.snapshot()));
    hear();
    return client.subscribe(hear);
  }, [client]);
  return state;
}

/** One connection to a table, with whatever it shows: the lobby, the game, or why there is neither. */
export function Connected({ client, table }: { readonly client: TableClient; readonly table: string }) {
  const state = useTableOf(client);
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
          {state.failure === 'bad-secret' ? (
            <p>
              <Button
                data-testid="without-seat"
                onPress={() => {
                  dropSeatKey(table);
                  client.restart();
                }}
              >
                {words.say('to-table')}
              </Button>
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
  const { language } = useSpoken();
  useTableTheme(state.table?.sheet ?? null);
  const { table: sets } = state;
  const content = usePromise(
    () => (sets === null ? new Promise<never>(() => undefined) : contentOf(sets, language)),
    sets === null ? '' : contentKey(sets),
  );
  if (content.failed) return <LoadFailure />;
  const loading = <p className="page-loading">{words.say('loading')}</p>;
  if (state.table === null) return loading;
  if (state.game === null && state.table.stage === 'open') {
    return (
      <Suspense fallback={loading}>
        <Lobby client={client} state={state} />
        <Notices state={state} client={client} />
      </Suspense>
    );
  }
  const { delay } = state.table;
  if (state.game === null && state.you.seat === null && delay > 0) {
    return (
      <main className="lobby">
        <div className="paper lobby-paper">
          <h1>{state.table.name ?? words.say('lobby-title')}</h1>
          <p role="status">{words.say('watch-soon', { minutes: Math.ceil(delay / 60_000) })}</p>
          <p>
            <Link to="/">{words.say('to-home')}</Link>
          </p>
        </div>
      </main>
    );
  }
  if (state.game === null && state.you.seat === null && vacantIn(state.table) !== undefined) {
    return (
      <main className="lobby">
        <div className="paper lobby-paper" data-testid="vacant">
          <h1>{state.table.name ?? words.say('lobby-title')}</h1>
          <TakeSeat table={state.table} client={client} />
        </div>
      </main>
    );
  }
  if (state.game === null || content.value === null) return loading;
  return (
    <Spoken content={content.value} sheet={state.table.sheet} loading={loading}>
      <Table client={client} state={state} game={state.game} pool={content.value.pool} />
      <Notices state={state} client={client} />
    </Spoken>
  );
}
