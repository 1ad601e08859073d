/** The parts of the page that an address leads to, each loaded when it is first needed. */
import type { ComponentType } from 'react';
import { openEarly } from '../net/early.ts';
import { speakFully } from '../words/language.ts';
import { lazily } from './lazily.ts';
import { Loading } from './Loading.tsx';
import type { Place } from './router.ts';

/** Whoever follows a link needs no start page. */
export const Home = lazily(() => import('../start/Home.tsx').then((part) => part.Home), Loading);

/** The home page doesn't wait for the table and its cards. */
export const TablePage = page(async () => (await import('../table/TablePage.tsx')).TablePage);

/** The rulebook is a page of its own. */
export const Rulebook = page(async () => (await import('../rulebook/Rulebook.tsx')).Rulebook);

/** Whoever plays with real cards needs nothing else of the page. */
export const CounterPage = page(async () => (await import('../counter/CounterPage.tsx')).CounterPage);

/** Games that are over. */
export const ReplayPage = page(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);

/** What this browser has played. */
export const HistoryPage = page(async () => (await import('../history/HistoryPage.tsx')).HistoryPage);

/** Where packs are made. */
export const WorkshopPage = page(async () => (await import('../workshop/WorkshopPage.tsx')).WorkshopPage);

/** A turn to win, alone. */
export const PuzzlePage = page(async () => (await import('../puzzle/PuzzlePage.tsx')).PuzzlePage);

/** Hardly anybody owns the server. */
export const AdminPage = page(async () => (await import('../admin/AdminPage.tsx')).AdminPage);

/** Whoever mistypes an address is told so. */
export const NowherePage = page(async () => (await import('./NowherePage.tsx')).NowherePage);

/** A page of its own, with what it says. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazily(() => inWords(load()), Loading);
}

/** A part of the page together with what it says. */
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

/** Loads what a place shows, and opens a table's socket meanwhile. Resolves when the place can be drawn. */
export function loadAhead(place: Place): Promise<void> {
  if (place.at === 'table') openEarly(place.table);
  return PARTS[place.at].ahead();
}
