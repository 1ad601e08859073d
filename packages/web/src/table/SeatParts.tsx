/** The parts shared by all seats at the table, the player's own and the others'. */
import type { CardId, PlayerView } from '@kickdoor/rules';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Likeness } from './Likeness.tsx';
import { badges, kindLine } from './seat-kind.ts';
import { useTable, type Aim } from './TableContext.ts';

/** The cards that say what a player is. */
export function traitsOf(player: PlayerView): readonly CardId[] {
  const { races, classes, halfBreeds, superMunchkins, talents } = player;
  return [...races, ...classes, ...halfBreeds, ...superMunchkins, ...talents];
}

interface SeatHeadProps {
  readonly player: PlayerView;
  readonly aim: Aim;
  readonly className: string;
  /** Next to the name: the shields. */
  readonly children: ReactNode;
}

/** The portrait and the name; pressing them targets the player, or else shows everything known about them. */
export function SeatHead({ player, aim, className, children }: SeatHeadProps) {
  const scene = useTable();
  const { say, setOpen } = scene;
  const marks = badges(player, scene);
  const kind = kindLine(player, scene);
  return (
    <Button
      className={className}
      aria-label={say('seat-label', {
        who: player.name,
        level: player.level,
        strength: player.strength.total,
        kind,
        hand: player.hand,
        badges: marks,
        count: marks.length,
      })}
      data-target={`seat:${player.seat}`}
      onPress={() => {
        if (!aim.take()) setOpen({ kind: 'seat', seat: player.seat });
      }}
    >
      <Likeness player={player} size={48} />
      <span className="seat-who">
        <span className="seat-name">{player.name}</span>
        <span className="seat-kind">{kind}</span>
      </span>
      {children}
    </Button>
  );
}

/** What else there is to know about the player, in a few words each. */
export function SeatBadges({
  player,
  className,
}: {
  readonly player: PlayerView;
  readonly className: string;
}) {
  const scene = useTable();
  return (
    <div className={className} aria-hidden>
      {badges(player, scene).map((badge) => (
        <span key={badge.id} className={`badge ${badge.id}`}>
          {scene.say(badge)}
        </span>
      ))}
    </div>
  );
}
