import type { Kind } from '@kickdoor/rules';
import type { Problem } from '@kickdoor/words/check';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { cardsOf, type CardEntry } from '../model/cards.ts';
import { addCard, copyCard, dropCard } from '../model/deeds.ts';
import { textAt } from '../model/files.ts';
import { placed } from '../model/problem-places.ts';
import { kindSchema, takenBy } from '../model/schema.ts';
import { useWork } from '../WorkContext.ts';
import { FormContext } from './FormContext.ts';
import { Problems, ProblemsContext } from './Problems.tsx';
import { TopFields } from './TopFields.tsx';
import { EffectWords } from './useEffectText.ts';
import { TitleField } from './TitleField.tsx';
import { useFormOf } from './useFormOf.ts';
import { useFormWords } from './useFormWords.ts';

interface CardFormProps {
  readonly card: CardEntry;
  readonly problems: readonly Problem[];
}

/** Fields shown elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['id', 'kind', 'picture']);

/** Fields of every kind of card. */
const COMMON: ReadonlySet<string> = new Set(['copies', 'deck', 'marks']);

/** A card as a form, generated from its kind's schema. */
export function CardForm({ card, problems }: CardFormProps) {
  const words = useWords();
  const { files, isReadOnly } = useWork();
  const form = useFormOf(card.file, card.at);
  const said = useFormWords();
  const { kind, value } = card;
  const next =
    cardsOf(files).find(({ file, at }) => file === card.file && at === card.at + 1)?.line ?? Infinity;
  const own = problems.filter(({ file, line }) => file === card.file && line >= card.line && line < next);
  if (kind === null) return <p className="bench-note">{words.say('shop-no-kind')}</p>;
  const taken = takenBy(kindSchema(kind));
  const fields = taken.is === 'map' ? taken.fields : [];
  const shown = fields.filter(({ name }) => !ELSEWHERE.has(name));
  // Fields common to all cards come after those specific to this kind.
  const listed = [
    ...shown.filter(({ name }) => !COMMON.has(name)),
    ...shown.filter(({ name }) => COMMON.has(name)),
  ];
  const found = placed(textAt(files, card.file), card.at, own);
  // Problems that belong to no field: mistakes are shown before the fields, gaps after them.
  const elsewhere = found
    .filter(({ path }) => listed.every(({ name }) => name !== path[0]))
    .map(({ problem }) => problem);
  return (
    <FormContext value={form}>
      <ProblemsContext value={found}>
        <EffectWords value={said}>
          <form className="shop-form" data-testid="card-form" onSubmit={(event) => event.preventDefault()}>
            <p className="form-kind">{words.say(`kind-${kind}`)}</p>
            <Problems of={elsewhere.filter(({ weight }) => weight !== 'gap')} />
            <TitleField card={card} />
            <TopFields fields={listed} value={value} />
            <Problems of={elsewhere.filter(({ weight }) => weight === 'gap')} />
            {isReadOnly ? null : <WholeCard card={card} kind={kind} />}
          </form>
        </EffectWords>
      </ProblemsContext>
    </FormContext>
  );
}

/** Ctrl+Enter, anywhere in the form, adds another card of its kind. */
function useAnotherByKey(add: () => void): void {
  const now = useEffectEvent(add);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('.sheet') !== null) return;
      event.preventDefault();
      // Leaving a field writes what was typed in it, which has to happen before the next card is added.
      const { activeElement: field } = document;
      if (field instanceof HTMLElement) flushSync(() => field.blur());
      now();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

interface WholeCardProps {
  readonly card: CardEntry;
  readonly kind: Kind;
}

/** Actions on the whole card. */
function WholeCard({ card, kind }: WholeCardProps) {
  const words = useWords();
  const { files, change, choose, begin } = useWork();
  const another = (): void => begin(addCard(files, kind));
  useAnotherByKey(another);
  function drop(): void {
    const cards = cardsOf(files);
    const at = cards.indexOf(card);
    const next = cards[at + 1] ?? cards[at - 1];
    // Later cards of the same file move up.
    const isMoved = next !== undefined && next.file === card.file && next.at > card.at;
    flushSync(() => {
      change(dropCard(files, card));
      choose(
        next === undefined
          ? { file: 'pack.yaml', at: null }
          : { file: next.file, at: isMoved ? next.at - 1 : next.at },
        'cards',
      );
    });
    document.querySelector<HTMLElement>('.bench-rail [aria-current]')?.focus();
  }
  return (
    <div className="form-whole">
      <Button tone="main" data-testid="another-card" onPress={another}>
        {words.say('shop-another-card')}
      </Button>
      <Button data-testid="copy-card" onPress={() => begin(copyCard(files, card))}>
        {words.say('shop-copy-card')}
      </Button>
      <Button tone="danger" data-testid="drop-card" onPress={drop}>
        {words.say('shop-drop-card')}
      </Button>
    </div>
  );
}
