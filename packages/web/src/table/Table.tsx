import { memo } from 'react';
import { lazily } from '../app/lazily.ts';
import { BeatStage } from '../beats/BeatStage.tsx';
import { Hand } from '../hand/Hand.tsx';
import { Hours } from '../hours/Hours.tsx';
import { usePassesOwn } from '../hours/useHours.ts';
import { Ticker } from '../log/Ticker.tsx';
import { Heard } from '../talk/Heard.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import { useWide } from '../ui/useMedia.ts';
import { TableSkipLinks } from '../voice/TableSkipLinks.tsx';
import { CoachedVoice } from '../coach/CoachedVoice.tsx';
import { useIsCoached } from '../coach/memory.ts';
import { Cast } from './Cast.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { Scene } from './Scene.tsx';
import { usePosition } from './TableContext.ts';
import { TableFrame } from './TableFrame.tsx';
import { TopBar } from './TopBar.tsx';
import type { SceneProps } from './useScene.ts';
import './table.css';
import './zones.css';
import './scrolling.css';

/** Loaded later: where there is no room beside the table, the log is a sheet. */
const Log = lazily(async () => (await import('../log/Log.tsx')).Log);

/**
 * The table during a game, in four zones of fixed size: the cast, the stage, the voice and the hand. The log is beside
 * them if there is room.
 */
export function Table(props: SceneProps) {
  const coached = useIsCoached((props.state.table?.lesson ?? null) !== null);
  return (
    <TableFrame {...props}>
      <Zones coached={coached && props.game.view.seat !== null} />
    </TableFrame>
  );
}

/**
 * The zones. Each reads only what it needs from the table's contexts, so that one doesn't rerender because of another.
 */
const Zones = memo(function Zones({ coached }: { readonly coached: boolean }) {
  const { view, say, game } = usePosition();
  const wide = useWide();
  usePassesOwn();
  return (
    <div
      className="table"
      data-coached={(coached && view.phase !== 'over') || undefined}
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
      <CoachedVoice />
      <div className="own">
        <OwnPanel />
        <Hand />
      </div>
      {wide ? (
        <div className="side">
          <aside className="side-log" aria-label={say('log')}>
            <Log />
          </aside>
          <TalkPanel />
        </div>
      ) : null}
    </div>
  );
});
