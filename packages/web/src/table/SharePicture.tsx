import { useRef, useState } from 'react';
import { saveFile } from '../replay/files.ts';
import { Button } from '../ui/Button.tsx';
import { usePosition } from './TableContext.ts';
import type { PictureFacts } from './picture.ts';

/** A picture of the game's end: shared where the browser can share files, and saved as a file otherwise. */
export function SharePicture({ facts }: { readonly facts: PictureFacts }) {
  const { say } = usePosition();
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const here = useRef<HTMLDivElement>(null);
  async function share(): Promise<void> {
    if (here.current === null) return;
    setState('drawing');
    try {
      const { drawPicture } = await import('./picture.ts');
      await handOn(await drawPicture(facts, here.current), facts.title);
      setState('ready');
    } catch {
      setState('failed');
    }
  }
  return (
    <div ref={here}>
      <Button isDisabled={state === 'drawing'} onPress={() => void share()} data-testid="share-picture">
        {say('over-picture')}
      </Button>
      {state === 'failed' ? <p role="alert">{say('over-picture-failed')}</p> : null}
    </div>
  );
}

async function handOn(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], 'kickdoor.png', { type: 'image/png' });
  const data = { files: [file], title };
  // Some browsers lack these, whatever the types say.
  if (!('canShare' in navigator) || !navigator.canShare(data)) {
    saveFile(file.name, file, file.type);
    return;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    // Closing the browser's share sheet means canceling.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file.name, file, file.type);
  }
}
