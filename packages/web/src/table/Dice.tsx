import { AnimatePresence, motion } from 'motion/react';
import type { LogEntry } from '../net/state.ts';
import { Die } from '../ui/Die.tsx';
import { seatStyle } from './seat-kind.ts';
import { useTable } from './TableContext.ts';
import './dice.css';

/** The rolls of the newest update, each next to the player who rolled. */
export function Dice() {
  const { game, names, say } = useTable();
  const rolls = game.news.filter(isRoll);
  return (
    <div className="dice">
      <AnimatePresence>
        {rolls.map(({ key, event }) =>
          event.e === 'die' ? (
            <motion.div
              key={key}
              className="dice-roll"
              initial={{ opacity: 0, y: -30 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0 }}
              transition={{ duration: 0.25 }}
              data-testid="die"
            >
              <Die
                face={event.die}
                label={say('die-rolled', { who: names.who(event.seat), die: event.die })}
              />
              <span className="dice-who" style={seatStyle(event.seat)}>
                {say(names.who(event.seat))}
                {event.sum === undefined || event.sum.total === event.die ? null : ` → ${event.sum.total}`}
              </span>
            </motion.div>
          ) : null,
        )}
      </AnimatePresence>
    </div>
  );
}

function isRoll({ event }: LogEntry): boolean {
  return event.e === 'die';
}
