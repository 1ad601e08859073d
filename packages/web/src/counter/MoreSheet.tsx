import { COUNTER_GOALS } from '@kickdoor/protocol';
import { SHEETS } from '@kickdoor/rules';
import { go } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Switch } from '../ui/Switch.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { useWords } from '../words/WordsContext.tsx';
import type { BoardSheet } from './BottomBar.tsx';
import { useShownCounter } from './CounterContext.ts';
import { canStayAwake } from './keep/useAwake.ts';
import type { CounterDocument } from './keep/document.ts';
import type { Goal } from './model/counter.ts';

interface MoreSheetProps {
  readonly onClose: () => void;
  readonly onOpen: (sheet: BoardSheet) => void;
  readonly awake: boolean;
  readonly onAwake: (on: boolean) => void;
}

const keyOf = (goal: Goal) => String(goal ?? 'none');

/** Less frequent actions. */
export function MoreSheet({ onClose, onOpen, awake, onAwake }: MoreSheetProps) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { goal, sheet } = state.counter;
  return (
    <Sheet title={words.say('count-more')} onClose={onClose} testId="counter-more-sheet">
      <div className="counter-mores">
        {(['share', 'history', 'chart', 'sit'] as const).map((one) => (
          <Button key={one} data-testid={`counter-open-${one}`} onPress={() => onOpen(one)}>
            {words.say(one === 'sit' ? 'count-add' : `count-${one}`)}
          </Button>
        ))}
        <Button
          data-testid="counter-restart"
          onPress={() => {
            doc.act({ is: 'again' });
            onClose();
          }}
        >
          {words.say('count-again')}
        </Button>
        <Button onPress={() => save(doc)}>{words.say('count-save')}</Button>
        <Button onPress={() => go('/counter')}>{words.say('count-kept')}</Button>
      </div>
      <Choices
        label={words.say('count-goal')}
        value={keyOf(goal)}
        onChange={(key) => {
          const next = COUNTER_GOALS.find((one) => keyOf(one) === key);
          if (next !== undefined) doc.act({ is: 'rules', goal: next });
        }}
        options={COUNTER_GOALS.map((one) => ({
          key: keyOf(one),
          label: words.say(one === 10 ? 'count-goal-10' : one === 20 ? 'count-goal-20' : 'count-goal-none'),
        }))}
      />
      <Choices
        label={words.say('new-sheet')}
        value={sheet}
        onChange={(key) => {
          const next = SHEETS.find(({ id }) => id === key);
          if (next !== undefined) doc.act({ is: 'rules', sheet: next.id });
        }}
        options={SHEETS.map(({ id }) => ({ key: id, label: words.say(`sheet-${id}`) }))}
      />
      {canStayAwake ? (
        <Switch isSelected={awake} onChange={onAwake} testId="counter-awake">
          {words.say('count-awake')}
        </Switch>
      ) : null}
      <LanguageChoice />
    </Sheet>
  );
}

/** Saves the counter as a file. */
function save(doc: CounterDocument): void {
  const text = JSON.stringify({ kickdoor: 'counter', entries: doc.ordered() });
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `kickdoor-counter-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
