import type { Reaction } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { Icon } from '../cards/Icon.tsx';
import type { Said } from '../net/state.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { FACES } from './faces.ts';
import { useFresh } from './useFresh.ts';
import { useSaid } from './useSaid.ts';
import './talk.css';

/** How long a face is shown, in milliseconds. */
const SHOWN = 4000;

/** The latest face shown at a portrait. */
export function FaceAt({ seat }: { readonly seat: Seat }) {
  const said = useSaid().findLast(({ what }) => what.kind === 'reaction' && what.seat === seat);
  return said?.what.kind === 'reaction' ? (
    <Face key={said.key} said={said} face={said.what.reaction} />
  ) : null;
}

function Face({ said, face }: { readonly said: Said; readonly face: Reaction }) {
  if (!useFresh(said, SHOWN)) return null;
  return (
    <span className="face-at" style={seatStyle(said.seat)} data-face={face}>
      <Icon name={FACES[face]} />
    </span>
  );
}
