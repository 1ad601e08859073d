import type { Phrase, PlayerView } from '@kickdoor/rules';
import { memo } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { Gear } from './Gear.tsx';
import { onlySet } from './only-set.ts';
import { Remark } from './Remark.tsx';
import { SeatBadges, SeatHead } from './SeatParts.tsx';
import { seatStyle, useBadges } from './seat-kind.ts';
import { LevelShield, StrengthShield } from './Shields.tsx';
import { SeatStamp } from './Stamp.tsx';
import { useAim, useTools, usePosition, type Aim } from './TableContext.ts';
import './seat.css';

/** Another player: portrait, Level and strength, gear, and the number of cards in hand. */
export function Seat({ player }: { readonly player: PlayerView }) {
  const { view } = usePosition();
  const aim = useAim(`seat:${player.seat}`);
  const badges = useBadges(player);
  const turn = view.turn === player.seat;
  return <Person player={player} turn={turn} set={onlySet(view)} aim={aim} badges={badges} />;
}

interface PersonProps {
  readonly player: PlayerView;
  readonly turn: boolean;
  readonly set: string | undefined;
  readonly aim: Aim;
  readonly badges: readonly Phrase[];
}

/** Rerenders only when something about the player changes. */
const Person = memo(function Person({ player, turn, set, aim, badges }: PersonProps) {
  const { say } = useTools();
  const classes = [
    'seat',
    turn ? 'seat-turn' : '',
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
      <SeatHead className="seat-head" player={player} aim={aim} badges={badges}>
        <span className="seat-shields" aria-hidden>
          <LevelShield level={player.level} />
          <StrengthShield strength={player.strength.total} />
        </span>
      </SeatHead>
      <SeatBadges className="seat-badges" badges={badges} />
      <div className="seat-things">
        <Gear player={player} />
        <span className="seat-hand" role="img" aria-label={say('hand-count', { count: player.hand })}>
          <span className="seat-back">
            <CardBack deck="doors" set={set} size="thumb" />
          </span>
          <span className="seat-hand-count">{player.hand}</span>
        </span>
      </div>
      <SeatStamp seat={player.seat} />
      <Remark seat={player.seat} />
    </section>
  );
});
