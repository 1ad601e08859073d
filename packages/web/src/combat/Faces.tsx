import { Die } from '../ui/Die.tsx';
import { useGround } from '../table/TableContext.ts';
import './faces.css';

const FACES = [1, 2, 3, 4, 5, 6];

export interface FacesProps {
  /** The lowest face that saves. */
  readonly needs: number;
  /** The faces that save, where cards make some count as others. */
  readonly saving?: readonly number[] | undefined;
  /** The face that was rolled, if one was. */
  readonly rolled?: number;
}

/** The six faces of the die, marked by what each would bring. */
export function Faces({ needs, saving, rolled }: FacesProps) {
  const { say } = useGround();
  return (
    <span className="faces">
      {FACES.map((die) => {
        const saves = saving === undefined ? die >= needs : saving.includes(die);
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
