import { Seat } from './Seat.tsx';
import { useTable } from './TableContext.ts';
import './cast.css';

/** The other players in turn order, starting on the left. */
export function Cast() {
  const { view } = useTable();
  const { players, seat } = view;
  const others = seat === null ? players : [...players.slice(seat + 1), ...players.slice(0, seat)];
  return (
    <div className="cast">
      {others.map((player) => (
        <Seat key={player.seat} player={player} />
      ))}
    </div>
  );
}
