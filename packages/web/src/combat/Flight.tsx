import type { EscapeView, View } from '@kickdoor/rules';
import { Card } from '../table/Card.tsx';
import { rollsThatSave, savingFaces } from '../foresight/odds.ts';
import { Likeness } from '../table/Likeness.tsx';
import { usePosition } from '../table/TableContext.ts';
import { Faces } from './Faces.tsx';
import { Parts } from './Parts.tsx';
import './flight.css';

/** Running away: the runner, the monster, and the faces of the die that succeed. */
export function Flight({ flight }: { readonly flight: NonNullable<View['flight']> }) {
  const { say, names, view } = usePosition();
  const runner = view.players[flight.runner];
  const isOwn = flight.runner === view.seat;
  const others = flight.waiting.filter((seat) => seat !== flight.runner).map((seat) => names.who(seat));
  return (
    <section className="flight" aria-label={say('flight-title')} data-testid="flight">
      <div className="flight-runner">
        {runner === undefined ? null : <Likeness player={runner} size={72} />}
        <h2 className="flight-title">
          {say(isOwn ? 'flight-runner-you' : 'flight-runner', { who: names.who(flight.runner) })}
        </h2>
        {others.length === 0 ? null : <p>{say('flight-next', { players: others })}</p>}
      </div>
      <ul
        className="flight-foes"
        style={{ '--foes': flight.escapes.length }}
        data-foes={flight.escapes.length}
      >
        {flight.escapes.map((escape) => (
          <li key={escape.card} className="flight-foe">
            <Card card={escape.card} size="hand" />
            <Escape escape={escape} runner={flight.runner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The odds of escaping one monster: the six faces, in words, and the bonuses to the roll. */
function Escape({ escape, runner }: { readonly escape: EscapeView; readonly runner: number }) {
  const { say, names, view } = usePosition();
  const { needs, modifiers } = escape;
  return (
    <div className="escape">
      <Faces saving={savingFaces(escape)} />
      <p className="escape-words">
        <strong>
          {say('escape-needs', { needs, you: runner === view.seat ? 'yes' : 'no', who: names.who(runner) })}
        </strong>{' '}
        <span className="escape-odds">({say('escape-odds', { count: rollsThatSave(escape) })})</span>
      </p>
      {modifiers.parts.length === 0 ? null : <Parts sum={modifiers} label={say('flight-bonus')} />}
    </div>
  );
}
