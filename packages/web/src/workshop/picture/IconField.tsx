import { useState } from 'react';
import { iconShape } from '../../cards/picture/icon.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { useForm, type FieldPath } from '../form/FormContext.ts';
import { IconSheet } from './IconSheet.tsx';

interface IconFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly value: string;
}

/** Chooses a picture's figure, or one of its props. */
export function IconField({ label, path, value }: IconFieldProps) {
  const words = useWords();
  const { set, isReadOnly } = useForm();
  const [choosing, setChoosing] = useState(false);
  const { outer, inner } = iconShape(value);
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <Button
        className="icon-field"
        isDisabled={isReadOnly}
        data-testid="field-icon"
        aria-label={words.say('shop-choose-figure')}
        onPress={() => setChoosing(true)}
      >
        <svg viewBox="0 0 512 512" aria-hidden>
          <path d={outer} />
          <path d={inner} className="icon-inner" />
        </svg>
        <code translate="no">{value}</code>
      </Button>
      {choosing ? (
        <IconSheet
          onClose={() => setChoosing(false)}
          onChosen={(icon) => {
            setChoosing(false);
            set(path, icon);
          }}
        />
      ) : null}
    </div>
  );
}
