import { useRef, type ComponentProps, type ReactElement } from 'react';
import { useClock } from '../prompts/useClock.ts';
import { moveKey } from '../hand/actions.ts';
import { useGround } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import type { Act } from './acts.ts';
import { useLook } from './useLook.ts';

interface ActButtonProps {
  readonly act: Act;
  readonly tone: 'main' | 'plain';
  /** Called before the act is done. */
  readonly onAct?: () => void;
}

/** The button of what the space bar does says so. The toolkit would leave that out. */
const first = (props: ComponentProps<'button'>): ReactElement => (
  <button {...props} aria-keyshortcuts="Space" />
);

/** An act with what it would bring. Looking at it aims it: the stage shows the figures there would be. */
export function ActButton({ act, tone, onAct }: ActButtonProps) {
  const { say, run, setOpen } = useGround();
  const clock = useClock();
  const { legalMove, label, result, game } = act;
  // The button may have become another act's before it is let go: what was pressed is what is meant.
  const meant = useRef(act);
  const { away, over, focus } = useLook(legalMove);
  const name = say(label);
  const brings = result === null ? null : say(result);
  const spoken = brings === null ? name : say('act-with-result', { act: name, result: brings });
  return (
    <Button
      tone={tone}
      className="act"
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
    </Button>
  );
}

/** Opens the acts that the row has no room for. */
export function MoreButton({ count }: { readonly count: number }) {
  const { say, setOpen } = useGround();
  return (
    <Button className="act act-more" data-testid="more-acts" onPress={() => setOpen({ kind: 'more' })}>
      <span className="act-name">{say('voice-more')}</span> <span className="act-result">{count}</span>
    </Button>
  );
}
