import type { Grade, Puzzle } from '@kickdoor/bots';
import type { CardPool, Move } from '@kickdoor/rules';
import { useCallback, useMemo, useState } from 'react';
import { BeatStage } from '../beats/BeatStage.tsx';
import { Hand } from '../hand/Hand.tsx';
import { Log } from '../log/Log.tsx';
import { Ticker } from '../log/Ticker.tsx';
import { still } from '../net/still.ts';
import { Cast } from '../table/Cast.tsx';
import { OwnPanel } from '../table/OwnPanel.tsx';
import { Scene } from '../table/Scene.tsx';
import { usePosition } from '../table/TableContext.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useWide } from '../ui/useMedia.ts';
import { Voice } from '../voice/Voice.tsx';
import { afterMove, beginning, tableOf, takenBack, type Attempt, type PuzzleScene } from './attempt.ts';
import { PuzzleBar } from './PuzzleBar.tsx';
import { PuzzleEnd, Solved } from './PuzzleEnd.tsx';
import '../table/table.css';
import '../table/zones.css';
import '../table/scrolling.css';

interface PuzzleTableProps {
  readonly pool: CardPool;
  readonly puzzle: Puzzle;
  readonly grade: Grade;
}

/** The table of a puzzle, at which only the player moves. */
export function PuzzleTable({ pool, puzzle, grade }: PuzzleTableProps) {
  const [attempt, setAttempt] = useState<Attempt>(() => beginning(puzzle));
  const state = useMemo(() => tableOf(pool, puzzle, attempt), [pool, puzzle, attempt]);
  const client = useMemo(
    () => ({ ...still, move: (move: Move) => setAttempt((now) => afterMove(pool, puzzle, now, move)) }),
    [pool, puzzle],
  );
  const back = useCallback(() => setAttempt(takenBack), []);
  const again = useCallback(() => setAttempt(beginning(puzzle)), [puzzle]);
  return (
    <TableFrame client={client} state={state} game={state.game} pool={pool}>
      <Zones attempt={attempt} grade={grade} back={back} again={again} />
    </TableFrame>
  );
}

function Zones(props: PuzzleScene) {
  const { view, say, game } = usePosition();
  const wide = useWide();
  const { end } = props.attempt;
  return (
    <div
      className="table"
      data-testid="puzzle"
      data-phase={view.phase}
      data-number={game.number}
      data-end={end ?? undefined}
      data-others={view.players.length - 1}
    >
      <PuzzleBar {...props} />
      <Cast />
      <Ticker />
      <main className="stage" aria-label={say('table-cards')} data-place="stage">
        {end === 'won' ? <Solved grade={props.grade} /> : <Scene />}
        <BeatStage />
      </main>
      {end === null ? (
        <Voice
          aside={
            <p className="puzzle-task" role="note">
              {say('puzzle-task', { grade: props.grade })}
            </p>
          }
        />
      ) : (
        <PuzzleEnd {...props} end={end} />
      )}
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
}
