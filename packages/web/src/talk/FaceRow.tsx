import { REACTIONS } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { Icon } from '../cards/Icon.tsx';
import { useTools, usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { FACES } from './faces.ts';
import './talk.css';

/** The faces that can be shown at a player's portrait. Renders nothing for spectators, or if talk is off. */
export function FaceRow({ seat, onShown }: { readonly seat: Seat; readonly onShown: () => void }) {
  const { say, names, client } = useTools();
  const { view } = usePosition();
  const { table, you } = useTableState();
  if (you.seat === null || view.seat === null || table?.talk === 'off') return null;
  return (
    <div className="face-row" role="group" aria-label={say('talk-react', { who: names.who(seat) })}>
      {REACTIONS.map((reaction) => (
        <Button
          key={reaction}
          className="face-choice"
          aria-label={say(`reaction-${reaction}`)}
          data-testid={`face-${reaction}`}
          onPress={() => {
            client.ask({ type: 'say', what: { kind: 'reaction', reaction, seat } });
            onShown();
          }}
        >
          <Icon name={FACES[reaction]} />
        </Button>
      ))}
    </div>
  );
}
