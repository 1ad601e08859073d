import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Die } from '../ui/Die.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { taleOfRoll } from './words.ts';

/** How long a roll is shown, in milliseconds. */
const SHOWN = 8000;

/** The latest roll, on every phone. */
export function RollNote() {
  const words = useWords();
  const { state } = useShownCounter();
  const { roll } = state.counter;
  // Rolls from before the page was opened are left to the history.
  const [seen, setSeen] = useState(roll?.id ?? null);
  const id = roll?.id ?? null;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(id), SHOWN);
    return () => clearTimeout(timer);
  }, [id]);
  const isShown = roll !== null && roll.id !== seen;
  const flee = roll?.flee ?? null;
  const said =
    roll === null
      ? ''
      : words.say(taleOfRoll({ face: roll.face, ...(flee === null ? {} : { flee }) }, state.counter));
  return (
    <div className="counter-rolls" role="status">
      {isShown ? (
        <div
          className="paper counter-rolled"
          key={roll.id}
          data-testid="counter-rolled"
          data-face={roll.face}
        >
          <span className="counter-die" aria-hidden>
            <Die face={roll.face} label="" />
          </span>
          <p>{said}</p>
          <Button tone="quiet" size="small" aria-label={words.say('close')} onPress={() => setSeen(roll.id)}>
            ×
          </Button>
        </div>
      ) : null}
    </div>
  );
}
