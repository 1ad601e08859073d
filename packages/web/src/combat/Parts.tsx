import type { Part, Sum } from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import { Button } from 'react-aria-components';
import { seatStyle } from '../table/seat-kind.ts';
import { useTable } from '../table/TableContext.ts';
import { partKey, partName, signed } from './parts.ts';
import './parts.css';

/** The tokens that add up to a number. Press one for an explanation. */
export function Parts({ sum, label }: { readonly sum: Sum; readonly label: string }) {
  return (
    <ul className="parts" aria-label={label}>
      <AnimatePresence initial={false}>
        {sum.parts.map((part, at) => (
          <motion.li
            key={partKey(part, at)}
            layout
            initial={{ opacity: 0, scale: 0.5 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0, scale: 0.5 }}
            transition={{ duration: 0.22 }}
          >
            <Token part={part} />
          </motion.li>
        ))}
      </AnimatePresence>
    </ul>
  );
}

function Token({ part }: { readonly part: Part }) {
  const { say, names, setOpen } = useTable();
  const name = say(partName(part, names));
  const style = part.seat === undefined ? undefined : seatStyle(part.seat);
  return (
    <Button
      className={`part ${part.amount < 0 ? 'part-minus' : 'part-plus'}`}
      aria-label={say('part-title', { amount: signed(part.amount), what: name })}
      onPress={() => setOpen({ kind: 'part', part })}
      {...(style === undefined ? {} : { style })}
    >
      <span className="part-amount">{signed(part.amount)}</span>
      <span className="part-name">{name}</span>
    </Button>
  );
}
