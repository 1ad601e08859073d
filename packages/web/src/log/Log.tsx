import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { ruleTitle } from '../rulebook/book.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { useTools, usePosition, useTableState } from '../table/TableContext.ts';
import { Switch } from '../ui/Switch.tsx';
import { chapterPhrase, chaptersOf, type Chapter } from './chronicle.ts';
import { linesOf, type Line } from './lines.ts';
import './log.css';

/** The number of turns shown at first; a button shows more. */
const PAGE = 12;

export interface LogProps {
  /** Jumps to a turn's first move; only in a replay. */
  readonly onSeek?: (number: number) => void;
}

/** What happened and why, turn by turn, with the current turn expanded. Follows the newest line unless scrolled up. */
export function Log({ onSeek }: LogProps) {
  const { view, say } = usePosition();
  const state = useTableState();
  const [details, setDetails] = useState(false);
  const [count, setCount] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
  const chapters = useMemo(() => chaptersOf(state.log, view.turns), [state.log, view.turns]);
  const shown = chapters.slice(-count);
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
    // The effect depends on these because they change the log's height.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [chapters, details]);
  return (
    <div className="log" data-testid="log">
      <div className="log-head">
        <h2 className="log-title">{say('log')}</h2>
        <Switch isSelected={details} onChange={setDetails}>
          {say('log-details')}
        </Switch>
      </div>
      {chapters.length === 0 ? <p className="log-empty">{say('log-empty')}</p> : null}
      <div
        className="log-lines"
        ref={list}
        role="region"
        // A scrolling list must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={say('log-more')}
        onScroll={({ currentTarget }) => {
          const { scrollTop, scrollHeight, clientHeight } = currentTarget;
          // Only scrolling up ends following; added lines don't.
          if (scrollHeight - scrollTop - clientHeight < 40) atEnd.current = true;
          else if (scrollTop < top.current - 1) atEnd.current = false;
          top.current = scrollTop;
        }}
      >
        {chapters.length > shown.length ? (
          <Button className="log-older" onPress={() => setCount(count + PAGE)}>
            {say('log-older')}
          </Button>
        ) : null}
        {shown.map((chapter, at) => (
          <Turn
            key={chapter.key}
            chapter={chapter}
            current={at === shown.length - 1}
            details={details}
            onSeek={onSeek}
          />
        ))}
      </div>
    </div>
  );
}

interface TurnProps {
  readonly chapter: Chapter;
  /** The current turn is expanded; the others expand when pressed. */
  readonly current: boolean;
  readonly details: boolean;
  readonly onSeek: LogProps['onSeek'];
}

/** A turn: a title with its outcome, and its lines. */
function Turn({ chapter, current, details, onSeek }: TurnProps) {
  const { view, pool, say, names } = usePosition();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? current;
  const { seat, entries } = chapter;
  const lines = useMemo(
    () => (open ? linesOf(entries, pool, view.players, view.seat) : []),
    [open, entries, pool, view.players, view.seat],
  );
  const wanted = details ? lines : lines.filter(({ tone }) => tone !== 'quiet');
  return (
    <section className="log-turn" style={seat === null ? undefined : seatStyle(seat)}>
      <h3 className="log-turn-title">
        <Button aria-expanded={open} className="log-turn-button" onPress={() => setChosen(!open)}>
          {say(chapterPhrase(chapter, names, view.seat, current && view.phase !== 'over'))}
        </Button>
        {onSeek === undefined ? null : (
          <Button
            className="log-turn-seek"
            aria-label={say('log-seek', { turn: chapter.turn })}
            onPress={() => onSeek(entries[0]?.number ?? 0)}
          >
            ↶
          </Button>
        )}
      </h3>
      {open ? (
        <ol className="log-turn-lines">
          {wanted.map((line) => (
            <LogLine key={line.key} line={line} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

interface LineProps {
  readonly line: Line;
}

/** A line of the log. Cards and players in it can be pressed. */
const LogLine = memo(function LogLine({ line }: LineProps) {
  const { words, setOpen } = useTools();
  return (
    <li className={`log-line log-${line.tone}`} style={line.seat === null ? undefined : seatStyle(line.seat)}>
      <span>
        {words.pieces(line.phrase).map(({ text, names }, at) => {
          const key = `${at} ${text}`;
          const { card, seat } = names?.args ?? {};
          if (typeof card === 'number') {
            return (
              <Link key={key} className="log-card" onPress={() => setOpen({ kind: 'card', card })}>
                {text}
              </Link>
            );
          }
          if (typeof seat !== 'number') return text;
          return (
            <strong key={key} className="log-name" style={seatStyle(seat)}>
              {text}
            </strong>
          );
        })}
      </span>
      <Why line={line} />
    </li>
  );
}, isSame);

/** Lines never change once written, except that they may turn into small print. */
function isSame(before: LineProps, now: LineProps): boolean {
  return before.line.key === now.line.key && before.line.tone === now.line.tone;
}

/** The cause of a line: a card, a power, or a rule. */
function Why({ line }: LineProps) {
  const { say, names, setOpen, words } = useTools();
  const { card, power, rule, by } = line.why;
  return (
    <>
      {card === null ? null : (
        <Button className="log-cause" onPress={() => setOpen({ kind: 'card', card })}>
          {say(names.card(card))}
        </Button>
      )}
      {power === null ? null : <span className="log-cause log-power">{say(names.power(power))}</span>}
      {by === null || by < 0 ? null : <span className="log-cause log-power">{say(names.who(by))}</span>}
      {rule === null ? null : (
        <Button
          className="log-rule"
          aria-label={say('log-why', { what: ruleTitle(words, rule) })}
          onPress={() => setOpen({ kind: 'rule', rule })}
        >
          §
        </Button>
      )}
    </>
  );
}
