import type { FreeChoice, Pick } from '@kickdoor/rules';
import { useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { samePick, withPicks } from '../hand/fill.ts';
import { useTable } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Button } from '../ui/Button.tsx';
import { ToggleCard } from '../ui/ToggleCard.tsx';
import { optionPhrase } from './option.ts';
import { countPhrase } from './pending.ts';

/** A choice this seat has to make: a single press if one answer is wanted, otherwise selections and a button. */
export function Choice({ choice }: { readonly choice: FreeChoice }) {
  const { say, client } = useTable();
  const [picked, setPicked] = useState<readonly Pick[]>([]);
  const single = choice.min === 1 && choice.max === 1;
  const cards = choice.from.every((pick) => 'card' in pick);
  function press(pick: Pick): void {
    if (single && !cards) {
      client.move(withPicks([pick]));
      return;
    }
    const rest = picked.filter((each) => !samePick(each, pick));
    const had = rest.length < picked.length;
    if (single) setPicked(had ? [] : [pick]);
    else if (had) setPicked(rest);
    else if (picked.length < choice.max) setPicked([...picked, pick]);
  }
  const enough = picked.length >= choice.min && picked.length <= choice.max;
  return (
    <div className="choice" data-testid="choice">
      {single && !cards ? null : (
        <p className="prompt-count">
          {choice.ordered ? say('choose-ordered') : say(countPhrase(choice.min, choice.max))}
        </p>
      )}
      <div className={cards ? 'choice-cards' : 'choice-answers'}>
        {choice.from.map((pick) => (
          <Answer
            key={JSON.stringify(pick)}
            pick={pick}
            picked={picked.findIndex((each) => samePick(each, pick))}
            ordered={choice.ordered}
            onPress={() => press(pick)}
          />
        ))}
      </div>
      {single && !cards ? null : (
        <Button
          tone="main"
          isDisabled={!enough}
          onPress={() => client.move(withPicks(picked))}
          data-testid="choice-confirm"
        >
          {say(enough ? (choice.ordered ? 'confirm-order' : 'confirm-choose') : 'confirm-choose-first', {
            count: picked.length,
          })}
        </Button>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly pick: Pick;
  readonly picked: number;
  readonly ordered: boolean;
  readonly onPress: () => void;
}

function Answer({ pick, picked, ordered, onPress }: AnswerProps) {
  const { say, names, pool, view } = useTable();
  const asking = view.pending?.kind === 'choice' ? view.pending.card : null;
  if ('card' in pick) {
    return (
      <ToggleCard
        card={pick.card}
        order={picked < 0 || !ordered ? null : picked + 1}
        on={picked >= 0}
        onPress={onPress}
      />
    );
  }
  const tone = picked >= 0 ? 'main' : 'plain';
  if ('seat' in pick) {
    return (
      <Button tone={tone} onPress={onPress} data-answer={JSON.stringify(pick)}>
        {say(names.who(pick.seat))}
      </Button>
    );
  }
  if ('number' in pick) {
    const def = asking === null ? undefined : pool.cards[asking];
    const option = def === undefined ? null : optionPhrase(def, pick.number);
    return (
      <Button tone={tone} onPress={onPress} data-answer={JSON.stringify(pick)}>
        {option === null ? pick.number : say('answer-option', { option })}
      </Button>
    );
  }
  return (
    <Button tone={tone} onPress={onPress} data-answer={JSON.stringify(pick)}>
      {say({ id: `answer-${pick.word}` })}
    </Button>
  );
}

/** The card that asks, readable next to its question. */
export function AskingCard({ card }: { readonly card: number }) {
  const { setOpen } = useTable();
  const words = useCard(card);
  if (words === null) return null;
  return (
    <button
      type="button"
      className="asking-card"
      aria-label={words.title}
      onClick={() => setOpen({ kind: 'card', card })}
    >
      <CardFace {...words} size="hand" />
    </button>
  );
}
