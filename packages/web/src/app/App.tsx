import { useEffect } from 'react';
import { holdOff } from '../offline/install.ts';
import {
  AdminPage,
  CounterPage,
  HistoryPage,
  Home,
  NowherePage,
  PuzzlePage,
  ReplayPage,
  Rulebook,
  TablePage,
  WorkshopPage,
} from './parts.ts';
import { placeOf, usePath, type Place } from './router.ts';
import './base.css';
import 'virtual:tables.css';
import './page.css';
// The early door needs these styles before any part of the start page has loaded.
import '../start/start.css';
import '../theme/still.css';

/** The app: the start page, or the page that the URL names. */
export function App() {
  const place = placeOf(usePath());
  const isPlayed = place.at === 'table' || place.at === 'counter' || place.at === 'workshop';
  useEffect(() => (isPlayed ? holdOff() : undefined), [isPlayed]);
  return <Part place={place} />;
}

function Part({ place }: { readonly place: Place }) {
  if (place.at === 'home') return <Home />;
  if (place.at === 'nowhere') return <NowherePage />;
  if (place.at === 'rules') return <Rulebook />;
  if (place.at === 'counter') return <CounterPage />;
  if (place.at === 'history') return <HistoryPage />;
  if (place.at === 'puzzle') return <PuzzlePage />;
  if (place.at === 'admin') return <AdminPage />;
  if (place.at === 'workshop') return <WorkshopPage pack={place.pack} />;
  if (place.at === 'replay') return <ReplayPage key={place.table} table={place.table} />;
  return <TablePage key={place.table} table={place.table} />;
}
