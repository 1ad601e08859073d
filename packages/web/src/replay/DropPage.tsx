import { isFileDropItem, DropZone, FileTrigger } from 'react-aria-components';
import { Link } from '../app/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import type { PageWords } from '../words/say.ts';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import type { Stage } from './stage.ts';
import { mismatchPhrase } from './seal.ts';
import '../lobby/lobby.css';

interface DropPageProps {
  readonly stage: Stage;
  readonly onFile: (text: string) => void;
}

/** Takes a record file, dropped or chosen, and explains why one can't be shown. */
export function DropPage({ stage, onFile }: DropPageProps) {
  const words = useWords();
  const wrong = faultOf(words, stage);
  return (
    <main className="lobby">
      <DropZone
        className="paper lobby-paper replay-drop"
        data-testid="replay-drop"
        aria-label={words.say('replay-drop-title')}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const file = items.find(isFileDropItem);
          if (file !== undefined) void file.getText().then(onFile);
        }}
      >
        <h1>{words.say('replay-drop-title')}</h1>
        <p>{words.say('replay-drop-text')}</p>
        {wrong === null ? null : (
          <p role="alert" className="replay-wrong" data-testid="replay-wrong">
            {wrong}
          </p>
        )}
        {stage.at === 'opening' ? (
          <p role="status">{words.say('replay-developing', { percent: Math.floor(stage.share * 100) })}</p>
        ) : (
          <ChooseFile onFile={onFile} label={words.say('replay-choose')} />
        )}
        <LanguageChoice />
        <p>
          <Link to="/">{words.say('to-home')}</Link>
        </p>
      </DropZone>
    </main>
  );
}

interface ChooseFileProps {
  readonly label: string;
  readonly onFile: (text: string) => void;
}

/** Chooses a record file. */
export function ChooseFile({ label, onFile }: ChooseFileProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['.jsonl', 'application/jsonl', 'text/plain']}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file !== undefined) void file.text().then(onFile);
      }}
    >
      <Button tone="main" data-testid="replay-choose">
        {label}
      </Button>
    </FileTrigger>
  );
}

/** Explains why there is nothing to show. */
function faultOf({ say }: PageWords, stage: Stage): string | null {
  if (stage.at === 'open') {
    const { film, record } = stage.opened;
    return film.mismatch === null ? null : say(mismatchPhrase(record, film.mismatch));
  }
  if (stage.at !== 'failed') return null;
  const { fault } = stage;
  switch (fault.kind) {
    case 'unread': {
      const { line, column, message } = fault.fault;
      return say('replay-bad', { line: String(line), column: String(column), fault: message });
    }
    case 'unknown-set':
      return say('replay-unknown-set', { set: fault.set, hash: fault.hash.slice(0, 8) });
    case 'unreachable':
      return say('replay-unreachable');
    case 'answer':
      return fault.code === 'offline' ? say('replay-unreachable') : say(`error-${fault.code}`);
  }
}
