import type { ReactNode } from 'react';
import { Asking } from '../prompts/Asking.tsx';
import { Answers } from '../prompts/Answers.tsx';
import { useClock } from '../prompts/useClock.ts';
import { useTools, usePosition, useInteraction } from '../table/TableContext.ts';
import { useKeptFocus, useTurnTitle } from '../table/useAttention.ts';
import { Ring } from '../ui/Ring.tsx';
import { ActButton, MoreButton } from './ActButton.tsx';
import { Held } from './Held.tsx';
import { Keys } from './Keys.tsx';
import { laidOut, type Voice as Said } from './model.ts';
import { HoldButton, NudgeButton } from '../hours/Calls.tsx';
import { isOwnAct } from '../hours/stop-me.ts';
import { useIsQuiet, useIsResting } from '../hours/useHours.ts';
import { Counters } from '../talk/Counters.tsx';
import { useIsCountered } from '../talk/useIsCountered.ts';
import { PutBack } from './PutBack.tsx';
import { useSaid } from './useSaid.ts';
import { Waiting } from './Waiting.tsx';
import './voice.css';

export interface VoiceProps {
  /** Shown below the sentence. */
  readonly aside?: ReactNode;
  /** The voice to show instead of its own; the coach may have put another act first. */
  readonly said?: Said;
}

/** What is going on and what comes next: one sentence, and a row of at most three acts. */
export function Voice({ aside, said: given }: VoiceProps) {
  const { say, view } = usePosition();
  const { selected, choosing } = useInteraction();
  const quiet = useIsQuiet();
  const resting = useIsResting();
  const own = useSaid();
  const said = given ?? own;
  const zone = useKeptFocus();
  useTurnTitle();
  if (view.phase === 'over') return null;
  const held = choosing === null ? selected : null;
  return (
    <section className="voice" id="voice" aria-label={say('voice-title')} tabIndex={-1}>
      <Keys said={said} />
      <PutBack />
      <div className="voice-stack">
        {/* A player who has played a card sees whom it affects, although they aren't asked anything. */}
        {quiet && !isOwnAct(view) ? null : <Asking />}
        <div className="voice-lines" ref={zone}>
          {held === null ? <Sentence said={said} /> : null}
          {aside}
          {held === null && choosing === null && !resting ? <Acts said={said} /> : null}
          {choosing === null ? null : <Answers />}
          {held === null ? null : <Held key={held} card={held} />}
        </div>
      </div>
    </section>
  );
}

function Sentence({ said }: { readonly said: Said }) {
  const { say, view } = usePosition();
  const clock = useClock();
  const mine = view.seat !== null && view.players[view.seat]?.asked !== null;
  return (
    <div className={`voice-said${mine ? ' voice-mine' : ''}`} data-testid="prompt">
      {clock === null ? null : <Ring clock={clock} label={say('the-wait')} />}
      <div className="voice-words">
        <p className="voice-sentence" role="status">
          {say(said.sentence)}
        </p>
        <p className="voice-notes">
          {said.notes.map((note) => (
            <span key={note.id}>{say(note)} </span>
          ))}
          <Waiting seats={said.waitsFor} />
        </p>
      </div>
    </div>
  );
}

function Acts({ said }: { readonly said: Said }) {
  const { say } = useTools();
  const { beside, more, counter, call } = laidOut(said, useIsCountered());
  const hidden = more.length + (counter === 'more' ? 1 : 0) + (call === 'more' ? 1 : 0);
  const shown = said.primary === null ? beside : [said.primary, ...beside];
  const last = hidden === 0 ? shown.length : shown.length + 1;
  const count = last + (call === 'beside' ? 1 : 0) + (counter === 'beside' ? 1 : 0);
  const slot = (at: number) => `${at}/${count}`;
  return (
    <div className="voice-acts" role="group" aria-label={say('actions-title')} data-testid="actions">
      {said.primary === null ? null : <ActButton act={said.primary} tone="main" slot={slot(0)} />}
      {beside.map((act, at) => (
        <ActButton key={act.key} act={act} tone="plain" slot={slot(shown.length - beside.length + at)} />
      ))}
      {hidden === 0 ? null : (
        <MoreButton count={hidden} slot={slot(shown.length)} first={said.primary?.legalMove ?? null} />
      )}
      {call === 'more' ? null : <HoldButton slot={slot(last)} />}
      {said.primary === null && said.nudges.length > 0 ? (
        <NudgeButton seats={said.nudges} slot={slot(last)} />
      ) : null}
      {counter === 'beside' ? <Counters slot={slot(count - 1)} /> : null}
    </div>
  );
}
