import { isSheet, SHEETS } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { useState } from 'react';
import { useWords } from '../../words/WordsContext.tsx';
import { sheetsNaming } from '../model/sheet-names.ts';
import { useWork } from '../WorkContext.ts';
import { NameFields } from './NameFields.tsx';

interface SheetNamesProps {
  readonly id: string;
  readonly language: Language;
  readonly isKind: boolean;
}

/** A card's names on rule sheets that call it something else. Expanded if there are any. */
export function SheetNames({ id, language, isKind }: SheetNamesProps) {
  const words = useWords();
  const { files } = useWork();
  const naming = sheetsNaming(files, language, id);
  const [wasNamed] = useState(naming.length > 0);
  const [sheet, setSheet] = useState(naming[0] ?? SHEETS[0]?.id);
  return (
    <details className="form-optional" open={wasNamed} data-testid={`sheet-names-${language}`}>
      <summary>{words.say('shop-sheet-names')}</summary>
      <div className="form-sheet">
        <label className="field">
          <span className="field-label">{words.say('new-sheet')}</span>
          <select
            className="input"
            value={sheet}
            data-testid={`sheet-of-name-${language}`}
            onChange={({ target }) => {
              if (isSheet(target.value)) setSheet(target.value);
            }}
          >
            {SHEETS.map(({ id: one }) => (
              <option key={one} value={one}>
                {words.say(`sheet-${one}`)}
                {naming.includes(one) ? ' ✓' : ''}
              </option>
            ))}
          </select>
        </label>
        {sheet === undefined ? null : (
          <NameFields key={sheet} {...{ id, language, isKind, sheet }} hasFlavor={false} />
        )}
      </div>
    </details>
  );
}
