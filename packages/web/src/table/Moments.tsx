import { use } from 'react';
import { Button } from 'react-aria-components';
import { Link } from '../app/Link.tsx';
import type { ToldMoment } from './moments.ts';
import { SeekContext } from './SeekContext.ts';
import { usePosition, useTableState } from './TableContext.ts';

interface MomentsProps {
  readonly title: string;
  readonly moments: readonly ToldMoment[];
}

/** Moments of a game, each linked to its turn in the replay. */
export function Moments({ title, moments }: MomentsProps) {
  const { say } = usePosition();
  if (moments.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {moments.map((moment) => (
          <li key={moment.key}>
            <Turn {...moment} />: {say(moment.phrase)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The turn of a moment. At the table it is a link to the replay; within a replay it jumps to that turn. */
function Turn({ number, turn }: ToldMoment) {
  const { say } = usePosition();
  const { table } = useTableState();
  const seek = use(SeekContext);
  const label = say('told-turn', { turn });
  if (seek !== null) {
    return (
      <Button className="told-turn" onPress={() => seek(number)}>
        {label}
      </Button>
    );
  }
  return table === null ? label : <Link to={`/replay/${table.id}?move=${number}`}>{label}</Link>;
}
