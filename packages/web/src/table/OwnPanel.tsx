import { Card } from './Card.tsx';
import { Laid } from './Laid.tsx';
import { SeatBadges, SeatHead, traitsOf } from './SeatParts.tsx';
import { seatStyle } from './seat-kind.ts';
import { LevelShield, StrengthShield } from './Shields.tsx';
import { SeatStamp } from './Stamp.tsx';
import { useAim, useTable } from './TableContext.ts';
import './own.css';

/** The player's own area: portrait, Level, strength, and the cards they have in play. */
export function OwnPanel() {
  const { view, say } = useTable();
  const seat = view.seat ?? -1;
  const player = view.players[seat];
  const aim = useAim(`seat:${seat}`);
  if (player === undefined) return null;
  const used = [...traitsOf(player), ...player.equipped, ...player.sidekicks, ...player.steeds];
  const all = used.length + player.carried.length + player.curses.length;
  return (
    <section
      className={`me${aim.lit ? ' seat-lit' : ''}${view.turn === seat ? ' me-turn' : ''}`}
      style={seatStyle(seat)}
      aria-label={say('your-gear')}
      data-testid="me"
    >
      <SeatHead className="me-head" player={player} aim={aim}>
        <span className="seat-shields">
          <LevelShield level={player.level} testId="my-level" />
          <StrengthShield strength={player.strength.total} />
        </span>
      </SeatHead>
      <SeatBadges className="seat-badges me-badges" player={player} />
      <SeatStamp seat={seat} />
      <div className="me-gear">
        {all === 0 ? <p className="me-none">{say('gear-empty')}</p> : null}
        {used.map((card) => (
          <Laid key={card} player={player} card={card} size="thumb" selectable />
        ))}
        {player.curses.map((card) => (
          <Card key={card} card={card} size="thumb" note={say('curse-note')} />
        ))}
        {player.carried.map((card) => (
          <span key={card} className="me-carried">
            <Laid player={player} card={card} size="thumb" selectable note={say('carried')} />
          </span>
        ))}
      </div>
    </section>
  );
}
