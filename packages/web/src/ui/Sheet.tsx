import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWayBack } from '../app/useWayBack.ts';
import { useWords } from '../words/WordsContext.tsx';
import { Button } from './Button.tsx';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  /** The language of the title, if it isn't the page's. */
  readonly titleLanguage?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay visible below the scrolling part. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly testId?: string;
}

/** A dialog: centered on a desktop, from the bottom edge on a phone. */
export function Sheet({ title, titleLanguage, onClose, children, foot, wide = false, testId }: SheetProps) {
  const words = useWords();
  useWayBack({ close: onClose, covers: true });
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className="sheet-overlay"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`sheet${wide ? ' sheet-wide' : ''}`}>
        <Dialog className="sheet-dialog" data-testid={testId}>
          <header className="sheet-head">
            <Heading slot="title" className="sheet-title" lang={titleLanguage}>
              {title}
            </Heading>
            <Button tone="quiet" size="small" aria-label={words.say('close')} onPress={onClose}>
              <span aria-hidden className="sheet-cross">
                ×
              </span>
            </Button>
          </header>
          <div className="sheet-body">{children}</div>
          {foot === undefined ? null : <footer className="sheet-foot">{foot}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
