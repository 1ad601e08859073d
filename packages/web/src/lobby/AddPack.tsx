/** Uploads a pack file that the host brings to the table. */
import type { BadPack, BroughtPack, ErrorCode } from '@kickdoor/protocol';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { bringPack } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { useSpoken } from '../words/WordsContext.tsx';

/** The most bytes of a bundle. */
const MOST_BYTES = 4_000_000;

interface Wrong {
  readonly code: ErrorCode | 'offline';
  readonly mistakes: BadPack['mistakes'];
}

export function AddPack({ onPack }: { readonly onPack: (pack: BroughtPack) => void }) {
  const { language, words } = useSpoken();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);

  async function bring(file: File): Promise<void> {
    setWrong(null);
    if (file.size > MOST_BYTES) {
      setWrong({ code: 'too-large', mistakes: [] });
      return;
    }
    setBusy(true);
    const brought = await bringPack(file, language);
    setBusy(false);
    if (brought.ok) onPack(brought.value);
    else setWrong(brought);
  }

  return (
    <div className="add-pack">
      <FileTrigger
        acceptedFileTypes={['.kickdoor']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file !== undefined) void bring(file);
        }}
      >
        <Button size="small" isDisabled={busy} data-testid="add-pack">
          {words.say(busy ? 'packs-adding' : 'packs-add')}
        </Button>
      </FileTrigger>
      {wrong === null ? null : (
        <div role="alert" className="field-error" data-testid="pack-wrong">
          <p>{words.say(wrong.code === 'too-large' ? 'packs-too-large' : `error-${wrong.code}`)}</p>
          <Mistakes mistakes={wrong.mistakes} />
        </div>
      )}
    </div>
  );
}

/** The mistakes that the server has found in a pack, with their locations. */
export function Mistakes({ mistakes }: Pick<BadPack, 'mistakes'>) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="pack-mistakes">
      {mistakes.map(({ file, line, column, message }) => (
        <li key={`${file}:${line}:${column} ${message}`}>
          <code>
            {file}:{line}:{column}
          </code>{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}
