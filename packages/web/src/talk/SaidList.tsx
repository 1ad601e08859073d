import { useLayoutEffect, useRef } from 'react';
import type { Said } from '../net/state.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { useGround } from '../table/TableContext.ts';
import { AskFor } from './AskFor.tsx';
import { useSaid } from './useSaid.ts';
import { lineOf, saidWords } from './words.ts';
import './talk.css';

/** Lines that are shown. */
const MOST_LINES = 30;
/** Pixels from its end within which the list follows what is said. */
const NEAR = 40;

/** What was said, the newest at the end and in sight unless somebody reads further up. A reader is told what is new. */
export function SaidList() {
  const { say } = useGround();
  const said = useSaid();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const newest = said.at(-1)?.key;
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
    // Only what is said makes it longer.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [newest]);
  return (
    <div className="talk-said" role="log" aria-label={say('talk-heading')} data-testid="said">
      {said.length === 0 ? <p className="talk-nothing">{say('talk-nothing')}</p> : null}
      <ol
        className="talk-lines"
        ref={list}
        // A scrolling list must be reachable by keyboard.
        tabIndex={said.length === 0 ? undefined : 0}
        aria-label={say('talk-heading')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
        }}
      >
        {said.slice(-MOST_LINES).map((one) => (
          <Line key={one.key} said={one} />
        ))}
      </ol>
    </div>
  );
}

function Line({ said }: { readonly said: Said }) {
  const { say, names } = useGround();
  const what = saidWords(said.what, names);
  const line = lineOf(said, names, typeof what === 'string' ? what : say(what));
  return (
    <li style={seatStyle(said.seat)}>
      <bdi>{say(line)}</bdi>
      <AskFor said={said} />
    </li>
  );
}
