import type { Seat } from '@kickdoor/rules';
import type { Said } from '../net/state.ts';
import { Icon } from '../cards/Icon.tsx';
import { readingTime } from '../table/Remark.tsx';
import { seatStyle } from '../table/seat-kind.ts';
import { useGround, usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { askFor, useAskable } from './offers.ts';
import { useFresh } from './useFresh.ts';
import { useSaid } from './useSaid.ts';
import { FACES } from './faces.ts';
import { offerIn, saidWords } from './words.ts';
import './talk.css';

/** Longer than it takes to read: whoever is offered help needs time to press. */
const OFFER = 12_000;

/** The newest thing that was said, over the stage for as long as it takes to read. */
export function Heard() {
  const said = useSaid().at(-1);
  return (
    <div className="heard" role="log" data-testid="heard">
      {said === undefined ? null : <Line key={said.key} said={said} />}
    </div>
  );
}

function Line({ said }: { readonly said: Said }) {
  const { say, names } = useGround();
  const what = saidWords(said.what, names);
  const line = typeof what === 'string' ? what : say(what);
  const ask = useAskable(said);
  const fresh = useFresh(said, ask === null ? readingTime(line) + 1500 : OFFER);
  if (!fresh) return null;
  return (
    <div className="heard-line" style={seatStyle(said.seat)}>
      <Speaker seat={said.seat} />
      <p className="heard-words">
        {said.what.kind === 'reaction' ? (
          <span className="heard-face">
            <Icon name={FACES[said.what.reaction]} />
          </span>
        ) : null}
        <bdi>{line}</bdi>
      </p>
      {ask === null ? null : <Counter said={said} ask={ask} />}
    </div>
  );
}

function Speaker({ seat }: { readonly seat: Seat }) {
  const { view } = usePosition();
  return <span className="heard-who">{view.players[seat]?.name ?? ''}</span>;
}

/** Takes an offer of help up with one touch. */
function Counter({ said, ask }: { readonly said: Said; readonly ask: ReturnType<typeof useAskable> }) {
  const { say, names, client } = useGround();
  if (ask === null) return null;
  return (
    <Button
      size="small"
      tone="main"
      data-testid="ask-for"
      onPress={() => client.move(askFor(ask, offerIn(said.what) ?? 0))}
    >
      {say('talk-ask', { who: names.who(said.seat), treasures: offerIn(said.what) ?? 0 })}
    </Button>
  );
}
