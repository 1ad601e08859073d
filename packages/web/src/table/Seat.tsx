import type { PlayerView } from '@kickdoor/rules';
import { CardBack } from '../cards/CardBack.tsx';
import { Card } from './Card.tsx';
import { Laid } from './Laid.tsx';
import { moodOf } from './mood.ts';
import { onlySet } from './only-set.ts';
import { SeatBadges, SeatHead, SeatStair, traitsOf } from './SeatParts.tsx';
import { seatStyle } from './seat-kind.ts';
import { Stamp } from './Stamp.tsx';
import { useAim, useTable } from './TableContext.ts';
import './seat.css';

/** Another player at the table: who they are, their Level, and what they carry. */
export function Seat({ player }: { readonly player: PlayerView }) {
  const { say, view, state, game } = useTable();
  const aim = useAim(`seat:${player.seat}`);
  const mood = moodOf(player.seat, state);
  const remark = state.remarks.get(player.seat);
  const gear = [...player.equipped, ...player.sidekicks, ...player.steeds];
  const classes = [
    'seat',
    view.turn === player.seat ? 'seat-turn' : '',
    player.dead || player.left ? 'seat-out' : '',
    aim.lit ? 'seat-lit' : '',
  ];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      style={seatStyle(player.seat)}
      aria-label={player.name}
      data-testid={`seat-${player.seat}`}
      data-mood={mood}
    >
      <SeatHead className="seat-head" player={player} aim={aim}>
        <span className="seat-level">{player.level}</span>
      </SeatHead>
      <div className="seat-stair">
        <SeatStair player={player} />
      </div>
      <SeatBadges className="seat-badges" player={player} />
      <div className="seat-cards">
        {[...traitsOf(player), ...gear].map((card) => (
          <Laid key={card} player={player} card={card} size="thumb" />
        ))}
        {player.carried.map((card) => (
          <Laid key={card} player={player} card={card} size="thumb" sideways />
        ))}
        {player.curses.map((card) => (
          <Card key={card} card={card} size="thumb" note={say('curse-note')} />
        ))}
      </div>
      <div className="seat-hand" aria-hidden title={say('hand-count', { count: player.hand })}>
        {Array.from({ length: Math.min(player.hand, 8) }, (_, at) => (
          <span key={`back ${at}`} className="seat-back">
            <CardBack deck="doors" set={onlySet(view)} size="thumb" />
          </span>
        ))}
        <span className="seat-hand-count">{player.hand}</span>
      </div>
      {mood === null ? null : <Stamp mood={mood} />}
      {remark !== undefined && remark.number >= game.number - 1 ? (
        <p className="seat-remark">{say(remark.why)}</p>
      ) : null}
    </section>
  );
}
