import { MotionConfig } from 'motion/react';
import { lazy, Suspense } from 'react';
import { Home } from '../lobby/Home.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { placeOf, usePath } from './router.ts';
import './base.css';
import './page.css';

/** The table with all its cards comes when it is asked for; the start does not wait for it. */
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));

/** The rulebook is a page for itself. */
const Rulebook = lazy(async () => ({ default: (await import('../rulebook/Rulebook.tsx')).Rulebook }));

/** The page: the start, a table, or the rulebook. */
export function App() {
  const words = useWords();
  const place = placeOf(usePath());
  return (
    <MotionConfig reducedMotion="user">
      {place.at === 'home' ? (
        <Home />
      ) : (
        <Suspense fallback={<p className="page-loading">{words.say('loading')}</p>}>
          {place.at === 'rules' ? <Rulebook /> : <TablePage key={place.table} table={place.table} />}
        </Suspense>
      )}
    </MotionConfig>
  );
}
