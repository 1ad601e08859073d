import { useRef, type ComponentProps, type ReactElement } from 'react';
import type { LegalMove, Verb } from '@kickdoor/rules';
import { useClock } from '../prompts/useClock.ts';
import { useQuestion } from '../prompts/useQuestion.ts';
import { moveKey } from '../hand/actions.ts';
import { useGround } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import type { Act } from './acts.ts';
import { useLook } from './useLook.ts';

interface ActButtonProps {
  readonly act: Act;
  readonly tone: 'main' | 'plain';
  /** Where it is among the others. */
  readonly slot: string;
  /** Called before the act is done. */
  readonly onAct?: () => void;
}

/** Acts that answer a question: the same button stands there for the next one. */
const ANSWERS: ReadonlySet<Verb> = new Set(['pass', 'accept', 'decline']);

/** The button of what the space bar does says so. The toolkit would leave that out. */
const first = (props: ComponentProps<'button'>): ReactElement => (
  <button {...props} aria-keyshortcuts="Space" />
);

/** An act with what it would bring. Looking at it aims it: the stage shows the figures there would be. */
export function ActButton({ act, tone, slot, onAct }: ActButtonProps) {
  const { say, run, setOpen } = useGround();
  const clock = useClock();
  const question = useQuestion();
  const { legalMove, label, result, game } = act;
  // The button may have become another act's before it is let go: what was pressed is what is meant.
  const meant = useRef(act);
  const { away, over, focus } = useLook(legalMove);
  const name = say(label);
  const brings = result === null ? null : say(result);
  const spoken = brings === null ? name : say('act-with-result', { act: name, result: brings });
  return (
    <SteadyButton
      tone={tone}
      className="act"
      place={`${slot} ${act.key} ${ANSWERS.has(legalMove.move.do) ? question : ''}`}
      aria-label={spoken}
      data-testid={`do-${legalMove.move.do}`}
      data-move={moveKey(legalMove)}
      data-game={game ?? undefined}
      {...(tone === 'main' ? { render: first } : {})}
      onHoverEnd={away}
      onPointerMove={over}
      onFocus={focus}
      onBlur={away}
      onPressStart={() => {
        meant.current = act;
      }}
      onPress={() => {
        onAct?.();
        if (meant.current.opensTargets) setOpen({ kind: 'which', like: meant.current.legalMove });
        else run(meant.current.legalMove);
      }}
      {...(legalMove.move.do === 'pass' && clock !== null ? { 'data-clocked': true } : {})}
    >
      <span className="act-name">{name}</span>{' '}
      {brings === null ? null : <span className="act-result">{brings}</span>}
    </SteadyButton>
  );
}

interface MoreButtonProps {
  /** How many acts there are. */
  readonly count: number;
  readonly slot: string;
  /** What comes first in the row. */
  readonly first: LegalMove | null;
}

/** Opens the acts that the row has no room for. */
export function MoreButton({ count, slot, first: leading }: MoreButtonProps) {
  const { say, setOpen } = useGround();
  return (
    <SteadyButton
      className="act act-more"
      place={slot}
      data-testid="more-acts"
      onPress={() => setOpen({ kind: 'more', first: leading })}
    >
      <span className="act-name">{say('voice-more')}</span> <span className="act-result">{count}</span>
    </SteadyButton>
  );
}
