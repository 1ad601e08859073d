import { useDeferredValue, useState } from 'react';
import { allIcons, iconShape } from '../../cards/picture/icon.ts';
import { usePromise } from '../../app/usePromise.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { TextInput } from '../TextInput.tsx';

interface IconSheetProps {
  readonly onClose: () => void;
  readonly onChosen: (icon: string) => void;
}

/** Icons per page. */
const PAGE = 96;

/** Chooses one of all the figures for pictures, by sight or by name. */
export function IconSheet({ onClose, onChosen }: IconSheetProps) {
  const words = useWords();
  const { value: icons, failed } = usePromise(allIcons, 'icons');
  const [asked, setAsked] = useState('');
  const [shown, setShown] = useState(PAGE);
  const wanted = useDeferredValue(asked.trim().toLowerCase());
  const found = (icons ?? []).filter((name) => name.includes(wanted));
  return (
    <Sheet title={words.say('shop-figures')} onClose={onClose} wide testId="icon-sheet">
      <TextInput
        label={words.say('shop-search-figure')}
        value={asked}
        onChange={setAsked}
        testId="icon-search"
      />
      {icons === null ? <p role="status">{words.say(failed ? 'shop-not-loaded' : 'loading')}</p> : null}
      {icons === null ? null : (
        <p className="visually-hidden" role="status">
          {words.say('shop-found', { count: found.length })}
        </p>
      )}
      <ul className="icon-grid">
        {found.slice(0, shown).map((name) => {
          const { outer, inner } = iconShape(name);
          return (
            <li key={name}>
              <button
                type="button"
                className="icon-choice"
                data-testid={`icon-${name}`}
                onClick={() => onChosen(name)}
              >
                <svg viewBox="0 0 512 512" aria-hidden>
                  <path d={outer} />
                  <path d={inner} className="icon-inner" />
                </svg>
                <span lang="en">{name.replace(/^own:/u, '').replaceAll('-', ' ')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > shown ? (
        <Button onPress={() => setShown(shown + PAGE)}>{words.say('shop-more-figures')}</Button>
      ) : null}
    </Sheet>
  );
}
