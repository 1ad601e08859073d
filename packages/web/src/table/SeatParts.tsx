/** Parts shared by all seats at the table, the player's own and the others'. */
import type { CardId, Phrase, PlayerView } from '@kickdoor/rules';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Likeness } from './Likeness.tsx';
import { kindLine } from './seat-kind.ts';
import { useTools, type Aim } from './TableContext.ts';

/** The race, class and similar cards of a player. */
export function traitsOf(player: PlayerView): readonly CardId[] {
  const { races, classes, halfBreeds, superMunchkins, talents } = player;
  return [...races, ...classes, ...halfBreeds, ...superMunchkins, ...talents];
}

interface SeatHeadProps {
  readonly player: PlayerView;
  readonly aim: Aim;
  /** From `useBadges`. */
  readonly badges: readonly Phrase[];
  readonly className: string;
  /** Placed beside the name: the shields. */
  readonly children: ReactNode;
}

/** The portrait and the name; pressing them targets the player, or shows everything known about them. */
export function SeatHead({ player, aim, badges, className, children }: SeatHeadProps) {
  const { names, say, setOpen } = useTools();
  const kind = kindLine(player, { names, say });
  return (
    <Button
      className={className}
      aria-label={say('seat-label', {
        who: player.name,
        level: player.level,
        strength: player.strength.total,
        kind,
        hand: player.hand,
        badges,
        count: badges.length,
      })}
      data-target={`seat:${player.seat}`}
      onPress={() => {
        if (!aim.take()) setOpen({ kind: 'seat', seat: player.seat });
      }}
    >
      <Likeness player={player} size={48} />
      <span className="seat-who" aria-hidden>
        <span className="seat-name">{player.name}</span>
        <span className="seat-kind">{kind}</span>
      </span>
      {children}
    </Button>
  );
}

/** Further facts about the player, in a few words each. */
export function SeatBadges({
  badges,
  className,
}: {
  readonly badges: readonly Phrase[];
  readonly className: string;
}) {
  const { say } = useTools();
  return (
    <div className={className} aria-hidden>
      {badges.map((badge) => (
        <span key={badge.id} className={`badge ${badge.id}`}>
          {say(badge)}
        </span>
      ))}
    </div>
  );
}
