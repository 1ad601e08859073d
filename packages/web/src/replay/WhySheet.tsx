import { usePosition } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { moveTold } from '../review/move-told.ts';
import type { ReplayScene } from './scene.ts';
import { comparedTold, reasonTold, seenBefore, thoughtAt } from './why.ts';
import '../review/advice.css';

interface WhySheetProps {
  readonly scene: Pick<ReplayScene, 'opened' | 'playback'>;
  readonly onClose: () => void;
}

/** Why a bot made the current move: its explanation, and the moves it compared. */
export function WhySheet({ scene, onClose }: WhySheetProps) {
  const { say, names } = usePosition();
  const { opened, playback } = scene;
  const { number } = playback;
  const thought = thoughtAt(opened, number);
  const seen = seenBefore(opened, number);
  const { seat = null, move: made = null } = opened.film.steps[number] ?? {};
  if (thought === null || seen === null || seat === null) return null;
  const said = reasonTold(thought);
  const compared = comparedTold(thought, { made, names, seen });
  const did =
    made === null ? null : say('why-did', { who: names.who(seat), made: moveTold(made, names, seen) });
  return (
    <Sheet title={say('why-title', { who: names.who(seat) })} onClose={onClose} testId="why-sheet">
      {did === null ? null : <p>{did}</p>}
      {said === null ? null : <p>{say('why-said', { said })}</p>}
      {compared.length === 0 ? (
        <p>{say('why-thumb')}</p>
      ) : (
        <>
          <p>{say('why-compared')}</p>
          <ol className="advice-moves">
            {compared.map(({ label, percent, isMade }) => (
              <li key={`${percent} ${say(label)}`} data-made={isMade || undefined}>
                <strong>{say(label)}</strong>
                <span>
                  {say('advice-chance', { percent })}
                  {isMade ? ` · ${say('why-made')}` : null}
                </span>
              </li>
            ))}
          </ol>
          <p className="advice-why">{say('why-note')}</p>
        </>
      )}
    </Sheet>
  );
}
