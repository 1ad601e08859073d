import { Card } from '../table/Card.tsx';
import { seatStyle } from '../table/seat-kind.ts';
import { usePosition } from '../table/TableContext.ts';

/** All hands of a table face up, in a row for each player. */
export function OpenHands() {
  const { view, say, names } = usePosition();
  return (
    <div className="open-hands" data-testid="open-hands">
      {view.players.map(({ seat, name, shown }) => (
        <section
          key={seat}
          className="open-hand"
          style={seatStyle(seat)}
          aria-label={say('replay-hand-of', { who: names.who(seat) })}
        >
          <h2 className="open-hand-name">{name}</h2>
          <div className="open-hand-cards">
            {shown.map((card) => (
              <Card key={card} card={card} size="thumb" />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
