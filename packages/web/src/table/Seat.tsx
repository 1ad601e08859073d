import type { PlayerView } from '@kickdoor/rules';
import { CardBack } from '../cards/CardBack.tsx';
import { Gear } from './Gear.tsx';
import { onlySet } from './only-set.ts';
import { SeatBadges, SeatHead } from './SeatParts.tsx';
import { seatStyle } from './seat-kind.ts';
import { LevelShield, StrengthShield } from './Shields.tsx';
import { SeatStamp } from './Stamp.tsx';
import { useAim, useTable } from './TableContext.ts';
import './seat.css';

/** Another player as a character: who they are, their Level and strength, what they wear, how many cards they hold. */
export function Seat({ player }: { readonly player: PlayerView }) {
  const { say, view, state, game } = useTable();
  const aim = useAim(`seat:${player.seat}`);
  const remark = state.remarks.get(player.seat);
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
    >
      <SeatHead className="seat-head" player={player} aim={aim}>
        <span className="seat-shields">
          <LevelShield level={player.level} />
          <StrengthShield strength={player.strength.total} />
        </span>
      </SeatHead>
      <SeatBadges className="seat-badges" player={player} />
      <div className="seat-things">
        <Gear player={player} />
        <span className="seat-hand" role="img" aria-label={say('hand-count', { count: player.hand })}>
          <span className="seat-back">
            <CardBack deck="doors" set={onlySet(view)} size="thumb" />
          </span>
          <span className="seat-hand-count">{player.hand}</span>
        </span>
      </div>
      <SeatStamp seat={player.seat} />
      {remark !== undefined && remark.number >= game.number - 1 ? (
        <p className="seat-remark">{say(remark.why)}</p>
      ) : null}
    </section>
  );
}
