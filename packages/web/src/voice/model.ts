/**
 * What the table tells its player at any moment: one sentence, one primary act, and the other acts beside it. Pure:
 * depends only on the view, the legal moves and the words.
 */
import type { LegalMove, Phrase, Seat, View } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';
import { isOwnAct, windowOf } from '../hours/stop-me.ts';
import { actOf, actsOf, type Act } from './acts.ts';
import { PROMPTED } from './ranks.ts';
import type { Outlook } from './outlook.ts';
import { notesOf, sentenceOf } from './sentence.ts';
import { waitedFor } from './waiting.ts';

export interface Voice {
  readonly sentence: Phrase;
  /** Shown below the sentence: who has caused it, what is paid, what happens otherwise. */
  readonly notes: readonly Phrase[];
  /** The players the table waits for, other than this seat. */
  readonly waitsFor: readonly Seat[];
  /** The players this one may nudge: those who have to move, not those who merely may react in a window. */
  readonly nudges: readonly Seat[];
  /** Whether the player can call something out: “Wait!” in a window, or a nudge. */
  readonly calls: boolean;
  /** The act that Space performs; `null` if there is none, or if no act should come first. */
  readonly primary: Act | null;
  /** The other acts, the likeliest first. */
  readonly others: readonly Act[];
}

/** The most buttons in a row; the remaining acts are under "More". */
const MOST_ACTS = 3;

/** The layout of the acts other than the primary one. */
export interface Layout {
  readonly beside: readonly Act[];
  readonly more: readonly Act[];
  /** Where the counteroffer is; `null`: there is none. */
  readonly counter: 'beside' | 'more' | null;
  /** Where the call is; `null`: there is none. */
  readonly call: 'beside' | 'more' | null;
}

/**
 * Divides the acts into those in the row and those under "More". A call and "More" itself take a place in the row. A
 * counteroffer is last in the row, because declining is likelier, or first under "More". Where an act comes first, letting
 * the matter pass is right beside it; if there is no room for both, the call gives way.
 */
export function laidOut(
  { primary, others, calls }: Pick<Voice, 'primary' | 'others' | 'calls'>,
  counters = false,
): Layout {
  const passes = primary === null ? [] : others.filter(isPass);
  const ordered = passes.length === 0 ? others : [...passes, ...others.filter((act) => !isPass(act))];
  const room = MOST_ACTS - (primary === null ? 0 : 1);
  const count = ordered.length + (counters ? 1 : 0);
  const callFits = count + 1 <= room || passes.length + 2 <= room;
  const left = room - (calls && callFits ? 1 : 0);
  const fits = count <= left && (callFits || !calls);
  const shown = fits ? ordered.length : left - 1;
  const place = fits ? 'beside' : 'more';
  return {
    beside: ordered.slice(0, shown),
    more: ordered.slice(shown),
    counter: counters ? place : null,
    call: calls ? (callFits ? 'beside' : 'more') : null,
  };
}

const isPass = ({ legalMove }: Act): boolean => legalMove.move.do === 'pass';

/** Whether this seat has to answer something; then the voice names nobody else that the table waits for. */
function isAsked(view: View): boolean {
  const { seat, players, pending } = view;
  if (seat === null || (pending !== null && windowOf(view) !== null)) return false;
  return players[seat]?.asked !== null;
}

function mayPass(legalMoves: readonly LegalMove[]): boolean {
  return legalMoves.some(({ move }) => move.do === 'pass');
}

/** The voice at a position. `quiet`: in a window that must not interrupt the player, no act comes first. */
export function voiceOf(outlook: Outlook, quiet = false): Voice {
  const { view, legalMoves } = outlook;
  const acts = actsOf(outlook);
  const window = windowOf(view);
  const awaited = isAsked(view) ? [] : waitedFor(view).filter((seat) => seat !== view.seat);
  const [first, ...rest] = acts;
  const asksForCards = legalMoves.some(({ choice }) => choice !== undefined);
  const leads = !quiet && first !== undefined && first.rank >= PROMPTED && !asksForCards;
  return {
    sentence: sentenceOf(outlook),
    notes: notesOf(outlook),
    waitsFor: awaited,
    nudges: window === null ? awaited : [],
    calls: window === null ? !leads && awaited.length > 0 : !isOwnAct(view) && mayPass(legalMoves),
    primary: leads ? first.act : null,
    others: (leads ? rest : acts).map(({ act }) => act),
  };
}

/** The voice with another move first. Unchanged if `first` is `null` or no longer legal. */
export function withFirst(said: Voice, outlook: Outlook, first: LegalMove | null): Voice {
  const legalMove = outlook.legalMoves.find((each) => first !== null && moveKey(each) === moveKey(first));
  if (legalMove === undefined) return said;
  const act = actOf(outlook, legalMove);
  if (act.key === said.primary?.key) return said;
  const rest = said.primary === null ? said.others : [said.primary, ...said.others];
  return { ...said, primary: act, others: rest.filter(({ key }) => key !== act.key) };
}
