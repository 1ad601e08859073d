import type { CardId, PlayerView } from '@kickdoor/rules';
import { Card, type CardProps } from './Card.tsx';
import { useTools } from './TableContext.ts';

export interface LaidProps extends Omit<CardProps, 'note' | 'dimmed'> {
  readonly player: PlayerView;
  readonly note?: string;
}

/** A card in play with everything attached to it: joined lasers, enhancers, cheats, the items of a sidekick. */
export function Laid({ player, card, note, ...props }: LaidProps) {
  const { say, names } = useTools();
  const lying = lyingOn(player, card);
  const dimmed = player.ineffective.includes(card);
  const face = (one: CardId, under: string | undefined) => (
    <Card
      {...props}
      card={one}
      dimmed={one === card ? dimmed : player.ineffective.includes(one)}
      {...(under === undefined ? {} : { note: under })}
    />
  );
  if (lying.length === 0) return face(card, note);
  return (
    <div className="laid" role="group" aria-label={say('laid', { card: names.card(card) })}>
      {face(card, note)}
      {lying.map((on) => (
        <div key={on} className="laid-on">
          <Laid
            {...props}
            sideways={false}
            player={player}
            card={on}
            note={say('lies-on', { card: names.card(card) })}
          />
        </div>
      ))}
    </div>
  );
}

/** The cards attached directly to a card. */
function lyingOn(player: Pick<PlayerView, 'attached'>, host: CardId): readonly CardId[] {
  return player.attached.flatMap(([on, card]) => (on === host ? [card] : []));
}
