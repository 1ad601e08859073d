import { useEffect } from 'react';
import { Button as Row } from 'react-aria-components';
import type { JudgedMove } from '@kickdoor/bots';
import { seatStyle } from '../table/seat-kind.ts';
import { usePosition } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { ReplayScene } from './scene.ts';
import { costTold, movesOfPeople, seenBefore } from './why.ts';

interface CostSheetProps {
  readonly scene: Pick<ReplayScene, 'opened' | 'playback' | 'costs'>;
  readonly onClose: () => void;
}

/** The cost of each move made by a person; pressing one jumps to it. */
export function CostSheet({ scene, onClose }: CostSheetProps) {
  const { say } = usePosition();
  const { opened, costs } = scene;
  const { found = 0, ask } = costs;
  useEffect(ask, [ask]);
  return (
    <Sheet title={say('cost-title')} onClose={onClose} testId="cost-sheet">
      {typeof found === 'number' ? (
        <p>
          <progress value={found} aria-label={say('cost-looking', { percent: Math.floor(found * 100) })} />{' '}
          <span aria-hidden>{say('cost-looking', { percent: Math.floor(found * 100) })}</span>
        </p>
      ) : null}
      {found === null ? <p>{say('cost-failed')}</p> : null}
      {found === null || typeof found === 'number' ? null : (
        <Judged scene={scene} judged={movesOfPeople(opened, found.judged)} onClose={onClose} />
      )}
    </Sheet>
  );
}

/** The judged moves, beginning with the one the replay is at. */
function Judged({ scene, judged, onClose }: CostSheetProps & { readonly judged: readonly JudgedMove[] }) {
  const { say, names } = usePosition();
  const { opened, playback } = scene;
  if (judged.length === 0) return <p>{say('cost-none')}</p>;
  const told = (move: JudgedMove): string | null => {
    const seen = seenBefore(opened, move.number);
    return seen === null ? null : say(costTold(move, names, seen));
  };
  const now = judged.find(({ number }) => number === playback.number);
  return (
    <>
      {now === undefined ? null : (
        <p data-testid="cost-now">
          <strong>{told(now)}</strong>
        </p>
      )}
      <p className="told-note cost-note">{say('cost-note')}</p>
      <ol className="replay-turns">
        {judged.map((move) => (
          <li key={move.number} style={seatStyle(move.seat)}>
            <Row
              className="log-turn-button"
              aria-current={move.number === playback.number}
              onPress={() => {
                playback.seek(move.number);
                onClose();
              }}
            >
              {say('cost-at', { n: move.number })}: {told(move)}
            </Row>
          </li>
        ))}
      </ol>
    </>
  );
}
