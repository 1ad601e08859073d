import { BeatsContext, useBeatPlayer } from '../beats/BeatsContext.ts';
import { BeatStage } from '../beats/BeatStage.tsx';
import { Travel } from '../beats/Travel.tsx';
import { AskSheet } from '../combat/AskSheet.tsx';
import { Combat } from '../combat/Combat.tsx';
import { Flight } from '../combat/Flight.tsx';
import { PartSheet } from '../combat/PartSheet.tsx';
import { Hand } from '../hand/Hand.tsx';
import { PickSheet } from '../hand/PickSheet.tsx';
import { TradeSheet } from '../hand/TradeSheet.tsx';
import { WhichSheet } from '../hand/WhichSheet.tsx';
import { Log, LogSheet } from '../log/Log.tsx';
import { Ticker } from '../log/Ticker.tsx';
import { MoreSheet } from '../voice/ActButton.tsx';
import { KeysSheet } from '../voice/KeysSheet.tsx';
import { SkipLinks } from '../voice/SkipLinks.tsx';
import { Voice } from '../voice/Voice.tsx';
import { Affair, affairOf } from './Affair.tsx';
import { Coach } from '../coach/Coach.tsx';
import { Feel } from '../feel/Feel.tsx';
import { CardSheet } from './CardSheet.tsx';
import { Cast } from './Cast.tsx';
import { Decks } from './Decks.tsx';
import { Door } from './Door.tsx';
import { GameOver } from './GameOver.tsx';
import { ConcedeSheet, MenuSheet } from './MenuSheet.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { TableContext, useTable } from './TableContext.ts';
import { TopBar } from './TopBar.tsx';
import { useScene, type SceneProps } from './useScene.ts';
import './table.css';
import './zones.css';

/**
 * The table during a game, in four zones that never change their size: the cast, the stage, the voice and the hand. The
 * log stands beside them where there is room.
 */
export function Table(props: SceneProps) {
  const scene = useScene(props);
  const { view, say } = scene;
  const beats = useBeatPlayer(scene.game);
  return (
    <TableContext value={scene}>
      <BeatsContext value={beats}>
        <div
          className="table"
          data-testid="table"
          data-phase={view.phase}
          data-number={scene.game.number}
          data-others={view.seat === null ? view.players.length : view.players.length - 1}
          data-watching={view.seat === null || undefined}
        >
          <SkipLinks />
          <TopBar />
          <Cast />
          <Ticker />
          <main className="stage" aria-label={say('table-cards')} data-place="stage">
            <Scene />
            <BeatStage />
          </main>
          <Voice
            coach={
              <>
                <Feel />
                <Coach />
              </>
            }
          />
          <div className="own">
            <OwnPanel />
            <Hand />
          </div>
          <aside className="side">
            <Log />
          </aside>
        </div>
        <Over />
        <Travel />
      </BeatsContext>
    </TableContext>
  );
}

/** What is on the stage: the combat, the run, the end, or the door. */
function Scene() {
  const { view } = useTable();
  if (view.phase === 'over') return <GameOver />;
  const affair = affairOf(view);
  if (affair !== null) return <Affair {...affair} />;
  if (view.flight !== null) return <Flight flight={view.flight} />;
  if (view.combat !== null) return <Combat combat={view.combat} />;
  return (
    <>
      <Decks />
      <Door />
    </>
  );
}

/** The sheets open over the table. */
function Over() {
  const { open } = useTable();
  switch (open?.kind) {
    case undefined:
      return null;
    case 'card':
      return <CardSheet card={open.card} />;
    case 'seat':
      return <SeatSheet seat={open.seat} />;
    case 'part':
      return <PartSheet part={open.part} />;
    case 'rule':
      return <RuleSheet rule={open.rule} />;
    case 'pick':
      return <PickSheet like={open.like} preset={open.preset} />;
    case 'which':
      return <WhichSheet like={open.like} />;
    case 'ask':
      return <AskSheet to={open.to} />;
    case 'trade':
      return <TradeSheet to={open.to} preset={open.preset} />;
    case 'log':
      return <LogSheet />;
    case 'keys':
      return <KeysSheet />;
    case 'more':
      return <MoreSheet />;
    case 'menu':
      return <MenuSheet />;
    case 'concede':
      return <ConcedeSheet />;
  }
}
