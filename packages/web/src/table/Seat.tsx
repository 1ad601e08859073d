import type { PlayerView } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { CardBack } from '../cards/CardBack.tsx';
import { Portrait } from '../cards/Portrait.tsx';
import { Card } from './Card.tsx';
import { Laid } from './Laid.tsx';
import { moodOf } from './mood.ts';
import { onlySet } from './only-set.ts';
import { badges, kindLine, seatStyle } from './seat-kind.ts';
import { Stair } from './Stair.tsx';
import { Stamp } from './Stamp.tsx';
import { useAim, useTable } from './TableContext.ts';
import './seat.css';

/** Another player at the table: who they are, how far, what they carry. */
export function Seat({ player }: { readonly player: PlayerView }) {
  const scene = useTable();
  const { say, view, box, setOpen, state, game } = scene;
  const aim = useAim(`seat:${player.seat}`);
  const marks = badges(player, scene);
  const mood = moodOf(player.seat, scene.state);
  const remark = state.remarks.get(player.seat);
  const gear = [...player.equipped, ...player.sidekicks, ...player.steeds];
  const traits = [
    ...player.races,
    ...player.classes,
    ...player.halfBreeds,
    ...player.superMunchkins,
    ...player.talents,
  ];
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
      <Button
        className="seat-head"
        aria-label={say('seat-label', {
          who: player.name,
          level: player.level,
          kind: kindLine(player, scene),
          hand: player.hand,
          badges: marks,
          count: marks.length,
        })}
        onPress={() => {
          if (!aim.take()) setOpen({ kind: 'seat', seat: player.seat });
        }}
      >
        <Portrait {...portrait(player, box)} size={56} dead={player.dead} />
        <span className="seat-who">
          <span className="seat-name">{player.name}</span>
          <span className="seat-kind">{kindLine(player, scene)}</span>
        </span>
        <span className="seat-level">{player.level}</span>
      </Button>
      <div className="seat-stair">
        <Stair
          level={player.level}
          last={view.options.level}
          label={say('level-of', { level: player.level, last: view.options.level })}
        />
      </div>
      <div className="seat-badges" aria-hidden>
        {marks.map((badge) => (
          <span key={badge.id} className={`badge ${badge.id}`}>
            {say(badge)}
          </span>
        ))}
      </div>
      <div className="seat-cards">
        {[...traits, ...gear].map((card) => (
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

/** What a portrait is drawn from. */
export function portrait(player: PlayerView, box: ReturnType<typeof useTable>['box']) {
  const id = (card: number) => box.cards[card]?.id ?? '';
  return { races: player.races.map(id), classes: player.classes.map(id), sex: player.sex };
}
