import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { blanksOf, openCards, type PhraseId, type Saying as What } from '@kickdoor/protocol';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { ToggleCard } from '../ui/ToggleCard.tsx';
import { phrasesAt } from './phrases.ts';
import { Typing } from './Typing.tsx';
import { phraseWords } from './words.ts';
import { useEscape } from './useEscape.ts';
import './talk.css';

/** The numbers of Treasures that can fill a blank. */
const NUMBERS = [0, 1, 2, 3, 4, 5] as const;

interface SayingProps {
  readonly onSay: (what: What) => void;
}

/** What the player can say: free text if the table allows it, and phrases. Renders nothing for spectators. */
export function Saying({ onSay }: SayingProps) {
  const { say } = usePosition();
  const { table, you } = useTableState();
  const [filling, setFilling] = useState<PhraseId | null>(null);
  const phrases = useRef<HTMLDivElement>(null);
  const back = useCallback(() => setFilling(null), []);
  useKeptIn(phrases, filling);
  useEscape(phrases, filling === null ? null : back);
  if (table === null) return null;
  if (table.talk === 'off') return <p>{say('talk-off')}</p>;
  if (you.seat === null) return null;
  return (
    <>
      {table.talk === 'text' ? <Typing onSay={(text) => onSay({ kind: 'text', text })} /> : null}
      <div className="talk-choice" ref={phrases}>
        {filling === null ? (
          <Phrases
            onPick={(phrase) =>
              blanksOf(phrase).length === 0 ? onSay({ kind: 'phrase', phrase }) : setFilling(phrase)
            }
          />
        ) : (
          <>
            <Button size="small" tone="quiet" preventFocusOnPress onPress={back}>
              {say('talk-back')}
            </Button>
            <Blanks
              phrase={filling}
              onSay={(what) => {
                setFilling(null);
                onSay(what);
              }}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Keeps keyboard focus inside when the phrases are replaced by the blanks, or the other way around. */
function useKeptIn(box: RefObject<HTMLDivElement | null>, filling: PhraseId | null): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && box.current?.contains(target) === true;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [box]);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>('button')?.focus();
    }
    // The effect has to run when one replaces the other.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [box, filling]);
}

/** All phrases. A blank shows as an ellipsis. */
function Phrases({ onPick }: { readonly onPick: (phrase: PhraseId) => void }) {
  const { say, view } = usePosition();
  return (
    <div className="talk-phrases" role="group" aria-label={say('talk-phrases')}>
      {phrasesAt(view.phase).map((id) => (
        <Button
          key={id}
          size="small"
          // After a pointer press, the keyboard shortcuts must still work.
          preventFocusOnPress
          data-testid={`say-${id}`}
          onPress={() => onPick(id)}
        >
          {say({ id: `say-${id}`, args: { number: '…', who: '…', card: '…' } })}
        </Button>
      ))}
    </div>
  );
}

interface BlanksProps extends SayingProps {
  readonly phrase: PhraseId;
}

/** The ways to fill a phrase's blank. Pressing one sends the phrase. */
function Blanks({ phrase, onSay }: BlanksProps) {
  const { say, names, view } = usePosition();
  const [blank] = blanksOf(phrase);
  if (blank === 'card') return <CardBlank phrase={phrase} onSay={onSay} />;
  const ways: readonly { readonly seat?: number; readonly number?: number }[] =
    blank === 'seat'
      ? view.players.filter(({ seat, left }) => seat !== view.seat && !left).map(({ seat }) => ({ seat }))
      : NUMBERS.map((number) => ({ number }));
  return (
    <div className="talk-phrases" data-testid="talk-blanks">
      {ways.map((way) => (
        <Button
          key={JSON.stringify(way)}
          size="small"
          preventFocusOnPress
          onPress={() => onSay({ kind: 'phrase', phrase, ...way })}
        >
          {say(phraseWords(phrase, way, names))}
        </Button>
      ))}
    </div>
  );
}

/** The cards that everybody sees. */
function CardBlank({ phrase, onSay }: BlanksProps) {
  const { say, view } = usePosition();
  // Cards that only this seat sees aren't offered: the server would refuse them.
  const cards = [...openCards({ ...view, pending: null })];
  if (cards.length === 0) return <p>{say('talk-no-card')}</p>;
  return (
    <section aria-label={say('talk-which-card')}>
      <h3 className="pick-heading">{say('talk-which-card')}</h3>
      <div className="pick-cards" data-testid="talk-blanks">
        {cards.map((card) => (
          <ToggleCard
            key={card}
            card={card}
            on={false}
            onPress={() => onSay({ kind: 'phrase', phrase, card })}
          />
        ))}
      </div>
    </section>
  );
}
