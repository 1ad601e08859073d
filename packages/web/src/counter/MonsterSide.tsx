import { MOST_MONSTERS } from '@kickdoor/protocol';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import type { CounterFight, CounterMonster } from './model/counter.ts';
import { Step } from './Step.tsx';
import { signed } from './words.ts';

/** The monsters of a fight, and what counts for their side. */
export function MonsterSide({ fight }: { readonly fight: CounterFight }) {
  const words = useWords();
  const { doc } = useShownCounter();
  const side = words.say('count-monsters');
  const last = fight.monsters.at(-1);
  return (
    <div className="counter-side">
      <h2 className="counter-sub">{side}</h2>
      <ul className="counter-monsters">
        {fight.monsters.map((monster, at) => (
          <Monster key={monster.id} fight={fight} monster={monster} number={at + 1} />
        ))}
      </ul>
      <Step
        label={words.say('count-bonus')}
        name={words.say('count-bonus-of', { side })}
        less={words.say('count-bonus-less', { side })}
        more={words.say('count-bonus-more', { side })}
        value={fight.bonus.monsters}
        shown={signed(fight.bonus.monsters)}
        testId="counter-bonus-monsters"
        onStep={(by) => doc.act({ is: 'bonus', fight: fight.id, side: 'monsters', by })}
      />
      <Button
        size="small"
        data-testid="counter-another-monster"
        isDisabled={fight.monsters.length >= MOST_MONSTERS}
        onPress={() =>
          doc.act({ is: 'monster', fight: fight.id, level: last?.level ?? 1, bonus: last?.bonus ?? 0 })
        }
      >
        {words.say('count-another')}
      </Button>
    </div>
  );
}

interface MonsterProps {
  readonly fight: CounterFight;
  readonly monster: CounterMonster;
  readonly number: number;
}

function Monster({ fight, monster, number }: MonsterProps) {
  const words = useWords();
  const { doc } = useShownCounter();
  const change = (part: 'level' | 'bonus', by: number) =>
    doc.act({ is: 'foe', fight: fight.id, monster: monster.id, [part]: by });
  return (
    <li className="counter-monster" data-testid="counter-monster">
      <Step
        label={words.say('count-level')}
        name={words.say('count-foe-level', { number })}
        less={words.say('count-foe-level-less', { number })}
        more={words.say('count-foe-level-more', { number })}
        value={monster.level}
        least={1}
        most={99}
        onStep={(by) => change('level', by)}
      />
      <Step
        label={words.say('count-enhanced')}
        name={words.say('count-foe-bonus', { number })}
        less={words.say('count-foe-bonus-less', { number })}
        more={words.say('count-foe-bonus-more', { number })}
        value={monster.bonus}
        shown={signed(monster.bonus)}
        onStep={(by) => change('bonus', by)}
      />
      {fight.monsters.length < 2 ? null : (
        <Button
          tone="quiet"
          size="small"
          onPress={() => doc.act({ is: 'gone', fight: fight.id, monster: monster.id })}
        >
          {words.say('count-take-out', { number })}
        </Button>
      )}
    </li>
  );
}
