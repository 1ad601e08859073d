import { Button } from '../ui/Button.tsx';
import { Portrait } from '../cards/Portrait.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { LOWEST_LEVEL, strengthOf, topLevel, type CounterPlayer } from './model/counter.ts';
import { Step } from './Step.tsx';
import { rolesLine, signed } from './words.ts';

interface PlayerRowProps {
  readonly player: CounterPlayer;
  readonly onOpen: () => void;
}

/** A player: name, strength, and Level and gear with buttons to change them. */
export function PlayerRow({ player, onOpen }: PlayerRowProps) {
  const { language } = useSpoken();
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { id, name, level, gear, dead } = player;
  const roles = rolesLine(player, language);
  return (
    <li
      className="paper counter-player"
      data-color={player.color}
      data-dead={dead || undefined}
      data-testid="counter-player"
      data-name={name}
    >
      <Button
        tone="quiet"
        className="counter-who"
        aria-label={words.say('count-edit', { name })}
        data-testid="counter-edit"
        onPress={onOpen}
      >
        <span className="counter-face" aria-hidden>
          <Portrait {...player} size={46} />
        </span>
        <span className="counter-names">
          <span className="counter-name">{name}</span>
          <span className="counter-roles">{dead ? words.say('count-dead') : roles}</span>
        </span>
      </Button>
      <p className="counter-strength">
        <span className="visually-hidden">{words.say('count-strength-of', { name })}</span>
        <strong data-testid="counter-strength">{strengthOf(player)}</strong>
        <span className="counter-strength-label" aria-hidden>
          {words.say('count-strength')}
        </span>
      </p>
      <Step
        label={words.say('count-level')}
        name={words.say('count-level-of', { name })}
        less={words.say('count-level-less', { name })}
        more={words.say('count-level-more', { name })}
        value={level}
        least={LOWEST_LEVEL}
        most={topLevel(state.counter)}
        testId="counter-level"
        onStep={(by) => doc.act({ is: 'level', player: id, by })}
      />
      <Step
        label={words.say('count-gear')}
        name={words.say('count-gear-of', { name })}
        less={words.say('count-gear-less', { name })}
        more={words.say('count-gear-more', { name })}
        value={gear}
        shown={signed(gear)}
        testId="counter-gear"
        onStep={(by) => doc.act({ is: 'gear', player: id, by })}
      />
    </li>
  );
}
