import { useState } from 'react';
import { go } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { copied, isFreeId, titleOf } from './beginning.ts';
import { addPack } from './kept.ts';
import { slugOf } from './model/slug.ts';
import { workshopPath } from './path.ts';
import { TextInput } from './TextInput.tsx';
import { useWork } from './WorkContext.ts';

/** Copies a built-in set for editing. */
export function CopySheet({ set, onClose }: { readonly set: string; readonly onClose: () => void }) {
  const words = useWords();
  const { language } = useSpoken();
  const { files } = useWork();
  const [title, setTitle] = useState(() => words.say('shop-copy-of', { name: titleOf(files, language) }));
  const id = slugOf(title, `${set}-copy`, new Set([set]));
  const isReady = title.trim() !== '' && isFreeId(id);
  async function make(): Promise<void> {
    const { key } = await addPack(await copied(set, id, () => title.trim()));
    go(workshopPath(key));
  }
  return (
    <Sheet
      title={words.say('shop-copy')}
      onClose={onClose}
      testId="copy-sheet"
      foot={
        <Button tone="main" isDisabled={!isReady} data-testid="make-copy" onPress={() => void make()}>
          {words.say('shop-make')}
        </Button>
      }
    >
      <TextInput label={words.say('shop-name')} value={title} onChange={setTitle} testId="copy-title" />
    </Sheet>
  );
}
