import type { CombatView, Side } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { useBeat } from '../beats/BeatsContext.ts';
import type { Fight } from '../foresight/foresee.ts';
import { useAim, useTable } from '../table/TableContext.ts';
import { figure } from '../ui/figure.ts';
import './beam.css';

/** The beam's largest tilt, in degrees. */
const MOST = 11;
/** A difference of this many points tilts it by two thirds of that. */
const SOFT = 6;

/** The beam's tilt in degrees; positive: the right side, the monsters, is heavier. */
export function tipOf({
  fighters,
  monsters,
  winning,
}: Pick<Fight, 'fighters' | 'monsters' | 'winning'>): number {
  const more = monsters - fighters;
  // Somebody wins a tie, so the beam is never level.
  const difference = more === 0 ? (winning ? -1 : 1) : more;
  return MOST * Math.tanh(difference / SOFT);
}

/**
 * The beam from which both sides' strengths hang; it tilts toward the winning side. While a card is being aimed it
 * previews the resulting strengths and tilt.
 */
export function Beam({ combat }: { readonly combat: CombatView }) {
  const { say, names, view, aimed } = useTable();
  // It is level until the door is open.
  const closed = useBeat()?.shown.kind === 'door';
  const winning = aimed?.winning ?? combat.winning;
  const fighters = aimed?.fighters ?? combat.fighters.total;
  const monsters = aimed?.monsters ?? combat.monsters.total;
  const tip = tipOf({ fighters, monsters, winning });
  const mood = winning ? 'winning' : 'losing';
  return (
    <div
      className={`beam${aimed === null ? '' : ' beam-aimed'}`}
      style={{ '--tip': `${closed ? 0 : tip}deg` }}
      data-testid="beam"
    >
      <p className={`beam-verdict ${winning ? 'beam-good' : 'beam-bad'}`} role="status">
        {say(aimed === null ? `combat-${mood}` : `aim-${mood}`, {
          who: names.who(combat.fighter),
          you: combat.fighter === view.seat ? 'yes' : 'no',
        })}
      </p>
      <svg className="beam-post" viewBox="0 0 60 60" aria-hidden>
        <path d="M30 8L50 56H10Z" />
      </svg>
      <div className="beam-arm">
        <span className="beam-bar" aria-hidden />
        <Total side="fighters" now={combat.fighters.total} would={fighters} ahead={winning} />
        <Total side="monsters" now={combat.monsters.total} would={monsters} ahead={!winning} />
      </div>
    </div>
  );
}

interface TotalProps {
  readonly side: Side;
  /** The current strength. */
  readonly now: number;
  /** The strength with the card being aimed; the same if there is none. */
  readonly would: number;
  readonly ahead: boolean;
}

function Total({ side, now, would, ahead }: TotalProps) {
  const { say } = useTable();
  const aim = useAim(`side:${side}`);
  return (
    <Button
      className={`beam-total beam-${side}${aim.lit ? ' beam-lit' : ''}${ahead ? ' beam-ahead' : ''}`}
      isDisabled={!aim.lit}
      aria-label={say(`total-${side}`, { total: now })}
      data-testid={`strength-${side}`}
      data-target={`side:${side}`}
      onPress={() => aim.take()}
    >
      {would === now ? null : <s className="beam-was">{figure(now)}</s>}
      <span key={would} className="beam-number">
        {figure(would)}
      </span>
    </Button>
  );
}
