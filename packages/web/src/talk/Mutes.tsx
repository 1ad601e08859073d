import { usePosition } from '../table/TableContext.ts';
import { Switch } from '../ui/Switch.tsx';
import { mute, useMuted } from './muted.ts';
import './talk.css';

/** A switch for each other player that mutes them in this browser. */
export function Mutes({ table }: { readonly table: string }) {
  const { say, names, view } = usePosition();
  const muted = useMuted(table);
  return (
    <section className="talk-mutes">
      {view.players
        .filter(({ seat, left }) => seat !== view.seat && !left)
        .map(({ seat, name }) => (
          <Switch
            key={seat}
            testId={`mute-${seat}`}
            isSelected={muted.includes(name)}
            onChange={(on) => mute(table, name, on)}
          >
            {say('talk-mute', { who: names.who(seat) })}
          </Switch>
        ))}
      <p className="field-hint">{say('talk-mute-text')}</p>
    </section>
  );
}
