import type { Seat } from '@kickdoor/rules';
import type { Said } from '../net/state.ts';
import { Icon } from '../cards/Icon.tsx';
import { readingTime } from '../table/Remark.tsx';
import { seatStyle } from '../table/seat-kind.ts';
import { useTools, usePosition } from '../table/TableContext.ts';
import { AskFor, OFFER } from './AskFor.tsx';
import { useAskable } from './offers.ts';
import { useIsPanelShown } from './panel.ts';
import { useFresh } from './useFresh.ts';
import { useSaid } from './useSaid.ts';
import { FACES } from './faces.ts';
import { saidWords } from './words.ts';
import './talk.css';

/** The newest message, over the stage for as long as it takes to read, unless the panel beside the table shows it. */
export function Heard() {
  const said = useSaid().at(-1);
  const isBeside = useIsPanelShown();
  return (
    <div className="heard" role="log" data-testid="heard">
      {said === undefined || isBeside ? null : <Line key={said.key} said={said} />}
    </div>
  );
}

function Line({ said }: { readonly said: Said }) {
  const { say, names } = useTools();
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
      <AskFor said={said} />
    </div>
  );
}

function Speaker({ seat }: { readonly seat: Seat }) {
  const { view } = usePosition();
  return <span className="heard-who">{view.players[seat]?.name ?? ''}</span>;
}
