import { MotionConfig } from 'motion/react';
import { Home } from '../lobby/Home.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { placeOf, usePath } from './router.ts';
import './base.css';
import './page.css';

/** The page: the start, or a table. */
export function App() {
  const place = placeOf(usePath());
  return (
    <MotionConfig reducedMotion="user">
      {place.at === 'home' ? <Home /> : <TablePage key={place.table} table={place.table} />}
    </MotionConfig>
  );
}
