import { Die } from '../ui/Die.tsx';
import { FACES } from '../foresight/odds.ts';
import { useGround } from '../table/TableContext.ts';
import './faces.css';

export interface FacesProps {
  /** The faces that save. */
  readonly saving: readonly number[];
  /** The face that was rolled, if one was. */
  readonly rolled?: number;
}

/** The six faces of the die, marked by what each would bring. */
export function Faces({ saving, rolled }: FacesProps) {
  const { say } = useGround();
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
