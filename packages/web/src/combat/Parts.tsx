import type { Part, Sum } from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { seatStyle } from '../table/seat-kind.ts';
import { useTable } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { usePhone } from '../ui/usePhone.ts';
import { partKey, partName, shownParts, signed } from './parts.ts';
import './parts.css';

interface PartsProps {
  readonly sum: Sum;
  /** What the sum is of. */
  readonly label: string;
}

/**
 * The tokens that add up to a number. Press one to read why. Beyond five the lightest are one token; on a phone there
 * is room for the figures only, and a press opens all of them.
 */
export function Parts({ sum, label }: PartsProps) {
  const phone = usePhone();
  const { first, rest } = phone ? { first: [], rest: sum.parts } : shownParts(sum.parts);
  return (
    <ul className="parts" aria-label={label}>
      <AnimatePresence initial={false}>
        {first.map((part) => (
          <motion.li
            key={partKey(part, sum.parts.indexOf(part))}
            initial={{ opacity: 0, scale: 0.5 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0, scale: 0.5 }}
            transition={{ duration: 0.22 }}
          >
            <Token part={part} />
          </motion.li>
        ))}
      </AnimatePresence>
      {rest.length === 0 ? null : (
        <li>
          <Rest rest={rest} all={sum.parts} label={label} />
        </li>
      )}
    </ul>
  );
}

interface RestProps {
  readonly rest: readonly Part[];
  readonly all: readonly Part[];
  readonly label: string;
}

/** Parts without room, as one token that opens into the whole sum. */
function Rest({ rest, all, label }: RestProps) {
  const { say } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="part part-rest"
        aria-label={label}
        data-testid="parts-rest"
        onPress={() => setOpen(true)}
      >
        {rest.length === all.length ? (
          all.map((part, at) => (
            <span
              key={partKey(part, at)}
              className={`part-amount ${part.amount < 0 ? 'part-less' : ''}`}
              style={part.seat === undefined ? undefined : seatStyle(part.seat)}
            >
              {signed(part.amount)}
            </span>
          ))
        ) : (
          <>
            <span className="part-amount">{signed(rest.reduce((sum, part) => sum + part.amount, 0))}</span>
            <span className="part-name">{say('parts-more', { count: rest.length })}</span>
          </>
        )}
      </Button>
      {open ? (
        <Sheet title={label} onClose={() => setOpen(false)} testId="parts-sheet">
          <ul className="parts parts-all">
            {all.map((part, at) => (
              <li key={partKey(part, at)}>
                <Token part={part} />
              </li>
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
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
