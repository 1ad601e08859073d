import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { atHome } from '../model/at-home.ts';
import { isMap } from '../model/cards.ts';
import { effectsOf, takenBy, written, type Effect, type EffectKind, type Schema } from '../model/schema.ts';
import { useWork } from '../WorkContext.ts';
import { EffectSheet } from './EffectSheet.tsx';
import { useForm, type FieldPath } from './FormContext.ts';
import { Group } from './Group.tsx';
import { EntryProblems } from './Problems.tsx';
import { useEffectText } from './useEffectText.ts';

interface EffectsProps {
  readonly label: string;
  readonly name: string;
  readonly path: FieldPath;
  readonly value: unknown;
  readonly item: Schema;
  readonly takes: Taker;
}

/** Renders the fields for an effect's value. */
type Taker = (effect: Effect, path: FieldPath, value: unknown) => ReactNode;

/** A list of effects: each as its sentence on the card, with the fields for its value. */
export function Effects({ label, name, path, value, item, takes }: EffectsProps) {
  const words = useWords();
  const { files } = useWork();
  const { insert, isReadOnly } = useForm();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<number | null>(null);
  const taken = takenBy(item);
  const of = taken.is === 'effect' ? taken.of : 'deed';
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Group label={label}>
      <ol className="form-effects">
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their place
          <Entry key={at} isNew={at === added}>
            <OneEffect of={of} path={path} at={at} count={entries.length} value={entry} takes={takes} />
            <EntryProblems path={path} at={at} />
          </Entry>
        ))}
      </ol>
      {isReadOnly ? null : (
        <Button
          size="small"
          aria-label={words.say('shop-add-to', { field: label })}
          data-testid={`add-${name}`}
          onPress={() => setAdding(true)}
        >
          {words.say('shop-add-effect')}
        </Button>
      )}
      {adding ? (
        <EffectSheet
          of={of}
          title={label}
          onClose={() => setAdding(false)}
          onChosen={(effect) => {
            setAdding(false);
            setAdded(entries.length);
            insert(path, entries.length, atHome(files, written(effect)));
          }}
        />
      ) : null}
    </Group>
  );
}

/** An effect in the list. A new one takes the focus. */
function Entry({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) entry.current?.focus();
  }, [isNew]);
  return (
    <li ref={entry} className="form-effect" tabIndex={-1}>
      {children}
    </li>
  );
}

interface OneEffectProps {
  readonly of: EffectKind;
  /** The path of the list. */
  readonly path: FieldPath;
  readonly at: number;
  readonly count: number;
  readonly value: unknown;
  readonly takes: Taker;
}

/** Splits an effect into its name and value; a bare name has no value. */
function partsOf(value: unknown): { readonly name: string; readonly takes: unknown } {
  if (!isMap(value)) return { name: String(value), takes: undefined };
  const [entry = ['', undefined]] = Object.entries(value);
  return { name: entry[0], takes: entry[1] };
}

function OneEffect({ of, path, at, count, value, takes: taker }: OneEffectProps) {
  const words = useWords();
  const { move, remove, isReadOnly } = useForm();
  const { name, takes } = partsOf(value);
  const effect = effectsOf(of).find((one) => one.name === name);
  const said = useEffectText(of, value);
  return (
    <>
      <div className="form-effect-head">
        <p className="form-effect-text">
          {said ?? words.say('shop-effect-unread')} <code translate="no">{name}</code>
        </p>
        {isReadOnly ? null : (
          <div className="form-effect-acts">
            <Button
              size="small"
              tone="quiet"
              isDisabled={at === 0}
              aria-label={words.say('shop-up', { n: at + 1 })}
              onPress={() => move(path, at, at - 1)}
            >
              ↑
            </Button>
            <Button
              size="small"
              tone="quiet"
              isDisabled={at === count - 1}
              aria-label={words.say('shop-down', { n: at + 1 })}
              onPress={() => move(path, at, at + 1)}
            >
              ↓
            </Button>
            <Button
              size="small"
              tone="quiet"
              aria-label={words.say('shop-remove-effect', { n: at + 1 })}
              onPress={() => remove(path, at)}
            >
              ×
            </Button>
          </div>
        )}
      </div>
      {effect === undefined ? null : taker(effect, [...path, at], takes)}
    </>
  );
}
