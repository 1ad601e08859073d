import { Die } from '../ui/Die.tsx';
import { FACES } from '../foresight/odds.ts';
import { useTools } from '../table/TableContext.ts';
import './faces.css';

export interface FacesProps {
  /** The faces that succeed. */
  readonly saving: readonly number[];
  /** The rolled face, if any. */
  readonly rolled?: number;
}

/** The six faces of the die, marked by their outcome. */
export function Faces({ saving, rolled }: FacesProps) {
  const { say } = useTools();
  return (
    <span className="faces">
      {FACES.map((die) => {
        const saves = saving.includes(die);
        return (
          <span
            key={die}
            className={`face ${saves ? 'face-saves' : 'face-fails'}${die === rolled ? ' face-rolled' : ''}`}
          >
            <Die face={die} label={say(saves ? 'face-saves' : 'face-fails', { die })} />
            <span className="face-mark" aria-hidden>
              {saves ? '✓' : '✗'}
            </span>
          </span>
        );
      })}
    </span>
  );
}
