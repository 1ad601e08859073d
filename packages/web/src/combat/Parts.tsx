import type { Part, Sum } from '@kickdoor/rules';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { lazily } from '../app/lazily.ts';
import { marksOf } from '../table/marks.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { useTools, usePosition } from '../table/TableContext.ts';
import { usePhone } from '../ui/useMedia.ts';
import { usePresence } from '../ui/usePresence.ts';
import { partKey, partName, shownParts } from './parts.ts';
import { signed } from '../ui/figure.ts';
import { useRoom } from './useRoom.ts';
import './parts.css';

/** The duration of a part's fade in and out, in milliseconds. */
const FADE = 220;

const PartsSheet = lazily(async () => (await import('./PartsSheet.tsx')).PartsSheet);

interface PartsProps {
  readonly sum: Sum;
  /** What the sum counts. */
  readonly label: string;
}

/**
 * The tokens that add up to a number; pressing one explains it. Beyond five, or the available room, the least important
 * are combined into one; a phone only has room for the number, and a press opens all parts.
 */
export function Parts({ sum, label }: PartsProps) {
  const phone = usePhone();
  const { list, most } = useRoom(sum.parts);
  const { first, rest } = phone ? { first: [], rest: sum.parts } : shownParts(sum.parts, most);
  const keyOf = (part: Part) => partKey(part, sum.parts.indexOf(part));
  const present = usePresence(first, keyOf, FADE);
  // Parts without room disappear at once: fading out, they would still take up space.
  const collapsed = new Set(rest.map(keyOf));
  const shown = present.filter(({ key }) => !collapsed.has(key));
  return (
    <ul ref={list} className="parts" aria-label={label}>
      {shown.map(({ key, item, mood }) => (
        <li key={key} className={`part-place fade-${mood}`}>
          <Token part={item} />
        </li>
      ))}
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

/** The parts without room, as one token that opens the whole sum. */
function Rest({ rest, all, label }: RestProps) {
  const { say } = useTools();
  const { view } = usePosition();
  const [open, setOpen] = useState(false);
  // A part's owner has to be named if there are several.
  const owners = new Set(all.flatMap(({ seat }) => seat ?? []));
  const marks = marksOf(owners.size > 1 ? view.players : []);
  return (
    <>
      <Button
        className="part part-rest"
        aria-label={`${label}: ${rest.map(({ amount }) => signed(amount)).join(' ')}`}
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
              {part.seat === undefined || !marks.has(part.seat) ? null : (
                <span className="part-owner" aria-hidden>
                  {marks.get(part.seat)}
                </span>
              )}
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
      {open ? <PartsSheet parts={all} label={label} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** A part as a button. */
export function Token({ part }: { readonly part: Part }) {
  const { say, names, setOpen, view } = usePosition();
  const name = say(partName(part, names, view.seat));
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
