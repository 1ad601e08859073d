import { Seat } from './Seat.tsx';
import { Staircase } from './Staircase.tsx';
import { usePosition } from './TableContext.ts';
import './cast.css';

/** The other players in turn order, starting on the left, and the staircase that everybody climbs. */
export function Cast() {
  const { view, say } = usePosition();
  const { players, seat } = view;
  const others = seat === null ? players : [...players.slice(seat + 1), ...players.slice(0, seat)];
  return (
    <section className="cast" data-count={others.length} aria-label={say('cast')}>
      <div className="cast-seats">
        {others.map((player) => (
          <Seat key={player.seat} player={player} />
        ))}
      </div>
      <Staircase />
    </section>
  );
}
