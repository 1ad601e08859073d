import { ESCAPE_AT, type CardId, type Seat } from '@kickdoor/rules';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { Faces } from '../combat/Faces.tsx';
import { FACES } from '../foresight/odds.ts';
import { partName } from '../combat/parts.ts';
import { signed } from '../ui/figure.ts';
import { onlySet } from '../table/only-set.ts';
import { useTools, usePosition } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Die } from '../ui/Die.tsx';
import { usePresence } from '../ui/usePresence.ts';
import type { Beat, Shown, Taken } from './beats.ts';
import { useBeat } from './BeatsContext.ts';
import { Face, Thread, Who } from './Figures.tsx';
import './beats.css';

/** Beats that take over the stage while they play. */
const STAGED: ReadonlySet<Shown['kind']> = new Set([
  'door',
  'die',
  'verdict',
  'struck',
  'died',
  'won',
  'looted',
]);

/** How many of the cards taken from a body fit. */
const MOST_TAKEN = 3;

/** How long a scene fades in and out, in milliseconds. */
const FADE = 120;

/** The beat that is playing, over the stage. It can't be pressed and doesn't block what is below. */
export function BeatStage() {
  const beat = useBeat();
  const staged = beat !== null && STAGED.has(beat.shown.kind) ? beat : null;
  const scenes = usePresence(staged === null ? [] : [staged], sceneOf, FADE);
  return scenes.map(({ key, item, mood }) => (
    <div
      key={key}
      className={`beat beat-${item.shown.kind} fade-${mood}`}
      style={{ '--ms': `${item.ms}ms` }}
      aria-hidden
      data-testid="beat"
    >
      <Scene shown={item.shown} />
    </div>
  ));
}

/** Beats with the same key are one continuous scene: a roll and its verdict, or everything taken from one body. */
function sceneOf({ key, shown }: Beat): string {
  if (shown.kind === 'looted') return `body ${shown.body}`;
  if (shown.kind === 'verdict' || (shown.kind === 'die' && shown.flees)) {
    return `run ${shown.seat} ${shown.card}`;
  }
  return key;
}

function Scene({ shown }: { readonly shown: Shown }) {
  const { say } = useTools();
  switch (shown.kind) {
    case 'door':
      return <Kick card={shown.card} />;
    case 'die':
      return <Roll {...shown} />;
    case 'verdict':
      return (
        <>
          <Who seat={shown.seat} />
          <Face card={shown.card} />
          <Stamped word={say(shown.caught ? 'stage-caught' : 'stage-away')} bad={shown.caught} />
        </>
      );
    case 'struck':
      return (
        <>
          {shown.by === null ? null : (
            <>
              <Who seat={shown.by} />
              <Thread />
            </>
          )}
          <Face card={shown.card} />
          <Thread />
          <Who seat={shown.seat} />
          <Stamped word={say('stamp-cursed')} bad />
        </>
      );
    case 'died':
      return <Death {...shown} />;
    case 'won':
      return (
        <>
          <Who seat={shown.seat} />
          {shown.helper === null ? null : <Who seat={shown.helper} />}
          {shown.cards.slice(0, 3).map((card) => (
            <Face key={card} card={card} />
          ))}
          <Stamped word={say('stage-won')} bad={false} />
        </>
      );
    case 'looted':
      return <Looting body={shown.body} taken={shown.taken} />;
    default:
      return null;
  }
}

/** The door shakes and bursts, and the card behind it flips in. */
function Kick({ card }: { readonly card: CardId }) {
  const { view } = usePosition();
  const words = useCard(card);
  return (
    <div className="kick">
      <div className="kick-door">
        <CardBack deck="doors" set={onlySet(view)} size="hand" />
      </div>
      <div className="kick-card">
        <Face card={card} />
        <p className="kick-name">{words?.title}</p>
      </div>
    </div>
  );
}

/** The die rolls, with the parts of the sum beside it. */
function Roll({ seat, die, sum, card, flees }: Extract<Shown, { kind: 'die' }>) {
  const { say, names, view } = usePosition();
  const more = (sum?.parts ?? []).filter(({ what }) => what !== 'die');
  const added = more.reduce((all, { amount }) => all + amount, 0);
  return (
    <>
      <Who seat={seat} />
      <div className="roll">
        <Die face={die} label="" />
        {sum === null || more.length === 0 ? null : (
          <p className="roll-sum">
            {die}
            {more.map((part, at) => (
              <span key={`${partName(part, names).id} ${String(at)}`} className="roll-part">
                {signed(part.amount)} {say(partName(part, names, view.seat))}
              </span>
            ))}
            <strong>= {sum.total}</strong>
          </p>
        )}
        {flees ? <Faces saving={FACES.filter((face) => face + added >= ESCAPE_AT)} rolled={die} /> : null}
      </div>
      {card === null ? null : <Face card={card} />}
    </>
  );
}

/** The stage goes dark, the belongings fan out, and a line says what the player keeps. */
function Death({ seat, card, left }: Extract<Shown, { kind: 'died' }>) {
  const { say, names, view } = usePosition();
  const own = seat === view.seat ? '-you' : '';
  const who = names.who(seat);
  return (
    <>
      <Who seat={seat} />
      {card === null ? null : <Face card={card} />}
      <div className="death-words">
        <p className="death-line">{say(`stage-died${own}`, { who })}</p>
        <p>{say(`stage-keeps${own}`, { who })}</p>
        <div className="death-fan">
          {left.map((each, at) => (
            <Left key={each} card={each} at={at} />
          ))}
        </div>
      </div>
    </>
  );
}

function Left({ card, at }: { readonly card: CardId; readonly at: number }) {
  const words = useCard(card);
  return words === null ? null : (
    <span className="death-left" style={{ '--at': at }}>
      <CardFace {...words} size="thumb" />
    </span>
  );
}

interface LootingProps {
  readonly body: Seat;
  readonly taken: readonly Taken[];
}

/** The body, and who has taken what so far, with a line about the newest card. */
function Looting({ body, taken }: LootingProps) {
  const { say, names, view } = usePosition();
  const newest = taken.at(-1);
  const own = newest?.seat === view.seat ? '-you' : '';
  return (
    <>
      <Who seat={body} />
      <Thread />
      <ul className="looted">
        {taken.slice(-MOST_TAKEN).map(({ seat, card }) => (
          <li key={card} className="looted-one" data-newest={card === newest?.card || undefined}>
            <Face card={card} />
            <span className="looted-by">{say(names.who(seat))}</span>
          </li>
        ))}
      </ul>
      {newest === undefined ? null : (
        <p className="beat-words">
          {say(`stage-looted${own}`, { who: names.who(newest.seat), card: names.card(newest.card) })}
        </p>
      )}
    </>
  );
}

function Stamped({ word, bad }: { readonly word: string; readonly bad: boolean }) {
  return <span className={`beat-stamp ${bad ? 'beat-stamp-bad' : 'beat-stamp-good'}`}>{word}</span>;
}
