import { useState } from 'react';
import { useSpoken, useWords } from '../../words/WordsContext.tsx';
import type { CardEntry } from '../model/cards.ts';
import { renameCard, takenIds } from '../model/deeds.ts';
import { textAt, withFile } from '../model/files.ts';
import { languagesOf } from '../model/manifest.ts';
import { namesAt, wordFilesOf } from '../model/titles.ts';
import { slugOf } from '../model/slug.ts';
import { withName, type Named } from '../model/words.ts';
import { TextInput } from '../TextInput.tsx';
import { useWork } from '../WorkContext.ts';

/** Matches the id of a new card that has no name yet. */
const NEW = /^new-/u;

/**
 * A card's name in the reader's language, or in the pack's first, and its id, which is derived from the first name
 * given.
 */
export function TitleField({ card }: { readonly card: CardEntry }) {
  const words = useWords();
  const { language } = useSpoken();
  const { files, change, isReadOnly, isNew } = useWork();
  const languages = languagesOf(files);
  const own = languages.find((one) => one === language) ?? languages[0] ?? 'en';
  const { file, named } = nameOf(files, own, card.id ?? '');
  const [typedId, setTypedId] = useState<string | null>(null);
  if (card.id === null) return null;
  const { id } = card;
  function rename(to: string): void {
    setTypedId(null);
    const others = new Set(takenIds(files));
    others.delete(id);
    const next = slugOf(to, 'card', others);
    if (next !== id) change(renameCard(files, card, next));
  }
  return (
    <div
      className="form-title"
      onBlur={({ target }) => {
        if (isReadOnly) return;
        const isTitle = target instanceof HTMLElement && target.dataset['testid'] === 'card-title';
        if (isTitle && NEW.test(id) && named !== null && named.value.trim() !== '') rename(named.value);
        if (typedId !== null) rename(typedId);
      }}
    >
      {named === null ? (
        <p className="bench-note">{words.say('shop-name-by-hand', { file })}</p>
      ) : (
        <TextInput
          label={words.say('shop-name')}
          value={named.value}
          language={own}
          isReadOnly={isReadOnly}
          testId="card-title"
          hasFocus={isNew}
          onChange={(value) =>
            change(
              withFile(files, file, withName(textAt(files, file), id, { ...named, value })),
              `title ${own} ${id}`,
            )
          }
        />
      )}
      <TextInput
        label={words.say('shop-card-id')}
        value={typedId ?? id}
        isReadOnly={isReadOnly}
        testId="card-id"
        onChange={setTypedId}
      />
    </div>
  );
}

const NOTHING: Named = { value: '', attributes: {} };

/**
 * Returns the file that has, or would have, a card's name in a language, and the name; `null` if it is too complex for
 * a form.
 */
export function nameOf(
  files: Parameters<typeof namesAt>[0],
  language: string,
  id: string,
): { readonly file: string; readonly named: Named | null } {
  const paths = wordFilesOf(files, language);
  const file =
    paths.find((path) => namesAt(files, path).has(id)) ?? paths[0] ?? `words/${language}/cards.ftl`;
  const found = namesAt(files, file).get(id);
  return { file, named: found === undefined ? NOTHING : found };
}
