import { useRef, type ComponentProps, type ReactElement } from 'react';
import type { LegalMove, Verb } from '@kickdoor/rules';
import { useClock } from '../prompts/useClock.ts';
import { useQuestion } from '../prompts/useQuestion.ts';
import { moveKey } from '../hand/actions.ts';
import { useTools } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import type { Act } from './acts.ts';
import { useLook } from './useLook.ts';

interface ActButtonProps {
  readonly act: Act;
  readonly tone: 'main' | 'plain';
  /** Identifies its position among the other buttons. */
  readonly slot: string;
  /** Called before the act is performed. */
  readonly onAct?: () => void;
}

/** Acts that answer a question. The next question has the same buttons, so the question is part of their `place`. */
const ANSWERS: ReadonlySet<Verb> = new Set(['pass', 'accept', 'decline']);

/** The toolkit omits `aria-keyshortcuts`, so it is set here for the act that Space performs. */
const first = (props: ComponentProps<'button'>): ReactElement => (
  <button {...props} aria-keyshortcuts="Space" />
);

/** A button for an act, with its result. Hovering or focusing it aims the act: the stage previews the figures. */
export function ActButton({ act, tone, slot, onAct }: ActButtonProps) {
  const { say, run, setOpen } = useTools();
  const clock = useClock();
  const question = useQuestion();
  const { legalMove, label, result, game } = act;
  // An update may give the button another act before it is released; the one that was pressed counts.
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
  /** The number of acts under "More". */
  readonly count: number;
  readonly slot: string;
  /** The act that comes first in the row. */
  readonly first: LegalMove | null;
}

/** Opens the acts that don't fit in the row. */
export function MoreButton({ count, slot, first: leading }: MoreButtonProps) {
  const { say, setOpen } = useTools();
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
