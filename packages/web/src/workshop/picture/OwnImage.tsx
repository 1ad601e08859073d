import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { withImage } from '../model/deeds.ts';
import { useWork } from '../WorkContext.ts';
import { shrunk } from './shrink.ts';

/** Gives a card an image from the device. */
export function OwnImage({ card }: { readonly card: string }) {
  const words = useWords();
  const { files, change } = useWork();
  const [failed, setFailed] = useState(false);
  async function take(file: File): Promise<void> {
    const image = await shrunk(file);
    setFailed(image === null);
    if (image !== null) change(withImage(files, card, image.bytes, image.end));
  }
  return (
    <>
      <FileTrigger
        acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']}
        onSelect={(chosen) => {
          const [file] = chosen ?? [];
          if (file !== undefined) void take(file);
        }}
      >
        <Button data-testid="own-image">{words.say('shop-own-image')}</Button>
      </FileTrigger>
      <p className="field-hint">{words.say('shop-own-image-hint')}</p>
      {failed ? (
        <p role="alert" className="field-error">
          {words.say('shop-own-image-wrong')}
        </p>
      ) : null}
    </>
  );
}
