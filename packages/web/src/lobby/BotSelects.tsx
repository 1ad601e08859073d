/** Chooses a bot's strength and character. */
import { BOT_CHARACTERS, BOT_STRENGTHS, type BotCharacter, type BotStrength } from '@kickdoor/protocol';
import { useWords } from '../words/WordsContext.tsx';

interface BotSelectProps<Choice extends string> {
  /** The accessible label: which bot or bots. */
  readonly label: string;
  readonly value: Choice;
  readonly testId: string;
  readonly onChange: (choice: Choice) => void;
}

/** Chooses how well a bot plays. */
export function StrengthSelect(props: BotSelectProps<BotStrength>) {
  const words = useWords();
  return <BotSelect {...props} choices={BOT_STRENGTHS} nameOf={(it) => words.say(`strength-${it}`)} />;
}

/** Chooses a bot's character. */
export function CharacterSelect(props: BotSelectProps<BotCharacter>) {
  const words = useWords();
  return <BotSelect {...props} choices={BOT_CHARACTERS} nameOf={(it) => words.say(`character-${it}`)} />;
}

interface ChoicesProps<Choice extends string> extends BotSelectProps<Choice> {
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
}

function BotSelect<Choice extends string>(props: ChoicesProps<Choice>) {
  const { label, value, testId, onChange, choices, nameOf } = props;
  return (
    <select
      className="bot-select"
      aria-label={label}
      value={value}
      data-testid={testId}
      onChange={({ target }) => onChange(choices.find((one) => one === target.value) ?? value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
