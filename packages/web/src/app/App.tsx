import { MotionConfig } from 'motion/react';
import { lazy, Suspense } from 'react';
import { Home } from '../lobby/Home.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { placeOf, usePath } from './router.ts';
import './base.css';
import './page.css';

/** The table with all its cards comes when it is asked for; the start does not wait for it. */
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));

/** The page: the start, or a table. */
export function App() {
  const words = useWords();
  const place = placeOf(usePath());
  return (
    <MotionConfig reducedMotion="user">
      {place.at === 'home' ? (
        <Home />
      ) : (
        <Suspense fallback={<p className="page-loading">{words.say('loading')}</p>}>
          <TablePage key={place.table} table={place.table} />
        </Suspense>
      )}
    </MotionConfig>
  );
}
