import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { playerOf } from './model/counter.ts';

const LEVELS = Array.from({ length: 20 }, (_, at) => at + 1);

/** Starts a fight: the player, and the monster's Level. */
export function FightSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { counter } = state;
  const own = playerOf(counter, counter.phones.get(doc.phone) ?? null);
  const [player, setPlayer] = useState(own?.id ?? counter.players[0]?.id ?? '');
  return (
    <Sheet title={words.say('count-fight')} onClose={onClose} testId="counter-fight-sheet">
      <Choices
        label={words.say('count-who-fights')}
        value={player}
        onChange={setPlayer}
        options={counter.players.map(({ id, name }) => ({ key: id, label: name }))}
      />
      <h3 className="counter-sub" id="counter-levels">
        {words.say('count-monster-level')}
      </h3>
      <div className="counter-levels" role="group" aria-labelledby="counter-levels">
        {LEVELS.map((level) => (
          <Button
            key={level}
            data-testid={`counter-monster-${level}`}
            onPress={() => {
              doc.act({ is: 'fight', player, level });
              onClose();
            }}
          >
            {level}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
