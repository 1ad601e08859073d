import { Button } from '../ui/Button.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { winnersOf } from './model/counter.ts';
import { listOf } from './words.ts';

const CONFETTI = Array.from({ length: 24 }, (_, at) => at);

/** Announces that somebody has reached the Level that wins. */
export function Winners() {
  const { language } = useSpoken();
  const words = useWords();
  const { doc, state } = useShownCounter();
  const winners = winnersOf(state.counter);
  const names = listOf(
    winners.map(({ name }) => name),
    language,
  );
  return (
    <div role="status" className="counter-winners">
      {winners.length === 0 ? null : (
        <section className="paper counter-won" data-testid="counter-won">
          <div className="counter-confetti" aria-hidden>
            {CONFETTI.map((at) => (
              <i key={at} style={{ left: `${(at * 37) % 100}%`, animationDelay: `${(at * 53) % 900}ms` }} />
            ))}
          </div>
          <p className="counter-won-text">
            {words.say('count-won', { names, count: winners.length, level: state.counter.goal ?? 0 })}
          </p>
          <Button size="small" data-testid="counter-again" onPress={() => doc.act({ is: 'again' })}>
            {words.say('count-again')}
          </Button>
        </section>
      )}
    </div>
  );
}
