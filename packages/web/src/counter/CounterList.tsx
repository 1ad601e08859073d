import { CounterEntry } from '@kickdoor/protocol';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { z } from 'zod';
import { Link } from '../app/Link.tsx';
import { go } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { forgetCounter, keptCounters, newCounterId } from './keep/storage.ts';
import { documentOf, dropDocument } from './keep/useCounter.ts';
import { fold } from './model/fold.ts';
import { listOf } from './words.ts';
import '../lobby/lobby.css';

/** A counter saved as a file. */
const CounterFile = z.object({ kickdoor: z.literal('counter'), entries: z.array(CounterEntry) });

/** Creates a counter with these entries, or none, and opens it. */
function begin(entries: readonly CounterEntry[] = []): void {
  const id = newCounterId();
  const doc = documentOf(id);
  if (entries.length > 0) doc.begin(entries);
  else doc.act({ is: 'rules', goal: 10 });
  go(`/counter/${id}`);
}

/** The counters on this device, and a button for a new one. */
export function CounterList() {
  const { language } = useSpoken();
  const words = useWords();
  const [kept, setKept] = useState(keptCounters);
  const [isWrong, setWrong] = useState(false);
  async function open(file: File | undefined): Promise<void> {
    setWrong(false);
    if (file === undefined) return;
    try {
      const json: unknown = JSON.parse(await file.text());
      begin(CounterFile.parse(json).entries);
    } catch {
      setWrong(true);
    }
  }
  return (
    <main className="lobby">
      <div className="paper lobby-paper counter-starts">
        <p className="lobby-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1>{words.say('count-title')}</h1>
        <p>{words.say('count-text')}</p>
        <Button tone="main" className="counter-new" data-testid="counter-new" onPress={() => begin()}>
          {words.say('count-new')}
        </Button>
        {kept.length === 0 ? null : (
          <section aria-labelledby="counter-kept">
            <h2 id="counter-kept">{words.say('count-kept')}</h2>
            <ul className="counter-kepts">
              {kept.map(({ id, kept: { entries, at } }) => {
                const names = fold(entries).counter.players.map(({ name }) => name);
                const title = names.length === 0 ? words.say('count-nobody') : listOf(names, language);
                return (
                  <li key={id} className="paper counter-kept">
                    <Link to={`/counter/${id}`} className="counter-kept-link">
                      <strong>{title}</strong>
                      <span>
                        {new Intl.DateTimeFormat(language, {
                          dateStyle: 'medium',
                          timeStyle: 'short',
                        }).format(at)}
                      </span>
                    </Link>
                    <Button
                      tone="quiet"
                      size="small"
                      aria-label={words.say('count-forget-label', { names: title })}
                      onPress={() => {
                        if (!confirm(words.say('count-forget-sure', { names: title }))) return;
                        forgetCounter(id);
                        dropDocument(id);
                        setKept(keptCounters());
                      }}
                    >
                      {words.say('count-forget')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => void open(files?.[0])}
        >
          <Button data-testid="counter-open">{words.say('count-open-file')}</Button>
        </FileTrigger>
        {isWrong ? (
          <p className="field-error" role="alert">
            {words.say('count-wrong-file')}
          </p>
        ) : null}
        <LanguageChoice />
      </div>
    </main>
  );
}
