import type { BotStrength } from '@kickdoor/protocol';
import { DEFAULT_SHEET, sheetOf } from '@kickdoor/rules';
import { useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { useSpoken } from '../words/WordsContext.tsx';
import { StrengthSelect } from '../lobby/BotSelects.tsx';
import { beginLocal, type LocalGame, type LocalPlayer } from './begin.ts';
import { Choices } from '../ui/Choices.tsx';
import { go } from '../app/router.ts';
import { persona } from '../net/keys.ts';
import '../lobby/lobby.css';
import './local.css';

const LocalPacks = lazily(async () => (await import('./LocalPacks.tsx')).LocalPacks);

/** The base game without a pack. */
const USUAL: LocalGame = { sheet: DEFAULT_SHEET, own: null };
/** A keyed name, so that the fields stay with their players when one is removed. */
type Entry = LocalPlayer & { readonly key: number };

/** Asks who shares this device, and starts their game. */
export function LocalSheet({ onClose }: { readonly onClose: () => void }) {
  const { language, words } = useSpoken();
  const [players, setPlayers] = useState<readonly Entry[]>(() => [
    { key: 0, ...(persona() ?? { name: '', sex: 'female' }) },
    { key: 1, name: '', sex: 'male' },
  ]);
  const [bots, setBots] = useState(2);
  const [strengths, setStrengths] = useState<readonly BotStrength[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [game, setGame] = useState(USUAL);
  const { min, max } = sheetOf(game.sheet, game.own === null ? [] : [game.own.pack.id]).players;
  const least = Math.max(0, min - players.length);
  const most = Math.max(0, max - players.length);
  const besides = Math.min(Math.max(bots, least), most);
  const chosen = Array.from({ length: besides }, (_, at) => strengths[at] ?? 'regular');
  const change = (entry: Entry) => setPlayers(players.map((one) => (one.key === entry.key ? entry : one)));
  async function start(): Promise<void> {
    const names = players.map(({ name }) => name.trim().toLocaleLowerCase(language));
    if (names.includes('') || new Set(names).size < names.length) {
      setProblem(words.say('local-same'));
      return;
    }
    setBusy(true);
    const started = await beginLocal(players, chosen, language, game);
    setBusy(false);
    if ('path' in started) go(started.path);
    else setProblem(words.say(`error-${started.problem}`));
  }
  return (
    <Sheet
      title={words.say('local-title')}
      onClose={onClose}
      testId="local-sheet"
      foot={
        <Button tone="main" isDisabled={busy} onPress={() => void start()} data-testid="local-go">
          {words.say('local-go')}
        </Button>
      }
    >
      <p>{words.say('local-text')}</p>
      <div className="local-names">
        {players.map((entry, at) => (
          <PlayerRow
            key={entry.key}
            entry={entry}
            number={at + 1}
            onChange={change}
            onRemove={players.length > 2 ? () => setPlayers(players.filter((one) => one !== entry)) : null}
          />
        ))}
        {players.length < max ? (
          <Button
            data-testid="local-add"
            onPress={() =>
              setPlayers([
                ...players,
                { key: Math.max(...players.map(({ key }) => key)) + 1, name: '', sex: 'female' },
              ])
            }
          >
            {words.say('local-add')}
          </Button>
        ) : null}
        <Stepper
          label={words.say('local-bots')}
          value={besides}
          least={least}
          most={most}
          valueLabel={String(besides)}
          onChange={setBots}
        />
        {chosen.map((strength, at) => (
          <div key={`bot ${at + 1}`} className="local-bot">
            <span>{words.say('local-bot', { number: at + 1 })}</span>
            <StrengthSelect
              label={words.say('strength-of', { who: words.say('local-bot', { number: at + 1 }) })}
              value={strength}
              testId={`local-strength-${at + 1}`}
              onChange={(next) => setStrengths(chosen.with(at, next))}
            />
          </div>
        ))}
        <LocalPacks game={game} onGame={setGame} />
        {problem === null ? null : <p role="alert">{problem}</p>}
      </div>
    </Sheet>
  );
}

interface PlayerRowProps {
  readonly entry: Entry;
  readonly number: number;
  readonly onChange: (entry: Entry) => void;
  /** `null` if nobody can be removed. */
  readonly onRemove: (() => void) | null;
}

function PlayerRow({ entry, number, onChange, onRemove }: PlayerRowProps) {
  const { words } = useSpoken();
  return (
    <fieldset className="local-player">
      <div className="local-name">
        <label className="field">
          <span className="field-label">{words.say('local-name', { number })}</span>
          <input
            className="input"
            maxLength={24}
            value={entry.name}
            data-testid={`local-name-${number}`}
            onChange={(event) => onChange({ ...entry, name: event.target.value })}
          />
        </label>
        {onRemove === null ? null : <Button onPress={onRemove}>{words.say('local-remove')}</Button>}
      </div>
      <Choices
        label={words.say('persona-sex')}
        value={entry.sex}
        onChange={(sex) => onChange({ ...entry, sex: sex === 'female' ? 'female' : 'male' })}
        options={[
          { key: 'female', label: words.say('persona-female') },
          { key: 'male', label: words.say('persona-male') },
        ]}
      />
    </fieldset>
  );
}
