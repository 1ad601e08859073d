import { Button } from 'react-aria-components';
import { Portrait } from '../cards/Portrait.tsx';
import { Card } from './Card.tsx';
import { Laid } from './Laid.tsx';
import { portrait } from './Seat.tsx';
import { moodOf } from './mood.ts';
import { badges, kindLine, seatStyle } from './seat-kind.ts';
import { Stair } from './Stair.tsx';
import { Stamp } from './Stamp.tsx';
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
  const marks = badges(player, scene);
  const mood = moodOf(player.seat, scene.state);
  const traits = [
    ...player.races,
    ...player.classes,
    ...player.halfBreeds,
    ...player.superMunchkins,
    ...player.talents,
  ];
  const used = [...traits, ...player.equipped, ...player.sidekicks, ...player.steeds];
  const all = used.length + player.carried.length + player.curses.length;
  return (
    <section
      className={`me${aim.lit ? ' seat-lit' : ''}${view.turn === seat ? ' me-turn' : ''}`}
      style={seatStyle(seat)}
      aria-label={say('your-gear')}
      data-testid="me"
      data-mood={mood}
    >
      <Button
        className="me-head"
        aria-label={say('seat-label', {
          who: player.name,
          level: player.level,
          kind: kindLine(player, scene),
          hand: player.hand,
          badges: marks,
          count: marks.length,
        })}
        onPress={() => {
          if (!aim.take()) setOpen({ kind: 'seat', seat });
        }}
      >
        <Portrait {...portrait(player, box)} size={56} dead={player.dead} />
        <span className="seat-who">
          <span className="seat-name">{player.name}</span>
          <span className="seat-kind">{kindLine(player, scene)}</span>
        </span>
        <span className="me-strength">
          <span className="me-strength-number">{player.strength.total}</span>
          <span className="me-strength-label">{say('strength')}</span>
        </span>
        <span className="seat-level" data-testid="my-level">
          {player.level}
        </span>
      </Button>
      <div className="me-stair">
        <Stair
          level={player.level}
          last={view.options.level}
          label={say('level-of', { level: player.level, last: view.options.level })}
        />
        <div className="seat-badges me-badges" aria-hidden>
          {marks.map((badge) => (
            <span key={badge.id} className={`badge ${badge.id}`}>
              {say(badge)}
            </span>
          ))}
        </div>
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
