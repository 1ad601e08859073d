/** The pages, each loaded when first needed. */
import type { ComponentType } from 'react';
import { openEarly } from '../net/early.ts';
import { speakFully } from '../words/language.ts';
import { lazily } from './lazily.ts';
import { Loading } from './Loading.tsx';
import type { Place } from './router.ts';

/** The start page. Visitors who follow a link to another page don't load it. */
export const Home = lazily(() => import('../start/Home.tsx').then((part) => part.Home), Loading);

/** A table. The start page doesn't wait for it or its cards. */
export const TablePage = page(async () => (await import('../table/TablePage.tsx')).TablePage);

/** The rulebook. */
export const Rulebook = page(async () => (await import('../rulebook/Rulebook.tsx')).Rulebook);

/** The level counter. Players with real cards load nothing else. */
export const CounterPage = page(async () => (await import('../counter/CounterPage.tsx')).CounterPage);

/** Replays of finished games. */
export const ReplayPage = page(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);

/** The games finished in this browser. */
export const HistoryPage = page(async () => (await import('../history/HistoryPage.tsx')).HistoryPage);

/** The pack workshop. */
export const WorkshopPage = page(async () => (await import('../workshop/WorkshopPage.tsx')).WorkshopPage);

/** Puzzles: win within one turn. */
export const PuzzlePage = page(async () => (await import('../puzzle/PuzzlePage.tsx')).PuzzlePage);

/** The admin page. */
export const AdminPage = page(async () => (await import('../admin/AdminPage.tsx')).AdminPage);

/** The page for unknown URLs. */
export const NowherePage = page(async () => (await import('./NowherePage.tsx')).NowherePage);

/** A page with its words. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazily(() => inWords(load()), Loading);
}

/** Loads a part of the page together with its words. */
export async function inWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakFully()]);
  return loaded;
}

const PARTS: Readonly<Record<Place['at'], Pick<typeof Home, 'ahead'>>> = {
  home: Home,
  nowhere: NowherePage,
  table: TablePage,
  rules: Rulebook,
  counter: CounterPage,
  replay: ReplayPage,
  history: HistoryPage,
  workshop: WorkshopPage,
  puzzle: PuzzlePage,
  admin: AdminPage,
};

/** Loads a place's page; for a table, also opens its socket. Resolves when the page can be rendered. */
export function loadAhead(place: Place): Promise<void> {
  if (place.at === 'table') openEarly(place.table);
  return PARTS[place.at].ahead();
}
