import { Card } from './Card.tsx';
import { usePosition } from './TableContext.ts';
import './place.css';

/** The place card that applies to everybody, in a corner of the stage. Pressing it opens it. */
export function Place() {
  const { view, say, names } = usePosition();
  if (view.place === undefined) return null;
  return (
    <div className="place" data-testid="place" data-place="place">
      <Card card={view.place} size="thumb" note={say('place-shown')} />
      <span className="place-name" aria-hidden>
        {say(names.card(view.place))}
      </span>
    </div>
  );
}
