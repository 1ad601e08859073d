/** The parts shared by all seats at the table, the player's own and the others'. */
import type { CardId, PlayerView } from '@kickdoor/rules';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Portrait, type PortraitProps } from '../cards/Portrait.tsx';
import { badges, kindLine } from './seat-kind.ts';
import { Stair } from './Stair.tsx';
import { useTable, type Aim, type TableScene } from './TableContext.ts';

/** The data for a portrait. */
export function portrait(
  player: PlayerView,
  pool: TableScene['pool'],
): Pick<PortraitProps, 'races' | 'classes' | 'sex'> {
  const id = (card: CardId) => pool.cards[card]?.id ?? '';
  return { races: player.races.map(id), classes: player.classes.map(id), sex: player.sex };
}

/** The cards that say what a player is. */
export function traitsOf(player: PlayerView): readonly CardId[] {
  const { races, classes, halfBreeds, superMunchkins, talents } = player;
  return [...races, ...classes, ...halfBreeds, ...superMunchkins, ...talents];
}

interface SeatHeadProps {
  readonly player: PlayerView;
  readonly aim: Aim;
  readonly className: string;
  /** Next to the name: the Level, and for the player themselves the strength. */
  readonly children: ReactNode;
}

/** The portrait and the name; pressing them targets the player, or else shows everything known about them. */
export function SeatHead({ player, aim, className, children }: SeatHeadProps) {
  const scene = useTable();
  const { say, pool, setOpen } = scene;
  const marks = badges(player, scene);
  const kind = kindLine(player, scene);
  return (
    <Button
      className={className}
      aria-label={say('seat-label', {
        who: player.name,
        level: player.level,
        kind,
        hand: player.hand,
        badges: marks,
        count: marks.length,
      })}
      onPress={() => {
        if (!aim.take()) setOpen({ kind: 'seat', seat: player.seat });
      }}
    >
      <Portrait {...portrait(player, pool)} size={56} dead={player.dead} />
      <span className="seat-who">
        <span className="seat-name">{player.name}</span>
        <span className="seat-kind">{kind}</span>
      </span>
      {children}
    </Button>
  );
}

/** The stair of Levels with the player on it. */
export function SeatStair({ player: { level } }: { readonly player: PlayerView }) {
  const { say, view } = useTable();
  const last = view.options.level;
  return <Stair level={level} last={last} label={say('level-of', { level, last })} />;
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
