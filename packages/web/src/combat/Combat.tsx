import type { CombatView, Seat } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { seatStyle } from '../table/seat-kind.ts';
import { Likeness } from '../table/Likeness.tsx';
import { useAim, useTools, usePosition } from '../table/TableContext.ts';
import { Beam } from './Beam.tsx';
import { Foes } from './Foes.tsx';
import { Parts } from './Parts.tsx';
import { Stakes } from './Stakes.tsx';
import { useTold } from './useTold.ts';
import './combat.css';

/**
 * A fight on the stage: fighters on the left, monsters on the right, between them the beam with the two strengths, and
 * what is at stake.
 */
export function Combat({ combat }: { readonly combat: CombatView }) {
  const { say, names } = useTools();
  const told = useTold(combat);
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
        <Stakes combat={combat} told={told} />
      </div>
      <div className="combat-side combat-monsters">
        <Foes foes={combat.foes} told={told.next === null ? null : (told.kinds[0] ?? null)} />
        <Parts sum={combat.monsters} label={say('parts-monsters')} />
      </div>
    </section>
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
