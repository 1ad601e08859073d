import { powers, traits, type Kind } from '@kickdoor/rules';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { useKeys } from '../../ui/useMedia.ts';
import { useWords } from '../../words/WordsContext.tsx';
import { effectsOf, written, type Effect, type EffectKind } from '../model/schema.ts';
import { atHome } from '../model/at-home.ts';
import { TextInput } from '../TextInput.tsx';
import { useWork } from '../WorkContext.ts';
import { EffectWords, effectText } from './useEffectText.ts';

/** Whether a kind of card can have an effect of `effects`. */
function isBorneBy(name: string, kind: Kind | null): boolean {
  const on = (traits[name] ?? powers[name])?.on;
  return kind === null || on === undefined || on.includes(kind);
}

interface EffectSheetProps {
  readonly of: EffectKind;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChosen: (effect: Effect) => void;
}

/** Lists all effects that can go into a list, as they read on a card, to choose one. */
export function EffectSheet({ of, title, onClose, onChosen }: EffectSheetProps) {
  const words = useWords();
  const said = useContext(EffectWords);
  const { files, card } = useWork();
  const [asked, setAsked] = useState('');
  const hasKeys = useKeys();
  const wanted = useDeferredValue(asked);
  const all = useMemo(
    () =>
      effectsOf(of)
        .filter(({ name }) => of !== 'effect' || isBorneBy(name, card?.kind ?? null))
        .map((effect) => ({
          effect,
          text:
            said === null
              ? null
              : effectText(said, files, of, atHome(files, written(effect)), card?.kind ?? null),
        })),
    [of, said, files, card?.kind],
  );
  const found = matching(all, wanted);
  return (
    <Sheet title={title} onClose={onClose} wide testId="effect-sheet">
      <TextInput
        label={words.say('shop-search')}
        value={asked}
        onChange={setAsked}
        testId="effect-search"
        hasFocus={hasKeys}
        onEnter={() => {
          // The list may lag behind what was typed.
          const [first] = asked.trim() === '' ? [] : matching(all, asked);
          if (first !== undefined) onChosen(first.effect);
        }}
      />
      <p className="visually-hidden" role="status">
        {words.say('shop-found', { count: found.length })}
      </p>
      <ul className="form-choices">
        {found.map(({ effect, text }) => (
          <li key={effect.name}>
            <button
              type="button"
              className="form-choice"
              data-testid={`effect-${effect.name}`}
              onClick={() => onChosen(effect)}
            >
              <span>{text}</span>
              <code translate="no">{effect.name}</code>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** An effect with its sentence on a card, once that is known. */
interface Readable {
  readonly effect: Effect;
  readonly text: string | null;
}

/** The effects whose name or sentence contains the search; an exact name comes first. */
function matching(all: readonly Readable[], asked: string): readonly Readable[] {
  const wanted = asked.trim().toLocaleLowerCase();
  const found = all.filter(
    ({ effect, text }) => effect.name.includes(wanted) || (text ?? '').toLocaleLowerCase().includes(wanted),
  );
  const named = found.filter(({ effect }) => effect.name === wanted);
  return [...named, ...found.filter((one) => !named.includes(one))];
}
