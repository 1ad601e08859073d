import { useState } from 'react';
import { blanksOf, openCards, PHRASES, type PhraseId, type Saying } from '@kickdoor/protocol';
import { useGround, usePosition, useTableState } from '../table/TableContext.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Switch } from '../ui/Switch.tsx';
import { ToggleCard } from '../ui/ToggleCard.tsx';
import { mute, useMuted } from './muted.ts';
import { Typing } from './Typing.tsx';
import { useSaid } from './useSaid.ts';
import { lineOf, phraseWords, saidWords } from './words.ts';
import './talk.css';

const isPhrase = (id: string): id is PhraseId => Object.hasOwn(PHRASES, id);
const ALL = Object.keys(PHRASES).filter(isPhrase);
/** Most treasures that a phrase offers help for here. */
const NUMBERS = [0, 1, 2, 3, 4, 5] as const;

/** What was said, what can be said, and who is not heard. */
export function TalkSheet() {
  const { say, setOpen, client } = useGround();
  const { table, you } = useTableState();
  const [filling, setFilling] = useState<PhraseId | null>(null);
  if (table === null) return null;
  const tell = (what: Saying) => {
    client.ask({ type: 'say', what });
    setOpen(null);
  };
  const mayTalk = you.seat !== null && table.talk !== 'off';
  return (
    <Sheet title={say('talk-title')} onClose={() => setOpen(null)} testId="talk-sheet">
      <SaidSoFar />
      {table.talk === 'off' ? <p>{say('talk-off')}</p> : null}
      {mayTalk && filling === null ? (
        <>
          {table.talk === 'text' ? <Typing onSay={(text) => tell({ kind: 'text', text })} /> : null}
          <Phrases onPick={(id) => (blanksOf(id).length === 0 ? tell(plain(id)) : setFilling(id))} />
        </>
      ) : null}
      {mayTalk && filling !== null ? (
        <>
          <Button size="small" tone="quiet" onPress={() => setFilling(null)}>
            {say('talk-back')}
          </Button>
          <Blanks phrase={filling} onSay={tell} />
        </>
      ) : null}
      <Mutes table={table.link} />
    </Sheet>
  );
}

const plain = (phrase: PhraseId): Saying => ({ kind: 'phrase', phrase });

function SaidSoFar() {
  const { say, names } = useGround();
  const said = useSaid();
  if (said.length === 0) return <p className="talk-nothing">{say('talk-nothing')}</p>;
  return (
    <section aria-label={say('talk-heading')}>
      <ol className="talk-lines" data-testid="said">
        {said.slice(-30).map((one) => {
          const what = saidWords(one.what, names);
          const line = lineOf(one, names, typeof what === 'string' ? what : say(what));
          return (
            <li key={one.key} style={seatStyle(one.seat)}>
              <bdi>{say(line)}</bdi>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** All phrases, those with blanks as far as they can be read without. */
function Phrases({ onPick }: { readonly onPick: (phrase: PhraseId) => void }) {
  const { say } = useGround();
  return (
    <div className="talk-phrases" role="group" aria-label={say('talk-phrases')}>
      {ALL.map((id) => (
        <Button key={id} size="small" data-testid={`say-${id}`} onPress={() => onPick(id)}>
          {say({ id: `say-${id}`, args: { number: '…', who: '…', card: '…' } })}
        </Button>
      ))}
    </div>
  );
}

interface BlanksProps {
  readonly phrase: PhraseId;
  readonly onSay: (what: Saying) => void;
}

/** The ways to fill a phrase's blank, each of which says it. */
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
  // What only this seat sees isn't offered, and would be refused.
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

/** Who is not heard in this browser. */
function Mutes({ table }: { readonly table: string }) {
  const { say, names, view } = usePosition();
  const muted = useMuted(table);
  return (
    <section className="talk-mutes">
      {view.players
        .filter(({ seat, left }) => seat !== view.seat && !left)
        .map(({ seat, name }) => (
          <Switch
            key={seat}
            testId={`mute-${seat}`}
            isSelected={muted.includes(name)}
            onChange={(on) => mute(table, name, on)}
          >
            {say('talk-mute', { who: names.who(seat) })}
          </Switch>
        ))}
      <p className="field-hint">{say('talk-mute-text')}</p>
    </section>
  );
}
