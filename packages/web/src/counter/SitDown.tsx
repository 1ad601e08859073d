import { COUNTER_COLORS, MOST_PLAYERS, PlayerName } from '@kickdoor/protocol';
import { useState } from 'react';
import { Form, Input, Label, TextField } from 'react-aria-components';
import type { Sex } from '@kickdoor/rules';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import '../lobby/lobby.css';

/** Adds a player, who only needs a name. */
export function SitDown() {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { players } = state.counter;
  const [name, setName] = useState('');
  const [sex, setSex] = useState<Sex>('female');
  const color =
    COUNTER_COLORS.find((one) => players.every((player) => player.color !== one)) ??
    COUNTER_COLORS[players.length % COUNTER_COLORS.length] ??
    'slate';
  if (players.length >= MOST_PLAYERS) return null;
  return (
    <Form
      className="paper counter-sit"
      data-testid="counter-sit"
      onSubmit={(event) => {
        event.preventDefault();
        const read = PlayerName.safeParse(name);
        if (!read.success) return;
        doc.act({ is: 'player', name: read.data, color, sex });
        setName('');
      }}
    >
      <TextField
        className="field"
        value={name}
        onChange={setName}
        maxLength={24}
        autoComplete="off"
        isRequired
      >
        <Label className="field-label">{words.say('count-add')}</Label>
        <Input className="input" data-testid="counter-name" />
      </TextField>
      <Choices
        label={words.say('count-sex')}
        value={sex}
        onChange={(key) => setSex(key === 'male' ? 'male' : 'female')}
        options={[
          { key: 'female', label: words.say('persona-female') },
          { key: 'male', label: words.say('persona-male') },
        ]}
      />
      <Button tone="main" type="submit" data-testid="counter-add">
        {words.say('count-sit')}
      </Button>
    </Form>
  );
}
