/** One state, filling its window. */
import { tableWordsOf } from './words.ts';
import { Suspense, use } from 'react';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { useTableTheme } from '../app/table-theme.ts';
import { viewOf } from '../debug/api.ts';
import { Home } from '../start/Home.tsx';
import { Lobby } from '../lobby/Lobby.tsx';
import { contentOf } from '../net/content.ts';
import { Table } from '../table/Table.tsx';
import type { Open } from '../table/TableContext.ts';
import { composerOf } from '../table/useScene.ts';
import { Banner } from '../ui/Banner.tsx';
import { Notices } from '../ui/Notices.tsx';
import { nowSpoken } from '../words/language.ts';
import { useSpoken, useWords, WordsContext } from '../words/WordsContext.tsx';
import { still } from '../net/still.ts';
import { failing, LOBBIES, playing, refused } from './table-state.ts';
import type { GameNow } from '../net/state.ts';

/** Sheets that any table can open. */
export const SHEETS = ['card', 'seat', 'part', 'rule', 'log', 'menu', 'concede', 'refused'] as const;

/** What is open for a name: a sheet of any table, or the composer of a legal move. */
function opened(name: string, { view, legalMoves }: GameNow): Open | null {
  const [, verb = ''] = /^pick to (?<verb>.+)$/u.exec(name) ?? [];
  const asked = legalMoves.find(
    ({ move, pick, terms, trade }) =>
      (name === 'ask' && terms !== undefined) ||
      (name === 'trade' && trade !== undefined) ||
      (pick !== undefined && move.do === verb),
  );
  if (asked !== undefined) return composerOf(asked, null);
  const card = view.combat?.foes[0]?.card ?? view.hand?.[0] ?? view.door ?? 0;
  const part = view.combat?.fighters.parts[0] ?? null;
  switch (name) {
    case 'card':
      return { kind: 'card', card };
    case 'seat':
      return { kind: 'seat', seat: view.seat === 0 ? 1 : 0 };
    case 'part':
      return part === null ? null : { kind: 'part', part };
    case 'rule':
      return { kind: 'rule', rule: 'combat.grace' };
    case 'log':
    case 'menu':
    case 'concede':
      return { kind: name };
    default:
      return null;
  }
}

interface TableAt {
  readonly file: string;
  readonly steps: number;
  readonly seat: number;
  readonly open: string;
}

const loaded = new Map<string, ReturnType<typeof load>>();

async function load({ file, steps, seat }: TableAt) {
  const { sheet, sets, update } = await viewOf({ file, steps, seat });
  if (update.type !== 'update') throw new Error('no update came');
  const { language } = nowSpoken();
  const content = await contentOf({ sets, editions: null }, language);
  return { sheet, sets, update, content, names: await content.names(language) };
}

function TableSpecimen(at: TableAt) {
  const key = JSON.stringify(at);
  const loading = loaded.get(key) ?? load(at);
  loaded.set(key, loading);
  const { sheet, sets, update, content, names } = use(loading);
  const spoken = useSpoken();
  useTableTheme(sheet);
  const state = playing(sheet, sets, update);
  if (state.game === null) return null;
  return (
    <WordsContext value={tableWordsOf(spoken, names, content, sheet)}>
      <Table
        client={still}
        state={state}
        game={state.game}
        pool={content.pool}
        opening={opened(at.open, state.game)}
      />
      {at.open === 'refused' ? <Notices client={still} state={refused(state)} /> : null}
    </WordsContext>
  );
}

/** The states outside of a table, by name. */
export const PAGES = [
  'home',
  ...Object.keys(LOBBIES).map((name) => `lobby: ${name}`),
  'connection lost',
  'notices',
  'part not loaded',
] as const;

function PageSpecimen({ name }: { readonly name: string }) {
  const words = useWords();
  const lobby = LOBBIES[name.replace(/^lobby: /u, '')];
  if (lobby !== undefined) return <Lobby client={still} state={lobby} />;
  switch (name) {
    case 'home':
      return <Home />;
    case 'connection lost':
      return (
        <>
          <Banner>{words.say('reconnecting')}</Banner>
          <Lobby client={still} state={failing} />
        </>
      );
    case 'notices':
      return (
        <>
          <Lobby client={still} state={failing} />
          <Notices client={still} state={failing} />
        </>
      );
    default:
      return <LoadFailure />;
  }
}

/** The state that the URL asks for. */
export function Specimen({ asked }: { readonly asked: URLSearchParams }) {
  const page = asked.get('page');
  if (page !== null) return <PageSpecimen name={page} />;
  return (
    <Suspense fallback={null}>
      <TableSpecimen
        file={asked.get('file') ?? ''}
        steps={Number(asked.get('steps') ?? 0)}
        seat={Number(asked.get('seat') ?? 0)}
        open={asked.get('open') ?? ''}
      />
    </Suspense>
  );
}
