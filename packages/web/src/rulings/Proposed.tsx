import { SteadyButton } from '../ui/SteadyButton.tsx';
import type { Proposed } from '../net/state.ts';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { lossPhrases, rulingPhrase } from './phrases.ts';

/** A proposed ruling: what it does, what would be lost, and who agrees. Players are asked to vote. */
export function ProposedRuling({ ruling }: { readonly ruling: Proposed }) {
  const { say, client, view, names, pool } = usePosition();
  const state = useTableState();
  const { key, by, for: agreed, against, needed } = ruling;
  const { seat } = view;
  const vote = (agree: boolean) => client.ask({ type: 'consent', proposal: key, agree });
  return (
    <div className="hours" role="status" data-testid="ruling">
      <p>
        {say(rulingPhrase(ruling, { names, pool, log: state.log, view }))}{' '}
        <span>
          {[
            ...lossPhrases(ruling, names).map((each) => say(each)),
            say('motion-count', { count: agreed.length, needed }),
          ].join(' ')}
        </span>
      </p>
      {seat === null || agreed.includes(seat) ? null : (
        <SteadyButton tone="main" place={String(key)} onPress={() => vote(true)} data-testid="ruling-agree">
          {say('motion-agree')}
        </SteadyButton>
      )}
      {seat === null || seat === by || against.includes(seat) ? null : (
        <SteadyButton place={String(key)} onPress={() => vote(false)} data-testid="ruling-refuse">
          {say('motion-refuse')}
        </SteadyButton>
      )}
      {state.you.host ? (
        <SteadyButton
          place={String(key)}
          onPress={() => client.ask({ type: 'withdraw', proposal: key })}
          data-testid="ruling-withdraw"
        >
          {say('motion-take-back')}
        </SteadyButton>
      ) : null}
    </div>
  );
}
