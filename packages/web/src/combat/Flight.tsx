import type { View } from '@kickdoor/rules';
import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';
import { Parts } from './Parts.tsx';
import './flight.css';

/** Running away: who runs, from what, and what modifies the roll. */
export function Flight({ flight }: { readonly flight: NonNullable<View['flight']> }) {
  const { say, names, view } = useTable();
  const runner = view.players[flight.runner];
  const others = flight.waiting.filter((seat) => seat !== flight.runner).map((seat) => names.who(seat));
  return (
    <section className="flight" aria-label={say('flight-title')} data-testid="flight">
      <h2 className="flight-title">{say('flight-runner', { who: names.who(flight.runner) })}</h2>
      {others.length === 0 ? null : <p>{say('flight-next', { players: others })}</p>}
      <p className="flight-label">{say('flight-left')}</p>
      <div className="flight-foes">
        {flight.left.map((card, at) => (
          <Card key={`${card} ${String(at)}`} card={card} size="hand" />
        ))}
      </div>
      {runner === undefined || runner.flee.parts.length === 0 ? null : (
        <div>
          <p className="flight-label">{say('flight-bonus')}</p>
          <Parts sum={runner.flee} label={say('flight-bonus')} />
        </div>
      )}
    </section>
  );
}
