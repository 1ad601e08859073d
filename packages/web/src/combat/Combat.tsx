import { badStuffPhrase, termsPhrase, type CombatView, type Seat } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { seatStyle } from '../table/seat-kind.ts';
import { Likeness } from '../table/Likeness.tsx';
import { useAim, useGround, usePosition } from '../table/TableContext.ts';
import { useOverflow } from '../ui/useOverflow.ts';
import { Beam } from './Beam.tsx';
import { Foes } from './Foes.tsx';
import { Parts } from './Parts.tsx';
import './combat.css';

/**
 * A fight on the stage: fighters left, monsters right, and between them the beam with the two numbers that decide, what
 * is to be won, and what happens otherwise.
 */
export function Combat({ combat }: { readonly combat: CombatView }) {
  const { say, names } = useGround();
  const foes = combat.foes.map((foe) => names.card(foe.card));
  return (
    <section className="combat" aria-label={say('combat-title', { monsters: foes })} data-testid="combat">
      <div className="combat-side combat-fighters">
        <div className="combat-figures">
          <Fighter seat={combat.fighter} />
          {combat.helper === null ? null : <Fighter seat={combat.helper} />}
        </div>
        <Parts sum={combat.fighters} label={say('parts-fighters')} />
      </div>
      <div className="combat-middle">
        <Beam combat={combat} />
        <Stakes combat={combat} />
      </div>
      <div className="combat-side combat-monsters">
        <Foes foes={combat.foes} />
        <Parts sum={combat.monsters} label={say('parts-monsters')} />
      </div>
    </section>
  );
}

/** What a win brings, and what being caught means. */
function Stakes({ combat }: { readonly combat: CombatView }) {
  const { say, names, pool } = useGround();
  const { shown, overflows } = useOverflow<HTMLDivElement>();
  const kinds = [...new Set(combat.foes.map(({ kin }) => kin))];
  return (
    <div ref={shown} className="combat-stakes" role="status" {...(overflows ? { tabIndex: 0 } : {})}>
      <p className="combat-win">
        {say('stage-win', { levels: combat.levels, treasures: combat.treasures })}
        {combat.helper === null || combat.terms === null ? null : (
          <span className="combat-terms">
            {' '}
            {say('combat-terms', {
              who: names.who(combat.helper),
              terms: termsPhrase(names, combat.terms),
            })}
          </span>
        )}
      </p>
      {kinds.map((card) => {
        const def = pool.cards[card];
        if (def === undefined) return null;
        const bad = badStuffPhrase(def);
        return (
          <p key={card} className="combat-bad">
            {kinds.length === 1 ? say(bad) : say('stage-foe-bad', { card: names.card(card), text: say(bad) })}
          </p>
        );
      })}
    </div>
  );
}

function Fighter({ seat }: { readonly seat: Seat }) {
  const { view, setOpen } = usePosition();
  const aim = useAim(`seat:${seat}`);
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <Button
      className={`fighter${aim.lit ? ' fighter-lit' : ''}`}
      style={seatStyle(seat)}
      data-target={`seat:${seat}`}
      onPress={() => {
        if (!aim.take()) setOpen({ kind: 'seat', seat });
      }}
    >
      <Likeness player={player} size={84} />
      <span className="fighter-name">{player.name}</span>
    </Button>
  );
}
