import { Asking } from '../prompts/Asking.tsx';
import { waitPhrase } from '../prompts/pending.ts';
import { usePosition } from '../table/TableContext.ts';
import { notesOf } from '../voice/sentence.ts';
import { waitedFor } from '../voice/waiting.ts';
import { Waiting } from '../voice/Waiting.tsx';

/** The question at this moment, over the stage as at the table: the card, the question, and the player who answers. */
export function Asked() {
  const { view, names, outlook, say } = usePosition();
  const question = waitPhrase(view, names);
  if (question === null || view.phase === 'over') return null;
  return (
    <div className="replay-asked" data-testid="replay-asked">
      <Asking />
      <div className="replay-question">
        <p className="voice-sentence">{say(question)}</p>
        <p className="voice-notes">
          {notesOf(outlook).map((note) => (
            <span key={note.id}>{say(note)} </span>
          ))}
          <Waiting seats={waitedFor(view)} />
        </p>
      </div>
    </div>
  );
}
