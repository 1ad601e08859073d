import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { rollDie } from './model/die.ts';

/** Sheets that open over the board. */
export type BoardSheet = 'fight' | 'share' | 'more' | 'history' | 'chart' | 'sit';

/** The most frequent actions, within reach of the thumb. */
export function BottomBar({ onOpen }: { readonly onOpen: (sheet: BoardSheet) => void }) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  return (
    <nav className="counter-bar" aria-label={words.say('count-acts')}>
      <Button
        className="counter-act"
        tone="main"
        data-testid="counter-fight"
        isDisabled={state.counter.players.length === 0}
        onPress={() => onOpen('fight')}
      >
        {words.say('count-fight')}
      </Button>
      <Button
        className="counter-act"
        data-testid="counter-roll"
        onPress={() => doc.act({ is: 'roll', face: rollDie() })}
      >
        {words.say('count-die')}
      </Button>
      <Button
        className="counter-act"
        data-testid="counter-undo"
        aria-label={words.say('count-undo')}
        isDisabled={state.undo === null}
        onPress={doc.undo}
      >
        <span aria-hidden>↶</span>
      </Button>
      <Button
        className="counter-act"
        data-testid="counter-redo"
        aria-label={words.say('count-redo')}
        isDisabled={state.redo === null}
        onPress={doc.redo}
      >
        <span aria-hidden>↷</span>
      </Button>
      <Button className="counter-act" data-testid="counter-more" onPress={() => onOpen('more')}>
        {words.say('count-more')}
      </Button>
    </nav>
  );
}
