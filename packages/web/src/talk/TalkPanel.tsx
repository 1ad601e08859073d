import { useCallback, useRef } from 'react';
import type { PressEvent } from 'react-aria-components';
import { useTools, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Mutes } from './Mutes.tsx';
import { hidePanel, useCalled, useIsPanelShown } from './panel.ts';
import { SaidList } from './SaidList.tsx';
import { Saying } from './Saying.tsx';
import { useEscape } from './useEscape.ts';
import './talk.css';

/** Moves the focus back to the action buttons, where keyboard shortcuts work. */
function backToTable(): void {
  const voice = document.getElementById('voice');
  if (voice !== null) voice.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Closes the panel. After a key press, the focus returns to the button that opened it; otherwise to the action buttons.
 */
function close({ pointerType }: PressEvent): void {
  hidePanel();
  const isKey = pointerType === 'keyboard' || pointerType === 'virtual';
  const button = document.getElementById('talk-button');
  if (isKey && button !== null) button.focus();
  else backToTable();
}

/** Talk beside the table. It stays open during play and covers nothing. */
export function TalkPanel() {
  return useIsPanelShown() ? <Panel /> : null;
}

function Panel() {
  const { say, client } = useTools();
  const { table } = useTableState();
  const panel = useRef<HTMLElement>(null);
  const enter = useCallback(() => {
    const field = panel.current?.querySelector('input');
    (field ?? panel.current)?.focus();
  }, []);
  useCalled(enter);
  useEscape(panel, backToTable);
  if (table === null) return null;
  return (
    <section
      className="talk-panel"
      id="talk-panel"
      aria-label={say('talk-title')}
      data-testid="talk-panel"
      tabIndex={-1}
      ref={panel}
    >
      <header className="talk-head">
        <h2 className="log-title">{say('talk')}</h2>
        <Button tone="quiet" size="small" aria-label={say('close')} data-testid="talk-close" onPress={close}>
          <span aria-hidden className="sheet-cross">
            ×
          </span>
        </Button>
      </header>
      <SaidList />
      <div className="talk-saying">
        <Saying onSay={(what) => client.ask({ type: 'say', what })} />
        <details className="talk-fold">
          <summary>{say('talk-mutes')}</summary>
          <Mutes table={table.link} />
        </details>
      </div>
    </section>
  );
}
