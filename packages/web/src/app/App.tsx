import { lazy, Suspense, type ComponentType } from 'react';
import { Home } from '../start/Home.tsx';
import { speakFully } from '../words/language.ts';
import { useWords } from '../words/WordsContext.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { placeOf, usePath } from './router.ts';
import './base.css';
import 'virtual:tables.css';
import './page.css';

/** Lazy: the home page doesn't wait for the table and its cards. */
const TablePage = lazy(async () => ({
  default: await orFailure(inWords(import('../table/TablePage.tsx')).then((part) => part.TablePage)),
}));

/** Lazy: the rulebook is a page of its own. */
const Rulebook = lazy(async () => ({
  default: await orFailure(inWords(import('../rulebook/Rulebook.tsx')).then((part) => part.Rulebook)),
}));

/** A lazy part of the page together with what it says. */
async function inWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakFully()]);
  return loaded;
}

/** A lazy part of the page, or a failure notice if it can't be loaded. */
function orFailure<Props>(part: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  return part.catch(() => LoadFailure);
}

/** The page: home, a table, or the rulebook. */
export function App() {
  const words = useWords();
  const place = placeOf(usePath());
  if (place.at === 'home') return <Home />;
  return (
    <Suspense fallback={<p className="page-loading">{words.say('loading')}</p>}>
      {place.at === 'rules' ? <Rulebook /> : <TablePage key={place.table} table={place.table} />}
    </Suspense>
  );
}
