import { Combat } from '../combat/Combat.tsx';
import { Flight } from '../combat/Flight.tsx';
import { Affair, affairOf } from './Affair.tsx';
import { Deal, dealOf } from './Deal.tsx';
import { Decks } from './Decks.tsx';
import { GameOver } from './GameOver.tsx';
import { Place } from './Place.tsx';
import { usePosition } from './TableContext.ts';

/** What is on the stage: the combat, the run, the end, a trade, or the door. */
export function Scene() {
  const { view } = usePosition();
  return (
    <>
      {view.phase === 'over' ? null : <Place />}
      <Happening />
    </>
  );
}

/** What goes on there. */
function Happening() {
  const { view } = usePosition();
  if (view.phase === 'over') return <GameOver />;
  const affair = affairOf(view);
  if (affair !== null) return <Affair {...affair} />;
  if (view.flight !== null) return <Flight flight={view.flight} />;
  if (view.combat !== null) return <Combat combat={view.combat} />;
  const deal = dealOf(view);
  return deal === null ? <Decks /> : <Deal {...deal} />;
}
