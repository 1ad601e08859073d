import type { Language } from '@kickdoor/words';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from '../app/Link.tsx';
import { lazily } from '../app/lazily.ts';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { Loading } from '../app/Loading.tsx';
import { useTableTheme } from '../app/table-theme.ts';
import { usePromise } from '../app/usePromise.ts';
import { TakeSeat, vacantIn } from '../hours/TakeSeat.tsx';
import { useAutostart } from '../lobby/useAutostart.ts';
import type { TableClient } from '../net/client.ts';
import { contentAhead, contentKey, contentOf, type Content } from '../net/content.ts';
import { TablePacksContext } from '../net/sets.ts';
import { MovedAway } from '../moving/MovedAway.tsx';
import type { TableState } from '../net/state.ts';
import { dropSeatKey } from '../net/keys.ts';
import { isBusy, onBusy } from '../offline/here.ts';
import { RecordLink } from '../offline/RecordLink.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Notices } from '../ui/Notices.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { Spoken } from './Spoken.tsx';
import { Table } from './Table.tsx';
import type { SceneProps } from './useScene.ts';
import { ReachContext, useWholeLog } from './useWholeLog.ts';
import '../lobby/lobby.css';

/** Loaded separately: people who join a running game never see the lobby. */
const Lobby = lazily(async () => (await import('../lobby/Lobby.tsx')).Lobby, Loading);

/** Extra information for developers, absent from a built page. */
const DebugPanel = import.meta.env.DEV
  ? lazily(async () => (await import('../debug/DebugPanel.tsx')).DebugPanel)
  : null;

/** The state of a table. Updates are rendered in slices, between which presses and frames are handled. */
export function useTableOf(client: TableClient): TableState {
  const [state, setState] = useState(client.snapshot);
  useEffect(() => {
    const hear = () => startTransition(() => setState(client.snapshot()));
    hear();
    return client.subscribe(hear);
  }, [client]);
  return state;
}

/** One connection to a table and its page: the lobby, the game, or the reason why there is neither. */
export function Connected({ client, table }: { readonly client: TableClient; readonly table: string }) {
  const state = useTableOf(client);
  const words = useWords();
  const isElsewhere = useSyncExternalStore(onBusy, () => isBusy(table));
  if (state.failure === 'table-moved') return <MovedAway client={client} table={table} />;
  if (state.status === 'failed') {
    return (
      <main className="lobby">
        <div className="paper lobby-paper">
          <h1>{words.say('failed-title')}</h1>
          <p>{words.say(`error-${state.failure ?? 'defect'}`)}</p>
          {state.failure === 'game-stopped' ? (
            <p>
              <RecordLink table={table} />
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
      <Inside client={client} table={table} state={state} isElsewhere={isElsewhere} />
      {DebugPanel === null || state.table === null ? null : (
        <DebugPanel
          table={state.table.id}
          client={client}
          seat={state.you.seat}
          number={state.game?.number ?? null}
        />
      )}
    </>
  );
}

/** Shown when another tab of this browser has the table's connection. */
function Elsewhere() {
  const words = useWords();
  return (
    <main className="lobby">
      <div className="paper lobby-paper" data-testid="elsewhere">
        <p role="status">{words.say('here-elsewhere')}</p>
        <p>
          <Link to="/">{words.say('to-home')}</Link>
        </p>
      </div>
    </main>
  );
}

interface InsideProps {
  readonly client: TableClient;
  readonly table: string;
  readonly state: TableState;
  readonly isElsewhere: boolean;
}

/**
 * The cards of a game. Their versions are known once the game has begun; in the lobby, the sets that the page was built
 * with are preloaded.
 */
function useContent({ table, game }: TableState, language: Language): ReturnType<typeof usePromise<Content>> {
  const waiting = table !== null && game === null ? table.sets.join(' ') : null;
  useEffect(() => {
    if (waiting !== null) contentAhead({ sets: waiting.split(' ') }, language);
  }, [waiting, language]);
  const sets = game === null ? null : table;
  return usePromise(
    () => (sets === null ? new Promise<never>(() => undefined) : contentOf(sets, language)),
    sets === null ? '' : contentKey(sets),
  );
}

function Inside({ client, table, state, isElsewhere }: InsideProps) {
  const words = useWords();
  const { language } = useSpoken();
  useTableTheme(state.table?.sheet ?? null);
  const isStarting = useAutostart(client, table, state);
  const content = useContent(state, language);
  if (content.failed) return <LoadFailure />;
  const loading = <Loading />;
  if (state.table === null) return isElsewhere ? <Elsewhere /> : loading;
  if (state.game === null && isStarting) return loading;
  if (state.game === null && state.table.stage === 'open') {
    return (
      <>
        <TablePacksContext value={state.table.packs}>
          <Lobby client={client} state={state} />
        </TablePacksContext>
        <Notices state={state} client={client} />
      </>
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
      <Game client={client} state={state} game={state.game} pool={content.value.pool} />
      <Notices state={state} client={client} />
    </Spoken>
  );
}

/** The game; once it is over, with its complete log. */
function Game(props: SceneProps) {
  const { state, reach } = useWholeLog(props.state, props.pool);
  return (
    <ReachContext value={reach}>
      <Table {...props} state={state} />
    </ReachContext>
  );
}
