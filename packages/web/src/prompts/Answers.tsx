import type { FreeChoice, Phrase, Pick } from '@kickdoor/rules';
import { samePick } from '../hand/fill.ts';
import { useTools, usePosition, useInteraction } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { optionPhrase } from './option.ts';
import { countPhrase } from './pending.ts';
import { answersAtOnce } from './useChoosing.ts';
import { useQuestion } from './useQuestion.ts';

/** The answers to a choice other than cards, and the button that confirms chosen cards; the cards are on the tray. */
export function Answers() {
  const { say } = useTools();
  const { choosing } = useInteraction();
  const question = useQuestion();
  if (choosing === null) return null;
  const { choice, picked, enough, confirm, decline } = choosing;
  const spoken = choice.from.filter((pick) => !('card' in pick));
  const atOnce = choice.from.every((pick) => answersAtOnce(choice, pick));
  return (
    <div className="voice-answers" data-testid="choice">
      {atOnce ? null : <p className="voice-count">{say(wanted(choice, decline !== null))}</p>}
      <div className="voice-acts" role="group" aria-label={say('actions-title')}>
        {spoken.map((pick, at) => (
          <Answer
            key={JSON.stringify(pick)}
            pick={pick}
            place={`${at}/${spoken.length} ${question}`}
            on={picked.some((each) => samePick(each, pick))}
          />
        ))}
        {atOnce ? null : (
          <SteadyButton
            tone="main"
            className="act"
            place={question}
            isDisabled={!enough}
            onPress={confirm}
            data-testid="choice-confirm"
          >
            {say(enough ? (choice.ordered ? 'confirm-order' : 'confirm-choose') : 'confirm-choose-first', {
              count: picked.length,
            })}
          </SteadyButton>
        )}
        {decline === null ? null : (
          <SteadyButton
            tone="plain"
            className="act"
            place={question}
            onPress={decline}
            data-testid="choice-none"
          >
            {say('confirm-choose', { count: 0 })}
          </SteadyButton>
        )}
      </div>
    </div>
  );
}

function wanted({ ordered, min, max }: FreeChoice, mayDecline: boolean): Phrase {
  return ordered ? { id: 'choose-ordered' } : countPhrase(mayDecline ? 0 : min, max);
}

interface AnswerProps {
  readonly pick: Pick;
  /** Its slot and question. */
  readonly place: string;
  readonly on: boolean;
}

function Answer({ pick, place, on }: AnswerProps) {
  const { say, names, pool, view } = usePosition();
  const { choosing } = useInteraction();
  const asking = view.pending?.kind === 'choice' ? view.pending.card : null;
  function label(): string {
    if ('seat' in pick) return say(names.who(pick.seat));
    if ('word' in pick) return say({ id: `answer-${pick.word}` });
    if ('card' in pick) return say(names.card(pick.card));
    const def = asking === null ? undefined : pool.cards[asking];
    const option = def === undefined ? null : optionPhrase(def, pick.number);
    return option === null ? String(pick.number) : say('answer-option', { option });
  }
  return (
    <SteadyButton
      className="act"
      place={place}
      tone={on ? 'main' : 'plain'}
      onPress={() => choosing?.toggle(pick)}
      data-answer={JSON.stringify(pick)}
    >
      {label()}
    </SteadyButton>
  );
}
