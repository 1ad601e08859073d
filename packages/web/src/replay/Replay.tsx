import { useCallback, useEffect, useMemo, useState } from 'react';
import { swap } from '../app/router.ts';
import { BeatStage } from '../beats/BeatStage.tsx';
import { Hand } from '../hand/Hand.tsx';
import { Log } from '../log/Log.tsx';
import { Ticker } from '../log/Ticker.tsx';
import { still } from '../net/still.ts';
import { Cast } from '../table/Cast.tsx';
import { OwnPanel } from '../table/OwnPanel.tsx';
import { Scene } from '../table/Scene.tsx';
import { RecordContext } from '../review/RecordContext.ts';
import { SeekContext } from '../table/SeekContext.ts';
import { usePosition } from '../table/TableContext.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useWide } from '../ui/useMedia.ts';
import { Asked } from './Asked.tsx';
import { chapterAt, chapterBeside, replayChapters, takenBack } from './chapters.ts';
import { Controls } from './Controls.tsx';
import { offeredEyes } from './eyes.ts';
import { heardOf, momentOf } from './moment.ts';
import { OpenHands } from './OpenHands.tsx';
import { replayPath, replayPlaceOf, type Eyes } from './place.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplaySheets } from './ReplaySheets.tsx';
import type { ReplayProps, ReplayScene, ReplaySheet } from './scene.ts';
import { useCosts } from './useCosts.ts';
import { usePlayback } from './usePlayback.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import '../table/table.css';
import '../table/zones.css';
import '../voice/voice.css';
import '../table/scrolling.css';

/** Milliseconds at one moment until the URL is updated. */
const SETTLED = 250;

/** A game at one of its moments: the table as it was, with the scrubber in place of the action buttons. */
export function Replay(props: ReplayProps) {
  const { opened, table } = props;
  const { film, content, record } = opened;
  const [place] = useState(() => replayPlaceOf(location.search));
  const offered = useMemo(() => offeredEyes(record.header.players.length, opened.own), [record, opened]);
  const [eyes, setEyes] = useState<Eyes>(() => (offered.includes(place.eyes) ? place.eyes : 'public'));
  const [sheet, open] = useState<ReplaySheet | null>(null);
  const heard = useMemo(() => heardOf(film, eyes), [film, eyes]);
  const chapters = useMemo(() => replayChapters(heard), [heard]);
  const taken = useMemo(() => takenBack(film.steps), [film]);
  const playback = usePlayback(heard, place.move ?? 0);
  const { number, isNews } = playback;
  const state = useMemo(
    () => momentOf(content.pool, film, heard, { number, eyes, isNews }),
    [content, film, heard, number, eyes, isNews],
  );
  useEffect(() => {
    const timer = setTimeout(() => swap(replayPath(table, { move: number, eyes })), SETTLED);
    return () => clearTimeout(timer);
  }, [table, number, eyes]);
  const { seek } = playback;
  const turn = useCallback(
    (by: -1 | 1) => seek(chapterBeside(chapters, number, by, film.steps.length - 1)),
    [chapters, number, seek, film],
  );
  useReplayKeys(playback, turn);
  const costs = useCosts(opened);
  const scene = { ...props, eyes, offered, setEyes, playback, chapters, taken, costs, open };
  return (
    <TableFrame client={still} state={state} game={state.game} pool={content.pool} skips={false}>
      <SeekContext value={seek}>
        <RecordContext value={opened.text}>
          <Zones scene={scene} turn={turn} />
        </RecordContext>
      </SeekContext>
      <ReplaySheets sheet={sheet} scene={scene} />
    </TableFrame>
  );
}

interface ZonesProps {
  readonly scene: ReplayScene;
  readonly turn: (by: -1 | 1) => void;
}

function Zones({ scene, turn }: ZonesProps) {
  const { view, say, game } = usePosition();
  const wide = useWide();
  const { playback, chapters, eyes } = scene;
  return (
    <div
      className="table"
      data-replay
      data-testid="replay"
      data-phase={view.phase}
      data-number={game.number}
      data-others={view.seat === null ? view.players.length : view.players.length - 1}
      data-watching={eyes === 'public' || undefined}
    >
      <ReplayBar scene={scene} />
      <Cast />
      <Ticker />
      <main className="stage" aria-label={say('table-cards')} data-place="stage">
        <Scene />
        <Asked />
        <BeatStage />
      </main>
      <Controls scene={scene} chapter={chapters[chapterAt(chapters, playback.number)]?.chapter} turn={turn} />
      <div className="own">
        {eyes === 'open' ? (
          <OpenHands />
        ) : (
          <>
            <OwnPanel />
            <Hand />
          </>
        )}
      </div>
      {wide ? (
        <aside className="side" aria-label={say('log')}>
          <Log key={eyes} onSeek={playback.seek} />
        </aside>
      ) : null}
    </div>
  );
}
