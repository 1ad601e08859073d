import { Suspense } from 'react';
import { Home } from '../start/Home.tsx';
import { speakFully } from '../words/language.ts';
import { useWords } from '../words/WordsContext.tsx';
import { lazily } from './lazily.ts';
import { placeOf, usePath, type Place } from './router.ts';
import './base.css';
import 'virtual:tables.css';
import './page.css';

/** The home page doesn't wait for the table and its cards. */
const TablePage = lazily(() => inWords(import('../table/TablePage.tsx')).then((part) => part.TablePage));

/** The rulebook is a page of its own. */
const Rulebook = lazily(() => inWords(import('../rulebook/Rulebook.tsx')).then((part) => part.Rulebook));

/** Hardly anybody owns the server. */
const AdminPage = lazily(() => inWords(import('../admin/AdminPage.tsx')).then((part) => part.AdminPage));

/** A lazy part of the page together with what it says. */
async function inWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakFully()]);
  return loaded;
}

/** Begins to load what a place shows, before anything is drawn. */
export function loadAhead({ at }: Place): void {
  if (at === 'table') void import('../table/TablePage.tsx').catch(() => undefined);
  if (at === 'rules') void import('../rulebook/Rulebook.tsx').catch(() => undefined);
}

/** The page: home, a table, the rulebook, or the owner's page. */
export function App() {
  const words = useWords();
  const place = placeOf(usePath());
  if (place.at === 'home') return <Home />;
  return (
    <Suspense fallback={<p className="page-loading">{words.say('loading')}</p>}>
      <Part place={place} />
    </Suspense>
  );
}

function Part({ place }: { readonly place: Exclude<Place, { at: 'home' }> }) {
  if (place.at === 'rules') return <Rulebook />;
  if (place.at === 'admin') return <AdminPage />;
  return <TablePage key={place.table} table={place.table} />;
}
