import type { LessonId } from '@kickdoor/protocol';
import { useState, type ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import { go } from '../app/router.ts';
import { lesson as beginLesson } from '../start/begin.ts';
import { useTools, usePosition, useTableState, useInteraction } from '../table/TableContext.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { useSpoken } from '../words/WordsContext.tsx';
import { isLearned, lessonAfter } from './lessons.ts';
import { setCoach } from './memory.ts';
import { usePointer } from './pointer.ts';
import type { Situation, SituationId } from './situations.ts';
import './coach.css';

interface CoachProps {
  /** The situation to explain; `null`: none. */
  readonly situation: Situation | null;
  /** Shown when the coach has nothing to say. */
  readonly otherwise: ReactNode;
}

/**
 * One sentence for a player who is in a situation for the first time. It takes the place of the voice, requires no
 * answer, and disappears once the player has acted on it.
 */
export function Coach({ situation, otherwise }: CoachProps) {
  const { view, say } = usePosition();
  const { selected, choosing } = useInteraction();
  const state = useTableState();
  const lesson = state.table?.lesson ?? null;
  usePointer(situation);
  if (lesson !== null && view.seat !== null && isLearned(lesson, view.seat, state.log)) {
    return <Learned lesson={lesson} />;
  }
  // While a card is held out, the voice is about that card.
  if (selected !== null && choosing === null) return null;
  if (situation === null) return otherwise;
  return (
    <p className="coach" role="note" data-testid="coach" data-situation={situation.id}>
      <Sentence situation={situation} />
      <SteadyButton
        size="small"
        tone="quiet"
        place={situation.id}
        aria-label={say('coach-off')}
        data-testid="coach-off"
        onPress={() => setCoach(false)}
      >
        <span aria-hidden>×</span>
      </SteadyButton>
    </p>
  );
}

/** Situations whose sentences name a player. */
type OfSomebody = 'asked' | 'trade' | 'announced' | 'pass' | 'pass-run';
const OF_SOMEBODY: ReadonlySet<string> = new Set<OfSomebody>([
  'asked',
  'trade',
  'announced',
  'pass',
  'pass-run',
]);
const isOfSomebody = (id: SituationId): id is OfSomebody => OF_SOMEBODY.has(id);

function Sentence({ situation: { id, who, card } }: { readonly situation: Situation }) {
  const { say, names } = useTools();
  if (isOfSomebody(id)) return <span>{say(`coach-${id}`, { who: names.who(who ?? 0) })}</span>;
  if (id === 'spoil') {
    return <span>{say('coach-spoil', { who: names.who(who ?? 0), card: names.card(card ?? 0) })}</span>;
  }
  if (
    id === 'lay-out' ||
    id === 'wear' ||
    id === 'level' ||
    id === 'fight-card' ||
    id === 'fight-end' ||
    id === 'stop'
  ) {
    return <span>{say(`coach-${id}`, { card: names.card(card ?? 0) })}</span>;
  }
  return <span>{say(`coach-${id}`)}</span>;
}

/** The end of a guided game, which can be continued like any other. */
function Learned({ lesson }: { readonly lesson: LessonId }) {
  const { say } = useTools();
  const state = useTableState();
  const { language } = useSpoken();
  const [busy, setBusy] = useState(false);
  const next = lessonAfter(lesson);
  async function goOn(to: LessonId): Promise<void> {
    setBusy(true);
    const me = state.table?.seats[state.you.seat ?? 0]?.name ?? say('start-name');
    const begun = await beginLesson(to, { language, me });
    if ('path' in begun) go(begun.path);
    else setBusy(false);
  }
  return (
    <div className="coach coach-learned" role="note" data-testid="lesson-learned">
      <span>{say(`learned-${lesson}`)}</span>
      {next === null ? (
        <Link to="/" className="button button-main button-small">
          {say('learned-all')}
        </Link>
      ) : (
        <SteadyButton
          size="small"
          tone="main"
          place={next}
          isDisabled={busy}
          data-testid="next-lesson"
          onPress={() => void goOn(next)}
        >
          {say('learned-next', { lesson: { id: `lesson-${next}` } })}
        </SteadyButton>
      )}
    </div>
  );
}
