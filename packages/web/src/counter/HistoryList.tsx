import { Button } from '../ui/Button.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { playerOf } from './model/counter.ts';
import type { Happened } from './model/fold.ts';
import { tale } from './words.ts';

/** The history, newest first; anybody can undo any entry. */
export function HistoryList({ most }: { readonly most: number }) {
  const words = useWords();
  const { state } = useShownCounter();
  const told = state.history.filter(({ entry }) => entry.deed.is !== 'phone').slice(-most);
  if (told.length === 0) return <p>{words.say('count-nothing')}</p>;
  return (
    <ol className="counter-history" reversed>
      {told.toReversed().map((happened) => (
        <Line key={happened.entry.id} happened={happened} />
      ))}
    </ol>
  );
}

function Line({ happened }: { readonly happened: Happened }) {
  const { language } = useSpoken();
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { entry, undone } = happened;
  const phrase = tale(happened, language);
  if (phrase === null) return null;
  const said = words.say(phrase);
  const owner = playerOf(state.counter, state.counter.phones.get(entry.phone) ?? null);
  const other = owner === null ? words.say('count-by-other') : words.say('count-by', { name: owner.name });
  const by = entry.phone === doc.phone ? words.say('count-by-this') : other;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(entry.at);
  return (
    <li className="counter-told" data-undone={undone || undefined} data-testid="counter-told">
      <p>
        {undone ? <del>{said}</del> : said}
        <small>
          {time} · {by}
        </small>
      </p>
      <Button
        tone="quiet"
        size="small"
        aria-label={words.say(undone ? 'count-restore-label' : 'count-take-back-label', { what: said })}
        onPress={() => doc.takeBack(entry.id, !undone)}
      >
        {words.say(undone ? 'count-restore' : 'count-take-back')}
      </Button>
    </li>
  );
}
