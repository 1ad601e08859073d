import { TIE_RULES } from '@kickdoor/protocol';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { FightEnds } from './FightEnds.tsx';
import { MonsterSide } from './MonsterSide.tsx';
import { playerOf, strengthOf, type CounterFight } from './model/counter.ts';
import { fightersOf, standingOf } from './model/fight.ts';
import { ROLES } from './roles.ts';
import { Step } from './Step.tsx';
import { signed, verdict } from './words.ts';

const NOBODY = 'nobody';

/** A fight: who is winning by how much, and everything that adds to it. */
export function FightPanel({ fight }: { readonly fight: CounterFight }) {
  const words = useWords();
  const { state } = useShownCounter();
  const [isMore, setMore] = useState(false);
  const standing = standingOf(state.counter, fight, ROLES);
  const name = playerOf(state.counter, fight.player)?.name ?? '';
  return (
    <section
      className="paper counter-fighting"
      aria-label={words.say('count-fight-of', { name })}
      data-testid="counter-fighting"
      data-won={standing.isWon}
    >
      <div className="counter-beam">
        <output className="counter-sum" data-testid="counter-fighters">
          <span className="visually-hidden">{words.say('count-fighters')}</span> {standing.fighters}
        </output>
        <p className="counter-verdict" role="status" data-testid="counter-verdict">
          {words.say(verdict(standing))}
        </p>
        <output className="counter-sum" data-testid="counter-monsters">
          <span className="visually-hidden">{words.say('count-monsters')}</span> {standing.monsters}
        </output>
      </div>
      <div className="counter-sides">
        <FighterSide fight={fight} />
        <MonsterSide fight={fight} />
      </div>
      <FightEnds fight={fight} standing={standing} />
      <Button tone="quiet" size="small" aria-expanded={isMore} onPress={() => setMore(!isMore)}>
        {words.say('count-ties')}
      </Button>
      {isMore ? <Ties fight={fight} /> : null}
    </section>
  );
}

function FighterSide({ fight }: { readonly fight: CounterFight }) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { counter } = state;
  const [isAsking, setAsking] = useState(false);
  const side = words.say('count-fighters');
  return (
    <div className="counter-side">
      <h2 className="counter-sub">{side}</h2>
      <ul className="counter-fighters">
        {fightersOf(counter, fight).map((player) => (
          <li key={player.id}>
            <span>{player.name}</span> <strong>{strengthOf(player)}</strong>
          </li>
        ))}
      </ul>
      <Step
        label={words.say('count-bonus')}
        name={words.say('count-bonus-of', { side })}
        less={words.say('count-bonus-less', { side })}
        more={words.say('count-bonus-more', { side })}
        value={fight.bonus.fighters}
        shown={signed(fight.bonus.fighters)}
        testId="counter-bonus-fighters"
        onStep={(by) => doc.act({ is: 'bonus', fight: fight.id, side: 'fighters', by })}
      />
      {counter.players.length < 2 ? null : (
        <Button
          size="small"
          data-testid="counter-help"
          aria-expanded={isAsking}
          onPress={() => setAsking(!isAsking)}
        >
          {words.say(fight.helper === null ? 'count-helper' : 'count-other-helper')}
        </Button>
      )}
      {isAsking ? (
        <Choices
          label={words.say('count-helper')}
          value={fight.helper ?? NOBODY}
          onChange={(key) => {
            doc.act({ is: 'terms', fight: fight.id, helper: key === NOBODY ? null : key });
            setAsking(false);
          }}
          options={[
            { key: NOBODY, label: words.say('count-no-helper') },
            ...counter.players
              .filter(({ id }) => id !== fight.player)
              .map(({ id, name }) => ({ key: id, label: name })),
          ]}
        />
      ) : null}
    </div>
  );
}

function Ties({ fight }: { readonly fight: CounterFight }) {
  const words = useWords();
  const { doc } = useShownCounter();
  return (
    <Choices
      label={words.say('count-ties')}
      value={fight.ties}
      onChange={(key) => {
        const ties = TIE_RULES.find((one) => one === key);
        if (ties !== undefined) doc.act({ is: 'terms', fight: fight.id, ties });
      }}
      options={TIE_RULES.map((key) => ({ key, label: words.say(`count-ties-${key}`) }))}
    />
  );
}
