import { Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { Affair } from './Affair.tsx';
import { affairOf } from './between.ts';
import { Deal, dealOf } from './Deal.tsx';
import { Decks } from './Decks.tsx';
import { Place } from './Place.tsx';
import { usePosition } from './TableContext.ts';
import { loadEnd, loadFights } from './warm.ts';

/** A game begins without a fight, and doesn't need its end until then. */
const Combat = lazily(async () => (await loadFights()).Combat);
const Flight = lazily(async () => (await loadFights()).Flight);
const GameOver = lazily(async () => (await loadEnd()).GameOver);

/** What is on the stage: the combat, the run, the end, a trade, or the door. */
export function Scene() {
  const { view, say } = usePosition();
  const isOver = view.phase === 'over';
  return (
    <>
      {isOver ? null : <Place />}
      {/* The end has the page's heading, which is said while it loads, too. */}
      <Suspense fallback={isOver ? <h1 className="visually-hidden">{say('turn-over')}</h1> : null}>
        <Happening />
      </Suspense>
    </>
  );
}

/** What goes on there. */
function Happening() {
  const { pool, view } = usePosition();
  if (view.phase === 'over') return <GameOver />;
  const affair = affairOf(pool, view);
  if (affair !== null) return <Affair {...affair} />;
  if (view.flight !== null) return <Flight flight={view.flight} />;
  if (view.combat !== null) return <Combat combat={view.combat} />;
  const deal = dealOf(view);
  return deal === null ? <Decks /> : <Deal {...deal} />;
}
