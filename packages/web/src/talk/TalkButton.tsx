import { useState } from 'react';
import { Icon } from '../cards/Icon.tsx';
import { useTools, useTableState, useInteraction } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { useWide } from '../ui/useMedia.ts';
import { hidePanel, useIsPanelShown, useOpenTalk } from './panel.ts';
import { useSaid } from './useSaid.ts';
import './talk.css';

/** Opens Talk, and closes it if it is beside the table. A dot marks unread messages. */
export function TalkButton() {
  const { say } = useTools();
  const { open } = useInteraction();
  const { you } = useTableState();
  const wide = useWide();
  const isShown = useIsPanelShown();
  const openTalk = useOpenTalk();
  const newest = useSaid().findLast(({ seat }) => seat !== you.seat)?.key ?? '';
  const [seen, setSeen] = useState(newest);
  if ((isShown || open?.kind === 'talk') && seen !== newest) setSeen(newest);
  const isNew = newest !== seen;
  return (
    <Button
      size="small"
      id="talk-button"
      className="top-talk"
      aria-label={say(isNew ? 'talk-new' : 'talk')}
      {...(wide ? { 'aria-expanded': isShown } : {})}
      {...(isShown ? { 'aria-controls': 'talk-panel' } : {})}
      // After a pointer press, the keyboard shortcuts must still work.
      preventFocusOnPress
      data-testid="talk"
      onPress={() => (isShown ? hidePanel() : openTalk?.())}
    >
      <Icon name="talk" />
      {isNew ? <span className="talk-dot" aria-hidden /> : null}
    </Button>
  );
}
