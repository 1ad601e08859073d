import { Button } from 'react-aria-components';
import { Portrait } from '../cards/Portrait.tsx';
import { Card } from './Card.tsx';
import { portrait } from './Seat.tsx';
import { badges, kindLine, seatStyle } from './seat-kind.ts';
import { Stair } from './Stair.tsx';
import { useAim, useTable } from './TableContext.ts';
import './own.css';

/** The player's own place: portrait, Level, strength, and all that lies in front of them. */
export function OwnPanel() {
  const scene = useTable();
  const { view, box, say, setOpen } = scene;
  const seat = view.seat ?? -1;
  const player = view.players[seat];
  const aim = useAim(`seat:${seat}`);
  if (player === undefined) return null;
  const traits = [...player.races, ...player.classes, ...player.halfBreeds, ...player.superMunchkins];
  const used = [...traits, ...player.equipped, ...player.sidekicks, ...player.steeds];
  const attached = player.attached.map(([, card]) => card);
  const all = used.length + attached.length + player.carried.length + player.curses.length;
  return (
    <section
      className={`me${aim.lit ? ' seat-lit' : ''}${view.turn === seat ? ' me-turn' : ''}`}
      style={seatStyle(seat)}
      aria-label={say('your-gear')}
      data-testid="me"
    >
      <Button
        className="me-head"
        onPress={() => {
          if (!aim.take()) setOpen({ kind: 'seat', seat });
        }}
      >
        <Portrait {...portrait(player, box)} size={64} dead={player.dead} />
        <span className="me-who">
          <span className="seat-name">{player.name}</span>
          <span className="seat-kind">{kindLine(player, scene)}</span>
          <span className="me-badges">
            {badges(player, scene).map((badge) => (
              <span key={badge.id} className={`badge ${badge.id}`}>
                {say(badge)}
              </span>
            ))}
          </span>
        </span>
      </Button>
      <div className="me-level">
        <span className="me-level-number" data-testid="my-level">
          {player.level}
        </span>
        <Stair
          level={player.level}
          last={view.options.level}
          label={say('level-of', { level: player.level, last: view.options.level })}
        />
      </div>
      <Button className="me-strength" onPress={() => setOpen({ kind: 'seat', seat })}>
        <span className="me-strength-number">{player.strength.total}</span>
        <span className="me-strength-label">{say('strength')}</span>
      </Button>
      <div className="me-gear">
        {all === 0 ? <p className="me-none">{say('gear-empty')}</p> : null}
        {used.map((card) => (
          <Card key={card} card={card} size="thumb" selectable dimmed={player.idle.includes(card)} />
        ))}
        {attached.map((card) => (
          <Card key={card} card={card} size="thumb" selectable />
        ))}
        {player.carried.map((card) => (
          <Card key={card} card={card} size="thumb" selectable sideways note={say('carried')} />
        ))}
        {player.curses.map((card) => (
          <Card key={card} card={card} size="thumb" note={say('curse-note')} />
        ))}
      </div>
    </section>
  );
}
