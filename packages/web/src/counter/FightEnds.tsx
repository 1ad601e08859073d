import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { rollDie } from './model/die.ts';
import { playerOf, type CounterFight, type FightEnd } from './model/counter.ts';
import { fightersOf, fleeBonus, reward, type Standing } from './model/fight.ts';
import { ROLES } from './roles.ts';

interface FightEndsProps {
  readonly fight: CounterFight;
  readonly standing: Standing;
}

/** Ends a fight: won, with Levels; or lost, with a roll for each player who runs away. */
export function FightEnds({ fight, standing }: FightEndsProps) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const [more, setMore] = useState(0);
  const [helped, setHelped] = useState(0);
  const levels = Math.min(Math.max(reward(fight) + more, 0), 20);
  const helper = playerOf(state.counter, fight.helper);
  const end = (how: FightEnd) =>
    doc.act({
      is: 'end',
      fight: fight.id,
      how,
      levels: how === 'won' ? levels : 0,
      helper: how === 'won' ? helped : 0,
    });
  if (!standing.isWon) return <Lost fight={fight} onEnd={end} />;
  return (
    <div className="counter-ends">
      <Stepper
        label={words.say('count-levels')}
        value={levels}
        most={20}
        onChange={(next) => setMore(next - reward(fight))}
      />
      {helper === null ? null : (
        <Stepper
          label={words.say('count-levels-helper', { name: helper.name })}
          value={helped}
          most={20}
          onChange={setHelped}
        />
      )}
      <div className="counter-end-acts">
        <Button tone="main" data-testid="counter-end-won" onPress={() => end('won')}>
          {words.say('count-end-won', { count: levels })}
        </Button>
        <Button size="small" onPress={() => end('off')}>
          {words.say('count-end-off')}
        </Button>
      </div>
    </div>
  );
}

interface LostProps {
  readonly fight: CounterFight;
  readonly onEnd: (how: FightEnd) => void;
}

/** Everybody in the fight runs away with their own roll. */
function Lost({ fight, onEnd }: LostProps) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  return (
    <div className="counter-ends">
      <div className="counter-end-acts">
        {fightersOf(state.counter, fight).map((player) => (
          <Button
            key={player.id}
            data-testid="counter-flee"
            onPress={() =>
              doc.act({
                is: 'roll',
                face: rollDie(),
                flee: { player: player.id, bonus: fleeBonus(player, ROLES) },
              })
            }
          >
            {words.say('count-flee', { name: player.name })}
          </Button>
        ))}
        <Button data-testid="counter-end-lost" onPress={() => onEnd('lost')}>
          {words.say('count-end-lost')}
        </Button>
        <Button size="small" onPress={() => onEnd('off')}>
          {words.say('count-end-off')}
        </Button>
      </div>
    </div>
  );
}
