import { badStuffPhrase, termsPhrase, type CombatView, type Phrase } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { usePosition } from '../table/TableContext.ts';
import { winnersOfFight } from '../voice/stakes.ts';
import { text } from '../words/say.ts';
import type { Told } from './useTold.ts';
import './stakes.css';

interface StakesProps {
  readonly combat: CombatView;
  readonly told: Told;
}

/** The reward for winning, and the penalty for being caught. */
export function Stakes({ combat, told }: StakesProps) {
  const { say, names, pool, view } = usePosition();
  const { seat } = view;
  const winners = winnersOfFight({ view, pool });
  function winPhrase({ levels, treasures }: CombatView): Phrase {
    if (winners.length === 0) return text('stage-win', { levels, treasures });
    if (winners.length === 1 && winners[0] === seat) return text('stage-win-game-you');
    return text('stage-win-game', { players: winners.map(names.who) });
  }
  const { shown, kinds, small, overflows, next, at, count } = told;
  return (
    <div
      ref={shown}
      className={`combat-stakes${small ? ' stakes-small' : ''}`}
      {...(overflows ? { tabIndex: 0 } : {})}
    >
      <div role="status">
        <p className="combat-win" data-game={winners.length > 0 || undefined}>
          {say(winPhrase(combat))}
          {combat.helper === null || combat.terms === null ? null : (
            <span className="combat-terms">
              {' '}
              {say(combat.helper === seat ? 'combat-terms-you' : 'combat-terms', {
                who: names.who(combat.helper),
                terms: termsPhrase(names, combat.terms, seat),
              })}
            </span>
          )}
        </p>
        {combat.sealed === true ? <p className="combat-sealed">{say('stage-sealed')}</p> : null}
        {kinds.map((card) => {
          const def = pool.cards[card];
          if (def === undefined) return null;
          const bad = badStuffPhrase(def);
          return (
            <p key={card} className="combat-bad">
              {next === null ? null : (
                <span className="stakes-at" aria-hidden>
                  {at + 1}/{count} ›
                </span>
              )}
              {count === 1 ? say(bad) : say('stage-foe-bad', { card: names.card(card), text: say(bad) })}
            </p>
          );
        })}
      </div>
      {next === null ? null : (
        <Button
          className="stakes-next"
          aria-label={say('stage-bad-next', { at: at + 1, count })}
          data-testid="stakes-next"
          onPress={next}
        />
      )}
    </div>
  );
}
