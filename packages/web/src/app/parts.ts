/** The parts of the page that an address leads to, each loaded when it is first needed. */
import { openEarly } from '../net/early.ts';
import { speakFully } from '../words/language.ts';
import { lazily } from './lazily.ts';
import { Loading } from './Loading.tsx';
import type { Place } from './router.ts';

/** Whoever follows a link needs no start page. */
export const Home = lazily(() => import('../start/Home.tsx').then((part) => part.Home), Loading);

/** The home page doesn't wait for the table and its cards. */
export const TablePage = lazily(
  () => inWords(import('../table/TablePage.tsx')).then((part) => part.TablePage),
  Loading,
);

/** The rulebook is a page of its own. */
export const Rulebook = lazily(
  () => inWords(import('../rulebook/Rulebook.tsx')).then((part) => part.Rulebook),
  Loading,
);

/** Whoever plays with real cards needs nothing else of the page. */
export const CounterPage = lazily(
  () => inWords(import('../counter/CounterPage.tsx')).then((part) => part.CounterPage),
  Loading,
);

/** Games that are over. */
export const ReplayPage = lazily(
  () => inWords(import('../replay/ReplayPage.tsx')).then((part) => part.ReplayPage),
  Loading,
);

/** What this browser has played. */
export const HistoryPage = lazily(
  () => inWords(import('../history/HistoryPage.tsx')).then((part) => part.HistoryPage),
  Loading,
);

/** Where packs are made. */
export const WorkshopPage = lazily(
  () => inWords(import('../workshop/WorkshopPage.tsx')).then((part) => part.WorkshopPage),
  Loading,
);

/** A turn to win, alone. */
export const PuzzlePage = lazily(
  () => inWords(import('../puzzle/PuzzlePage.tsx')).then((part) => part.PuzzlePage),
  Loading,
);

/** Hardly anybody owns the server. */
export const AdminPage = lazily(
  () => inWords(import('../admin/AdminPage.tsx')).then((part) => part.AdminPage),
  Loading,
);

/** A lazy part of the page together with what it says. */
async function inWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakFully()]);
  return loaded;
}

const PARTS: Readonly<Record<Place['at'], Pick<typeof Home, 'ahead'>>> = {
  home: Home,
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
