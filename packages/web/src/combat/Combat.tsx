import {
  type CombatView,
  type FoeView,
  type PlayerView,
  type Seat,
  type Side,
  termsPhrase,
} from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Portrait } from '../cards/Portrait.tsx';
import { Card } from '../table/Card.tsx';
import { seatStyle } from '../table/seat-kind.ts';
import { portrait } from '../table/SeatParts.tsx';
import { useAim, useTable } from '../table/TableContext.ts';
import { Parts } from './Parts.tsx';
import './combat.css';

/**
 * The combat in the middle of the table: fighters on the left, monsters on the right, and the two numbers that decide.
 */
export function Combat({ combat }: { readonly combat: CombatView }) {
  const { say, names, view } = useTable();
  const foes = combat.foes.map((foe) => names.card(foe.card));
  return (
    <section className="combat" aria-label={say('combat-title', { monsters: foes })} data-testid="combat">
      <SidePanel side="fighters" total={combat.fighters.total} ahead={combat.winning}>
        <div className="combat-figures">
          <Fighter seat={combat.fighter} />
          {combat.helper === null ? null : <Fighter seat={combat.helper} />}
        </div>
        <Parts sum={combat.fighters} label={say('parts-fighters')} />
        {combat.helper === null || combat.terms === null ? null : (
          <p className="combat-terms">
            {say('combat-terms', {
              who: names.who(combat.helper),
              terms: termsPhrase(names, combat.terms),
            })}
          </p>
        )}
      </SidePanel>
      <div className="combat-middle">
        <span className="combat-versus" aria-hidden>
          {say('versus')}
        </span>
        <p className={`combat-state ${combat.winning ? 'combat-winning' : ''}`} role="status">
          {say(combat.winning ? 'combat-winning' : 'combat-losing', {
            who: names.who(combat.fighter),
            you: combat.fighter === view.seat ? 'yes' : 'no',
          })}
        </p>
        <p className="combat-stakes">
          {say('combat-stakes', { treasures: combat.treasures, levels: combat.levels })}
        </p>
      </div>
      <SidePanel side="monsters" total={combat.monsters.total} ahead={!combat.winning}>
        <div className="combat-figures">
          <AnimatePresence>
            {combat.foes.map((foe) => (
              <motion.div
                // A mate has a card of its own.
                key={foe.card}
                layout
                initial={{ opacity: 0, y: -18 }}
                animate={{ opacity: 1, y: 0 }}
                exit={{ opacity: 0, scale: 0.7 }}
                transition={{ duration: 0.25 }}
              >
                <Foe foe={foe} />
              </motion.div>
            ))}
          </AnimatePresence>
        </div>
        <Parts sum={combat.monsters} label={say('parts-monsters')} />
      </SidePanel>
    </section>
  );
}

interface SidePanelProps {
  readonly side: Side;
  readonly total: number;
  readonly ahead: boolean;
  readonly children: ReactNode;
}

function SidePanel({ side, total, ahead, children }: SidePanelProps) {
  const { say } = useTable();
  const aim = useAim(`side:${side}`);
  return (
    <div className={`combat-side combat-${side}`}>
      <Button
        className={`combat-total${aim.lit ? ' combat-total-lit' : ''}${ahead ? ' combat-ahead' : ''}`}
        isDisabled={!aim.lit}
        aria-label={say(`total-${side}`, { total })}
        data-testid={`strength-${side}`}
        onPress={() => aim.take()}
      >
        <motion.span
          key={total}
          initial={{ scale: 1.35 }}
          animate={{ scale: 1 }}
          transition={{ duration: 0.25 }}
        >
          {total}
        </motion.span>
      </Button>
      {children}
    </div>
  );
}

function Fighter({ seat }: { readonly seat: Seat }) {
  const { view, pool, setOpen } = useTable();
  const aim = useAim(`seat:${seat}`);
  const player: PlayerView | undefined = view.players[seat];
  if (player === undefined) return null;
  return (
    <Button
      className={`fighter${aim.lit ? ' fighter-lit' : ''}`}
      style={seatStyle(seat)}
      onPress={() => {
        if (!aim.take()) setOpen({ kind: 'seat', seat });
      }}
    >
      <Portrait {...portrait(player, pool)} size={64} dead={player.dead} />
      <span className="fighter-name">{player.name}</span>
    </Button>
  );
}

function Foe({ foe }: { readonly foe: FoeView }) {
  const { say, names } = useTable();
  return (
    <div className="foe">
      <Card card={foe.card} size="hand" note={say('foe-note', { strength: foe.strength.total })} />
      {foe.kin === foe.card ? null : (
        <span className="foe-kin">{say('foe-kin', { card: names.card(foe.kin) })}</span>
      )}
      <div className="foe-enhancers">
        {foe.enhancers.map((card) => (
          <Card key={card} card={card} size="thumb" />
        ))}
      </div>
    </div>
  );
}
