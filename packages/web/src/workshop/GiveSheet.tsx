import type { Pack } from '@kickdoor/packs';
import { BUNDLE_SUFFIX, isBundled, writeBundle } from '@kickdoor/packs/bundle';
import type { Problem } from '@kickdoor/words/check';
import { useState } from 'react';
import { saveFile } from '../replay/files.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { folderWriter } from './folder.ts';
import { ProblemText } from './ProblemText.tsx';
import { useWork } from './WorkContext.ts';

/** Exports the pack: as one file or, where the browser can write folders, as its source files. */
export function GiveSheet({ pack, onClose }: { readonly pack: Pack | null; readonly onClose: () => void }) {
  const words = useWords();
  const { files } = useWork();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isWritten, setWritten] = useState(false);
  const [failed, setFailed] = useState(false);
  const writer = folderWriter();
  function bundle(): void {
    if (pack === null) return;
    const found: Problem[] = [];
    const bytes = writeBundle(pack, files, found);
    setProblems(found);
    if (bytes !== null) {
      saveFile(`${pack.id}${BUNDLE_SUFFIX}`, new Blob([new Uint8Array(bytes)]), 'application/zip');
    }
  }
  async function folder(): Promise<void> {
    setFailed(false);
    try {
      setWritten((await writer?.(new Map([...files].filter(([path]) => isBundled(path))))) ?? false);
    } catch {
      setFailed(true);
    }
  }
  return (
    <Sheet title={words.say('shop-give')} onClose={onClose} testId="give-sheet">
      <div className="shop-form">
        <p>{words.say('shop-give-text')}</p>
        {pack === null ? (
          <p role="status" className="field-error">
            {words.say('shop-give-mistakes')}
          </p>
        ) : null}
        <Button tone="main" isDisabled={pack === null} data-testid="save-bundle" onPress={bundle}>
          {words.say('shop-give-bundle')}
        </Button>
        {writer === null ? null : (
          <Button data-testid="save-folder" onPress={() => void folder()}>
            {words.say('shop-give-folder')}
          </Button>
        )}
        {isWritten ? <p role="status">{words.say('shop-given-folder')}</p> : null}
        {failed ? (
          <p role="alert" className="field-error">
            {words.say('shop-folder-failed')}
          </p>
        ) : null}
        {problems.map((problem) => (
          <p key={JSON.stringify(problem)} role="alert" className="field-error">
            <ProblemText problem={problem} />
          </p>
        ))}
      </div>
    </Sheet>
  );
}
