import { Card } from './Card.tsx';
import { Laid } from './Laid.tsx';
import { moodOf } from './mood.ts';
import { SeatBadges, SeatHead, SeatStair, traitsOf } from './SeatParts.tsx';
import { seatStyle } from './seat-kind.ts';
import { Stamp } from './Stamp.tsx';
import { useAim, useTable } from './TableContext.ts';
import './own.css';

/** The player's own area: portrait, Level, strength, and the cards they have in play. */
export function OwnPanel() {
  const { view, say, state } = useTable();
  const seat = view.seat ?? -1;
  const player = view.players[seat];
  const aim = useAim(`seat:${seat}`);
  if (player === undefined) return null;
  const mood = moodOf(player.seat, state);
  const used = [...traitsOf(player), ...player.equipped, ...player.sidekicks, ...player.steeds];
  const all = used.length + player.carried.length + player.curses.length;
  return (
    <section
      className={`me${aim.lit ? ' seat-lit' : ''}${view.turn === seat ? ' me-turn' : ''}`}
      style={seatStyle(seat)}
      aria-label={say('your-gear')}
      data-testid="me"
      data-mood={mood}
    >
      <SeatHead className="me-head" player={player} aim={aim}>
        <span className="me-strength">
          <span className="me-strength-number">{player.strength.total}</span>
          <span className="me-strength-label">{say('strength')}</span>
        </span>
        <span className="seat-level" data-testid="my-level">
          {player.level}
        </span>
      </SeatHead>
      <div className="me-stair">
        <SeatStair player={player} />
        <SeatBadges className="seat-badges me-badges" player={player} />
      </div>
      {mood === null ? null : <Stamp mood={mood} />}
      <div className="me-gear">
        {all === 0 ? <p className="me-none">{say('gear-empty')}</p> : null}
        {used.map((card) => (
          <Laid key={card} player={player} card={card} size="thumb" selectable />
        ))}
        {player.carried.map((card) => (
          <Laid
            key={card}
            player={player}
            card={card}
            size="thumb"
            selectable
            sideways
            note={say('carried')}
          />
        ))}
        {player.curses.map((card) => (
          <Card key={card} card={card} size="thumb" note={say('curse-note')} />
        ))}
      </div>
    </section>
  );
}
