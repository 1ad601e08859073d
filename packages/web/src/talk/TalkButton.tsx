import { useState } from 'react';
import { Icon } from '../cards/Icon.tsx';
import { useGround, useTableState, useTouch } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { useSaid } from './useSaid.ts';
import './talk.css';

/** Opens what is said; a dot stands for what is new. */
export function TalkButton() {
  const { say, setOpen } = useGround();
  const { open } = useTouch();
  const { you } = useTableState();
  const newest = useSaid().findLast(({ seat }) => seat !== you.seat)?.key ?? '';
  const [seen, setSeen] = useState(newest);
  if (open?.kind === 'talk' && seen !== newest) setSeen(newest);
  const isNew = newest !== seen;
  return (
    <Button
      size="small"
      className="top-talk"
      aria-label={say(isNew ? 'talk-new' : 'talk')}
      data-testid="talk"
      onPress={() => setOpen({ kind: 'talk' })}
    >
      <Icon name="talk" />
      {isNew ? <span className="talk-dot" aria-hidden /> : null}
    </Button>
  );
}
