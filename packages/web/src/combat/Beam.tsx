import type { CombatView, Side } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { useBeat } from '../beats/BeatsContext.ts';
import { useAim, useTable } from '../table/TableContext.ts';
import './beam.css';

/** Degrees that the beam tips at most. */
const MOST = 11;
/** A difference of this many points tips it two thirds of the way. */
const SOFT = 6;

/** How far the beam tips, in degrees; positive: the right side, the monsters, is heavier. */
export function tipOf({
  fighters,
  monsters,
  winning,
}: Pick<CombatView, 'fighters' | 'monsters' | 'winning'>): number {
  const more = monsters.total - fighters.total;
  // A tie belongs to somebody: the beam never stands level.
  const difference = more === 0 ? (winning ? -1 : 1) : more;
  return MOST * Math.tanh(difference / SOFT);
}

/** The beam that both sides' strengths hang from; it tips toward who is winning. */
export function Beam({ combat }: { readonly combat: CombatView }) {
  const { say, names, view } = useTable();
  // It stands level until the door is open.
  const closed = useBeat()?.shown.kind === 'door';
  return (
    <div className="beam" style={{ '--tip': `${closed ? 0 : tipOf(combat)}deg` }}>
      <p className={`beam-verdict ${combat.winning ? 'beam-good' : 'beam-bad'}`} role="status">
        {say(combat.winning ? 'combat-winning' : 'combat-losing', {
          who: names.who(combat.fighter),
          you: combat.fighter === view.seat ? 'yes' : 'no',
        })}
      </p>
      <svg className="beam-post" viewBox="0 0 60 60" aria-hidden>
        <path d="M30 8L50 56H10Z" />
      </svg>
      <div className="beam-arm">
        <span className="beam-bar" aria-hidden />
        <Total side="fighters" total={combat.fighters.total} ahead={combat.winning} />
        <Total side="monsters" total={combat.monsters.total} ahead={!combat.winning} />
      </div>
    </div>
  );
}

interface TotalProps {
  readonly side: Side;
  readonly total: number;
  readonly ahead: boolean;
}

function Total({ side, total, ahead }: TotalProps) {
  const { say } = useTable();
  const aim = useAim(`side:${side}`);
  return (
    <Button
      className={`beam-total beam-${side}${aim.lit ? ' beam-lit' : ''}${ahead ? ' beam-ahead' : ''}`}
      isDisabled={!aim.lit}
      aria-label={say(`total-${side}`, { total })}
      data-testid={`strength-${side}`}
      data-target={`side:${side}`}
      onPress={() => aim.take()}
    >
      <span key={total} className="beam-number">
        {total}
      </span>
    </Button>
  );
}
