import { lazily } from '../app/lazily.ts';
import { CardTransfer } from './CardTransfer.tsx';
import { cardTransferOf } from './between.ts';
import { Deal } from './Deal.tsx';
import { dealOf } from './dealOf.ts';
import { Decks } from './Decks.tsx';
import { Place } from './Place.tsx';
import { usePosition } from './TableContext.ts';
import { loadEnd, loadFights } from './preload.ts';

/** Loaded later: a game doesn't begin with a fight, or with its end. */
const Combat = lazily(async () => (await loadFights()).Combat);
const Flight = lazily(async () => (await loadFights()).Flight);
const GameOver = lazily(async () => (await loadEnd()).GameOver, Ended);

/** The scene on the stage: the combat, the flight, the end, a trade, or the door. */
export function Scene() {
  const { view } = usePosition();
  return (
    <>
      {view.phase === 'over' ? null : <Place />}
      <Happening />
    </>
  );
}

/** The page's heading while the end of the game, which has its own heading, is loading. */
function Ended() {
  return <h1 className="visually-hidden">{usePosition().say('turn-over')}</h1>;
}

/** The current scene. */
function Happening() {
  const { pool, view } = usePosition();
  if (view.phase === 'over') return <GameOver />;
  const transfer = cardTransferOf(pool, view);
  if (transfer !== null) return <CardTransfer {...transfer} />;
  if (view.flight !== null) return <Flight flight={view.flight} />;
  if (view.combat !== null) return <Combat combat={view.combat} />;
  const deal = dealOf(view);
  return deal === null ? <Decks /> : <Deal {...deal} />;
}
