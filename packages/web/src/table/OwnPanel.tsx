import type { Phrase, PlayerView } from '@kickdoor/rules';
import { memo } from 'react';
import { Card } from './Card.tsx';
import { Laid } from './Laid.tsx';
import { SeatBadges, SeatHead, traitsOf } from './SeatParts.tsx';
import { seatStyle, useBadges } from './seat-kind.ts';
import { LevelShield, StrengthShield } from './Shields.tsx';
import { SeatStamp } from './Stamp.tsx';
import { useAim, useTools, usePosition, type Aim } from './TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import './own.css';

/** The player's own area: portrait, Level, strength, and the cards they have in play. */
export function OwnPanel() {
  const { view } = usePosition();
  const player = view.players[view.seat ?? -1];
  return player === undefined ? null : <Mine player={player} turn={view.turn === player.seat} />;
}

function Mine({ player, turn }: Omit<OwnProps, 'aim' | 'badges'>) {
  const aim = useAim(`seat:${player.seat}`);
  const badges = useBadges(player);
  return <Own player={player} turn={turn} aim={aim} badges={badges} />;
}

/** At most this many cards are in a row. */
const ROW = 7;

interface OwnProps {
  readonly player: PlayerView;
  readonly turn: boolean;
  readonly aim: Aim;
  readonly badges: readonly Phrase[];
}

/** Rerenders only when something about the player changes. */
const Own = memo(function Own({ player, turn, aim, badges }: OwnProps) {
  const { say } = useTools();
  const { seat } = player;
  const used = [...traitsOf(player), ...player.equipped, ...player.sidekicks, ...player.steeds];
  const all = used.length + player.carried.length + player.curses.length;
  return (
    <section
      className={`me${aim.lit ? ' seat-lit' : ''}${turn ? ' me-turn' : ''}`}
      style={seatStyle(seat)}
      aria-label={say('your-gear')}
      data-testid="me"
    >
      <SeatHead className="me-head" player={player} aim={aim} badges={badges}>
        <span className="seat-shields" aria-hidden>
          <LevelShield level={player.level} testId="my-level" />
          <StrengthShield strength={player.strength.total} />
        </span>
      </SeatHead>
      <SeatBadges className="seat-badges me-badges" badges={badges} />
      <SeatStamp seat={seat} />
      <div
        className="me-gear"
        style={{ '--count': Math.max(1, all) }}
        data-many={all > ROW || undefined}
        data-place={`gear:${seat}`}
      >
        <Undo />
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
});

/** Takes back the player's last move, as long as it is harmless and nobody has moved since. */
function Undo() {
  const { say, client, game } = usePosition();
  const { undo } = game;
  if (undo === null) return null;
  return (
    <SteadyButton
      className="me-undo"
      place={String(undo)}
      onPress={() => client.ask({ type: 'undo', number: undo })}
      data-testid="undo"
    >
      {say('do-undo')}
    </SteadyButton>
  );
}
