import { Combat } from '../combat/Combat.tsx';
import { AskSheet } from '../combat/AskSheet.tsx';
import { Flight } from '../combat/Flight.tsx';
import { PartSheet } from '../combat/PartSheet.tsx';
import { ActionStrip } from '../hand/ActionStrip.tsx';
import { Hand } from '../hand/Hand.tsx';
import { PickSheet } from '../hand/PickSheet.tsx';
import { TradeSheet } from '../hand/TradeSheet.tsx';
import { WhichSheet } from '../hand/WhichSheet.tsx';
import { Log, LogSheet } from '../log/Log.tsx';
import { Ticker } from '../log/Ticker.tsx';
import { PromptPanel } from '../prompts/PromptPanel.tsx';
import { ActionBar } from './ActionBar.tsx';
import { CardSheet } from './CardSheet.tsx';
import { Decks } from './Decks.tsx';
import { Dice } from './Dice.tsx';
import { Door } from './Door.tsx';
import { GameOver } from './GameOver.tsx';
import { ConcedeSheet, MenuSheet } from './MenuSheet.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { Seat } from './Seat.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { TableContext, useTable } from './TableContext.ts';
import { TopBar } from './TopBar.tsx';
import { useKeptFocus, useTitle } from './useAttention.ts';
import { useScene, type SceneProps } from './useScene.ts';
import './table.css';

/** The table during a game. */
export function Table(props: SceneProps) {
  const scene = useScene(props);
  return (
    <TableContext value={scene}>
      <div
        className="table"
        data-testid="table"
        data-phase={scene.view.phase}
        data-number={scene.game.number}
      >
        <TopBar />
        <Others />
        <Ticker />
        <main className="middle" aria-label={scene.say('table-cards')}>
          <Middle />
          <Dice />
        </main>
        <Dock />
        <div className="own">
          <OwnPanel />
          <Hand />
        </div>
        <aside className="side">
          <Log />
        </aside>
      </div>
      <Over />
    </TableContext>
  );
}

/** The open prompt, and the buttons: the table's, or those of the selected card. */
function Dock() {
  const { selected } = useTable();
  const dock = useKeptFocus();
  useTitle();
  return (
    <div className="dock" ref={dock}>
      <PromptPanel />
      {selected === null ? <ActionBar /> : <ActionStrip key={selected} card={selected} />}
    </div>
  );
}

/** The other players in turn order, starting on the left. */
function Others() {
  const { view } = useTable();
  const { players, seat } = view;
  const others = seat === null ? players : [...players.slice(seat + 1), ...players.slice(0, seat)];
  return (
    <div className="others" data-count={others.length}>
      {others.map((player) => (
        <Seat key={player.seat} player={player} />
      ))}
    </div>
  );
}

/** The middle of the table: the combat, the run, the end, or the door. */
function Middle() {
  const { view } = useTable();
  if (view.phase === 'over') return <GameOver />;
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
    case 'menu':
      return <MenuSheet />;
    case 'concede':
      return <ConcedeSheet />;
  }
}
