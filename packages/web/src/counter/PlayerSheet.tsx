import { COUNTER_COLORS, MOST_ROLES, PlayerName } from '@kickdoor/protocol';
import { useState } from 'react';
import { Form, Input, Label, TextField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import type { CounterPlayer } from './model/counter.ts';
import { rolesFor, type NamedRole, type RoleKind } from './roles.ts';
import { signed } from './words.ts';

/** Common changes of gear. */
const LEAPS = [-5, -3, 3, 5] as const;

interface PlayerSheetProps {
  readonly player: CounterPlayer;
  readonly onClose: () => void;
}

/** Everything about a player. */
export function PlayerSheet({ player, onClose }: PlayerSheetProps) {
  const words = useWords();
  const { doc } = useShownCounter();
  const { id, name } = player;
  return (
    <Sheet title={name} onClose={onClose} testId="counter-player-sheet">
      <Naming player={player} />
      <RoleChips player={player} kind="race" />
      <RoleChips player={player} kind="class" />
      <div className="counter-leaps" role="group" aria-label={words.say('count-gear-of', { name })}>
        <span className="choices-label">{words.say('count-gear-at-once')}</span>
        {LEAPS.map((by) => (
          <Button key={by} onPress={() => doc.act({ is: 'gear', player: id, by })}>
            {signed(by)}
          </Button>
        ))}
      </div>
      <Switch
        isSelected={player.dead}
        onChange={(dead) => doc.act({ is: 'life', player: id, dead })}
        testId="counter-dead"
      >
        {words.say('count-dead-switch')}
      </Switch>
      <Choices
        label={words.say('count-sex')}
        value={player.sex}
        onChange={(sex) => doc.act({ is: 'change', player: id, sex: sex === 'male' ? 'male' : 'female' })}
        options={[
          { key: 'female', label: words.say('persona-female') },
          { key: 'male', label: words.say('persona-male') },
        ]}
      />
      <Colors player={player} />
      <Button
        tone="danger"
        size="small"
        data-testid="counter-leave"
        onPress={() => {
          doc.act({ is: 'leave', player: id });
          onClose();
        }}
      >
        {words.say('count-leave')}
      </Button>
    </Sheet>
  );
}

function Naming({ player }: { readonly player: CounterPlayer }) {
  const words = useWords();
  const { doc } = useShownCounter();
  const [name, setName] = useState(player.name);
  const keep = () => {
    const read = PlayerName.safeParse(name);
    if (read.success && read.data !== player.name) {
      doc.act({ is: 'change', player: player.id, name: read.data });
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextField
        className="field"
        value={name}
        onChange={setName}
        onBlur={keep}
        maxLength={24}
        autoComplete="off"
      >
        <Label className="field-label">{words.say('count-name')}</Label>
        <Input className="input" />
      </TextField>
    </Form>
  );
}

function Colors({ player }: { readonly player: CounterPlayer }) {
  const words = useWords();
  const { doc } = useShownCounter();
  return (
    <div className="choices">
      <span className="choices-label" aria-hidden>
        {words.say('count-color')}
      </span>
      <ToggleButtonGroup
        className="choices-group"
        aria-label={words.say('count-color')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[player.color]}
        onSelectionChange={(keys) => {
          const color = COUNTER_COLORS.find((one) => keys.has(one));
          if (color !== undefined) doc.act({ is: 'change', player: player.id, color });
        }}
      >
        {COUNTER_COLORS.map((color) => (
          <ToggleButton
            key={color}
            id={color}
            className="counter-color"
            data-color={color}
            aria-label={words.say(`count-color-${color}`)}
          />
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface RoleChipsProps {
  readonly player: CounterPlayer;
  readonly kind: RoleKind;
}

/** Races or classes. The counter sets no limit: the players know what their cards allow. */
function RoleChips({ player, kind }: RoleChipsProps) {
  const { language } = useSpoken();
  const words = useWords();
  const { state } = useShownCounter();
  const roles = rolesFor(kind, state.counter.sheet, language);
  const held = kind === 'race' ? player.races : player.classes;
  const label = words.say(kind === 'race' ? 'count-races' : 'count-classes');
  const first = roles.filter(({ id, own }) => own || held.includes(id));
  const others = roles.filter((role) => !first.includes(role));
  return (
    <div className="choices">
      <span className="choices-label" aria-hidden>
        {label}
      </span>
      <Chips player={player} kind={kind} label={label} roles={first} />
      {others.length === 0 ? null : (
        <details className="counter-others">
          <summary>{words.say('count-other-roles')}</summary>
          <Chips player={player} kind={kind} label={label} roles={others} />
        </details>
      )}
    </div>
  );
}

interface ChipsProps extends RoleChipsProps {
  readonly label: string;
  readonly roles: readonly NamedRole[];
}

function Chips({ player, kind, label, roles }: ChipsProps) {
  const { doc } = useShownCounter();
  const held = kind === 'race' ? player.races : player.classes;
  const toggle = (id: string) => {
    const next = held.includes(id) ? held.filter((one) => one !== id) : [...held, id].slice(-MOST_ROLES);
    doc.act({ is: 'change', player: player.id, ...(kind === 'race' ? { races: next } : { classes: next }) });
  };
  return (
    <div className="choices-group" role="group" aria-label={label}>
      {roles.map(({ id, name, language }) => (
        <ToggleButton
          key={id}
          className="choices-option"
          isSelected={held.includes(id)}
          data-testid={`counter-role-${id}`}
          onChange={() => toggle(id)}
        >
          <span lang={language ?? undefined}>{name}</span>
        </ToggleButton>
      ))}
    </div>
  );
}
