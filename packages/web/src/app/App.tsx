import { useEffect } from 'react';
import { openEarly } from '../net/early.ts';
import { holdOff } from '../offline/install.ts';
import { speakFully } from '../words/language.ts';
import { lazily } from './lazily.ts';
import { Loading } from './Loading.tsx';
import { placeOf, usePath, type Place } from './router.ts';
import './base.css';
import 'virtual:tables.css';
import './page.css';
// The door is drawn before anything of the start page has loaded.
import '../start/start.css';
import '../theme/still.css';

/** Whoever follows a link needs no start page. */
const Home = lazily(() => import('../start/Home.tsx').then((part) => part.Home), Loading);

/** The home page doesn't wait for the table and its cards. */
const TablePage = lazily(
  () => inWords(import('../table/TablePage.tsx')).then((part) => part.TablePage),
  Loading,
);

/** The rulebook is a page of its own. */
const Rulebook = lazily(
  () => inWords(import('../rulebook/Rulebook.tsx')).then((part) => part.Rulebook),
  Loading,
);

/** Whoever plays with real cards needs nothing else of the page. */
const CounterPage = lazily(
  () => inWords(import('../counter/CounterPage.tsx')).then((part) => part.CounterPage),
  Loading,
);

/** Games that are over. */
const ReplayPage = lazily(
  () => inWords(import('../replay/ReplayPage.tsx')).then((part) => part.ReplayPage),
  Loading,
);

/** What this browser has played. */
const HistoryPage = lazily(
  () => inWords(import('../history/HistoryPage.tsx')).then((part) => part.HistoryPage),
  Loading,
);

/** Where packs are made. */
const WorkshopPage = lazily(
  () => inWords(import('../workshop/WorkshopPage.tsx')).then((part) => part.WorkshopPage),
  Loading,
);

/** A turn to win, alone. */
const PuzzlePage = lazily(
  () => inWords(import('../puzzle/PuzzlePage.tsx')).then((part) => part.PuzzlePage),
  Loading,
);

/** Hardly anybody owns the server. */
const AdminPage = lazily(
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

/** The page: home, or one of the places that an address leads to. */
export function App() {
  const place = placeOf(usePath());
  const isPlayed = place.at === 'table' || place.at === 'counter' || place.at === 'workshop';
  useEffect(() => (isPlayed ? holdOff() : undefined), [isPlayed]);
  return <Part place={place} />;
}

function Part({ place }: { readonly place: Place }) {
  if (place.at === 'home') return <Home />;
  if (place.at === 'rules') return <Rulebook />;
  if (place.at === 'counter') return <CounterPage />;
  if (place.at === 'history') return <HistoryPage />;
  if (place.at === 'puzzle') return <PuzzlePage />;
  if (place.at === 'admin') return <AdminPage />;
  if (place.at === 'workshop') return <WorkshopPage pack={place.pack} />;
  if (place.at === 'replay') return <ReplayPage key={place.table} table={place.table} />;
  return <TablePage key={place.table} table={place.table} />;
}
