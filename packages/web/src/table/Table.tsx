import { memo, Suspense, useEffect } from 'react';
import { lazily } from '../app/lazily.ts';
import { BeatsContext, useBeatPlayer } from '../beats/BeatsContext.ts';
import { BeatStage } from '../beats/BeatStage.tsx';
import { Travel } from '../beats/Travel.tsx';
import { Combat } from '../combat/Combat.tsx';
import { Flight } from '../combat/Flight.tsx';
import { Hand } from '../hand/Hand.tsx';
import { Hours } from '../hours/Hours.tsx';
import { Log } from '../log/Log.tsx';
import { Ticker } from '../log/Ticker.tsx';
import { Heard } from '../talk/Heard.tsx';
import { useWide } from '../ui/useMedia.ts';
import { TableSkipLinks } from '../voice/TableSkipLinks.tsx';
import { Voice } from '../voice/Voice.tsx';
import { Affair, affairOf } from './Affair.tsx';
import { Coach } from '../coach/Coach.tsx';
import { useIsCoached } from '../coach/memory.ts';
import { Feel } from '../feel/Feel.tsx';
import { Cast } from './Cast.tsx';
import { Deal, dealOf } from './Deal.tsx';
import { Decks } from './Decks.tsx';
import { GameOver } from './GameOver.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { Preview } from './Preview.tsx';
import {
  GroundContext,
  HeldContext,
  PositionContext,
  StateContext,
  TouchContext,
  usePosition,
  useTouch,
} from './TableContext.ts';
import { TopBar } from './TopBar.tsx';
import { useScene, type SceneProps } from './useScene.ts';
import './table.css';
import './zones.css';

/**
 * The table during a game, in four zones that never change their size: the cast, the stage, the voice and the hand. The
 * log stands beside them where there is room.
 */
export function Table(props: SceneProps) {
  const { ground, position, touch, held } = useScene(props);
  const beats = useBeatPlayer(props.game);
  const coached = useIsCoached((props.state.table?.lesson ?? null) !== null);
  return (
    <GroundContext value={ground}>
      <PositionContext value={position}>
        <TouchContext value={touch}>
          <HeldContext value={held}>
            <StateContext value={props.state}>
              <BeatsContext value={beats}>
                <Zones coached={coached && props.game.view.seat !== null} />
                <Sheets />
                <Travel />
                <Preview />
              </BeatsContext>
            </StateContext>
          </HeldContext>
        </TouchContext>
      </PositionContext>
    </GroundContext>
  );
}

/** The zones; each takes what it needs from the table, so none is drawn again because of another. */
const Zones = memo(function Zones({ coached }: { readonly coached: boolean }) {
  const { view, say, game } = usePosition();
  const wide = useWide();
  return (
    <div
      className="table"
      data-coached={coached || undefined}
      data-testid="table"
      data-phase={view.phase}
      data-number={game.number}
      data-others={view.seat === null ? view.players.length : view.players.length - 1}
      data-watching={view.seat === null || undefined}
    >
      <TableSkipLinks />
      <TopBar />
      <Cast />
      <Ticker />
      <main className="stage" aria-label={say('table-cards')} data-place="stage">
        <Scene />
        <BeatStage />
      </main>
      <Hours />
      <Heard />
      <Voice coach={COACH} />
      <div className="own">
        <OwnPanel />
        <Hand />
      </div>
      {wide ? (
        <aside className="side" aria-label={say('log')}>
          <Log />
        </aside>
      ) : null}
    </div>
  );
});

const COACH = (
  <>
    <Feel />
    <Coach />
  </>
);

/** What is on the stage: the combat, the run, the end, a trade, or the door. */
function Scene() {
  const { view } = usePosition();
  if (view.phase === 'over') return <GameOver />;
  const affair = affairOf(view);
  if (affair !== null) return <Affair {...affair} />;
  if (view.flight !== null) return <Flight flight={view.flight} />;
  if (view.combat !== null) return <Combat combat={view.combat} />;
  const deal = dealOf(view);
  return deal === null ? <Decks /> : <Deal {...deal} />;
}

/** The sheets that open over the table: none is there from the start. */
const load = () => import('./Over.tsx');
const Over = lazily(async () => (await load()).Over);
/** Milliseconds after which they are loaded, so that the first one opens at once. */
const REST = 3000;

function Sheets() {
  const { open } = useTouch();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, []);
  return open === null ? null : (
    <Suspense>
      <Over open={open} />
    </Suspense>
  );
}
