import { DEFAULT_SHEET, isSheet, SHEET_IDS } from '@kickdoor/rules';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { go, tablePath } from '../app/router.ts';
import { createTable } from '../net/api.ts';
import { keepPersona, keepTableKeys, persona, type Persona } from '../net/keys.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Switch } from '../ui/Switch.tsx';
import { namedElsewhere } from '../words/set-names.ts';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import {
  autostart,
  firstWish,
  gracesOf,
  isFull,
  LIMITS,
  seatsOf,
  SETS,
  setsOf,
  SWITCHES,
  toRequest,
  withGame,
  type Wish,
} from './new-game.ts';
import { PersonaFields } from './PersonaFields.tsx';

/** The new-game form: who plays, which sheet, which options. */
export function NewGame() {
  const { language, words } = useSpoken();
  const [player, setPlayer] = useState<Persona>(() => persona() ?? { name: '', sex: 'female' });
  const [wish, setWish] = useState(firstWish);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<Wish>) => setWish((old) => ({ ...old, ...part }));

  async function create(): Promise<void> {
    setBusy(true);
    keepPersona(player);
    const answer = await createTable(toRequest(wish, player, language));
    setBusy(false);
    if (!answer.ok) {
      setProblem(words.say(`error-${answer.code}`));
      return;
    }
    const { table, host, secret } = answer.value;
    keepTableKeys(table, { host, ...(secret === null ? {} : { secret }) });
    if (isFull(wish)) autostart.add(table);
    go(tablePath(table));
  }

  return (
    <Form
      className="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <PersonaFields value={player} onChange={setPlayer} />
      <Choices
        label={words.say('new-sheet')}
        value={wish.sheet}
        onChange={(key) => {
          const sheet = isSheet(key) ? key : DEFAULT_SHEET;
          setWish((old) => withGame(old, { sheet, more: [] }));
        }}
        options={SHEET_IDS.map((key) => ({ key, label: words.say(`sheet-${key}`) }))}
      />
      <p className="field-hint">{words.say(`sheet-${wish.sheet}-text`)}</p>
      <MixRows wish={wish} onChange={(more) => setWish((old) => withGame(old, { more }))} />
      <NameLanguages wish={wish} />
      <Choices
        label={words.say('new-seats')}
        value={String(wish.seats)}
        onChange={(key) => change({ seats: Number(key) })}
        options={seatsOf(wish).map((seats) => ({ key: String(seats), label: String(seats) }))}
      />
      <SeatRows wish={wish} name={player.name} onChange={change} />
      <details className="new-options">
        <summary>{words.say('new-options')}</summary>
        <OptionRows wish={wish} onChange={change} />
      </details>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button tone="main" type="submit" isDisabled={busy} data-testid="create-table">
        {words.say(isFull(wish) ? 'new-start' : 'new-invite')}
      </Button>
    </Form>
  );
}

interface RowsProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** Sets mixed into the game besides the sheet's own (`mixing.decks`). */
function MixRows({
  wish,
  onChange,
}: {
  readonly wish: Wish;
  readonly onChange: (more: Wish['more']) => void;
}) {
  const words = useWords();
  const own = setsOf({ sheet: wish.sheet, more: [] });
  return (
    <fieldset className="mix-rows">
      <legend className="choices-label">{words.say('new-mix')}</legend>
      {SETS.filter((set) => !own.includes(set)).map((set) => (
        <Switch
          key={set}
          isSelected={wish.more.includes(set)}
          onChange={(on) => onChange(on ? [...wish.more, set] : wish.more.filter((one) => one !== set))}
        >
          {words.say(`set-${set}`)}
        </Switch>
      ))}
    </fieldset>
  );
}

/** Says which of the chosen sets have card names in another language than the player's. */
function NameLanguages({ wish }: { readonly wish: Wish }) {
  const { language, words } = useSpoken();
  const called = new Intl.DisplayNames([language], { type: 'language' });
  return namedElsewhere(setsOf(wish), language).map((other) => (
    <p key={other.language} className="field-hint" data-testid="names-in-other-language">
      {words.say('new-names', {
        language: called.of(other.language) ?? other.language,
        sets: other.sets.map((set) => ({ id: `set-${set}` })),
      })}
    </p>
  ));
}

/** Who plays the other seats. */
function SeatRows({ wish, name, onChange }: RowsProps & { readonly name: string }) {
  const words = useWords();
  return (
    <ol className="seat-rows">
      <li className="seat-row">
        <span>{name.trim() === '' ? words.say('you') : name}</span>
      </li>
      {wish.bots.slice(0, wish.seats - 1).map((bot, at) => {
        const seat = at + 2;
        return (
          <li key={seat} className="seat-row">
            <Choices
              label={words.say('new-seat', { seat })}
              value={bot ? 'bot' : 'friend'}
              onChange={(key) =>
                onChange({ bots: wish.bots.map((old, i) => (i === at ? key === 'bot' : old)) })
              }
              options={[
                { key: 'bot', label: words.say('seat-bot') },
                { key: 'friend', label: words.say('seat-friend') },
              ]}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The options, each with an explanation. */
function OptionRows({ wish, onChange }: RowsProps) {
  const words = useWords();
  return (
    <div className="option-rows">
      {SWITCHES.map((key) => (
        <div key={key}>
          <Switch
            isSelected={wish.switches.includes(key)}
            onChange={(on) =>
              onChange({
                switches: on ? [...wish.switches, key] : wish.switches.filter((each) => each !== key),
              })
            }
          >
            {words.say(`option-${key}`)}
          </Switch>
          <p className="field-hint">{words.say(`option-${key}-text`)}</p>
        </div>
      ))}
      <Choices
        label={words.say('option-grace')}
        value={String(wish.grace)}
        onChange={(key) => onChange({ grace: Number(key) })}
        options={gracesOf(wish).map((ms) => ({
          key: String(ms),
          label: words.say('option-seconds', { seconds: ms / 1000 }),
        }))}
      />
      <p className="field-hint">{words.say('option-grace-text')}</p>
      <Choices
        label={words.say('option-limit')}
        value={String(wish.limit)}
        onChange={(key) => onChange({ limit: Number(key) })}
        options={LIMITS.map((ms) => ({
          key: String(ms),
          label: words.say('option-seconds', { seconds: ms / 1000 }),
        }))}
      />
      <p className="field-hint">{words.say('option-limit-text')}</p>
      <Switch isSelected={wish.isPublic} onChange={(isPublic) => onChange({ isPublic })}>
        {words.say('option-public')}
      </Switch>
      <Switch isSelected={wish.spectators} onChange={(spectators) => onChange({ spectators })}>
        {words.say('option-spectators')}
      </Switch>
    </div>
  );
}
