import { useLayoutEffect, useRef } from 'react';
import type { Said } from '../net/state.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { useTools } from '../table/TableContext.ts';
import { AskFor } from './AskFor.tsx';
import { useSaid } from './useSaid.ts';
import { lineOf, saidWords } from './words.ts';
import './talk.css';

/** The most messages shown. */
const MOST_LINES = 30;
/** The list follows new messages if it is scrolled to within this many pixels of its end. */
const NEAR = 40;

/** The messages, the newest at the end. The list follows new ones unless scrolled up; screen readers announce them. */
export function SaidList() {
  const { say } = useTools();
  const said = useSaid();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const newest = said.at(-1)?.key;
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
    // Only new messages change its height.
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
  const { say, names } = useTools();
  const what = saidWords(said.what, names);
  const line = lineOf(said, names, typeof what === 'string' ? what : say(what));
  return (
    <li style={seatStyle(said.seat)}>
      <bdi>{say(line)}</bdi>
      <AskFor said={said} />
    </li>
  );
}
