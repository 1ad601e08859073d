import { useState } from 'react';
import { Form, Input, Label, Text, TextField } from 'react-aria-components';
import { Button } from '../ui/Button.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import type { AdminApi } from './api.ts';
import { moment } from './format.ts';
import { usePolled } from './polled.ts';
import { problemText, type Code } from './problem.ts';

const EVERY = 10_000;
/** The longest ban, in hours. */
const MOST_HOURS = 100_000;

/** The current bans, and a form to ban an address. */
export function BanList({ api }: { readonly api: AdminApi }) {
  const words = useWords();
  const { language } = useSpoken();
  const { value: bans, again } = usePolled(api.bans, EVERY);
  const [problem, setProblem] = useState<Code | null>(null);
  async function lift(id: string): Promise<void> {
    const answer = await api.unban(id);
    setProblem(answer.ok ? null : answer.code);
    await again();
  }
  return (
    <section aria-labelledby="admin-bans">
      <h2 id="admin-bans">{words.say('admin-bans')}</h2>
      {problem === null ? null : (
        <p role="alert" className="problem">
          {problemText(words, problem)}
        </p>
      )}
      {bans?.length === 0 ? <p>{words.say('admin-no-bans')}</p> : null}
      <ul className="admin-list" data-testid="admin-bans">
        {bans?.map(({ id, note, until }) => (
          <li key={id} className="paper admin-row">
            <div className="admin-row-text">
              <strong className="admin-row-name">{id}</strong>
              <span>
                {until === null
                  ? words.say('admin-forever')
                  : words.say('admin-until', { when: moment(language, until) })}
                {note === '' ? null : ` · ${note}`}
              </span>
            </div>
            <div className="admin-row-acts">
              <Button
                size="small"
                aria-label={words.say('admin-lift-label', { ban: id })}
                onPress={() => void lift(id)}
              >
                {words.say('admin-lift')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <BanForm api={api} onBanned={() => void again()} />
    </section>
  );
}

const EMPTY = { address: '', hours: '', note: '' };

function BanForm({ api, onBanned }: { readonly api: AdminApi; readonly onBanned: () => void }) {
  const words = useWords();
  const [wish, setWish] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  async function ban(): Promise<void> {
    const address = wish.address.trim();
    const hours = wish.hours.trim() === '' ? null : Number(wish.hours.trim().replace(',', '.'));
    if (hours !== null && !(hours > 0 && hours <= MOST_HOURS)) {
      setProblem(words.say('admin-ban-hours-wrong'));
      return;
    }
    const answer = await api.ban({
      who: { address },
      note: wish.note.trim(),
      ...(hours === null ? {} : { hours }),
    });
    if (answer.ok) {
      setWish(EMPTY);
      setProblem(null);
      onBanned();
    } else {
      const isAddress = answer.code === 'bad-message';
      setProblem(isAddress ? words.say('admin-ban-wrong') : problemText(words, answer.code));
    }
  }
  const field = (key: keyof typeof EMPTY) => ({
    className: 'admin-field',
    name: key,
    value: wish[key],
    onChange: (value: string) => setWish({ ...wish, [key]: value }),
  });
  return (
    <Form
      className="admin-ban"
      onSubmit={(event) => {
        event.preventDefault();
        void ban();
      }}
    >
      <TextField {...field('address')} maxLength={64} isRequired>
        <Label>{words.say('admin-ban-address')}</Label>
        <Input className="admin-input" placeholder="203.0.113.0/24" />
      </TextField>
      <TextField {...field('hours')} inputMode="decimal">
        <Label>{words.say('admin-ban-hours')}</Label>
        <Input className="admin-input" />
        <Text slot="description" className="admin-hint">
          {words.say('admin-ban-hours-hint')}
        </Text>
      </TextField>
      <TextField {...field('note')} maxLength={200}>
        <Label>{words.say('admin-ban-note')}</Label>
        <Input className="admin-input" />
      </TextField>
      <Button type="submit">{words.say('admin-ban-add')}</Button>
      {problem === null ? null : (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </Form>
  );
}
