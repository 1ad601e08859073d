/**
 * What the table says to its player at any moment: one sentence, one act that comes first, and the few others beside it.
 * Pure: the same view, legal moves and words in, the same voice out.
 */
import type { LegalMove, Phrase, Seat, View } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';
import { isOwnAct, windowOf } from '../hours/stop-me.ts';
import { actOf, actsOf, type Act } from './acts.ts';
import { PROMPTED } from './ranks.ts';
import type { Outlook } from './results.ts';
import { notesOf, sentenceOf } from './sentence.ts';
import { waitedFor } from './waiting.ts';

export interface Voice {
  readonly sentence: Phrase;
  /** Said below the sentence: who is behind it, what is paid, what follows. */
  readonly notes: readonly Phrase[];
  /** Whom the table waits for, besides this seat. */
  readonly waitsFor: readonly Seat[];
  /** Whom this player may call: those who owe something, not those who may let something go by. */
  readonly nudges: readonly Seat[];
  /** Whether there is something to call out besides: “Wait!” in a window, or a nudge. */
  readonly calls: boolean;
  /** The act that Space does; `null` while there is nothing to do, or no act comes before the others. */
  readonly primary: Act | null;
  /** The other acts, likeliest first. */
  readonly others: readonly Act[];
}

/** Acts in a row; what has no room there is under "More". */
const MOST_ACTS = 3;

/** Where the acts stand that do not come first. */
export interface Layout {
  readonly beside: readonly Act[];
  readonly more: readonly Act[];
  /** Where a counteroffer is, if one can be made. */
  readonly counter: 'beside' | 'more' | null;
}

/**
 * The acts that stand in the row beside a call, if there may be one, and those under "More", which takes a place itself.
 * A counteroffer comes last in the row, since to say no is nearer, and first under "More".
 */
export function laidOut(
  { primary, others, calls }: Pick<Voice, 'primary' | 'others' | 'calls'>,
  counters = false,
): Layout {
  const room = MOST_ACTS - (primary === null ? 0 : 1) - (calls ? 1 : 0);
  const fits = others.length + (counters ? 1 : 0) <= room;
  const shown = fits ? others.length : room - 1;
  const counter = fits ? 'beside' : 'more';
  return { beside: others.slice(0, shown), more: others.slice(shown), counter: counters ? counter : null };
}

/** Whether something is asked of this seat alone: then the table waits for nobody else. */
function isAsked(view: View): boolean {
  const { seat, players, pending } = view;
  if (seat === null || (pending !== null && windowOf(view) !== null)) return false;
  return players[seat]?.asked !== null;
}

function mayPass(legalMoves: readonly LegalMove[]): boolean {
  return legalMoves.some(({ move }) => move.do === 'pass');
}

/** The voice at a position; `quiet`: a window that is not to interrupt its player puts no act first. */
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

/** The voice with another move first; as it is if there is none, or if that can't be made any more. */
export function withFirst(said: Voice, outlook: Outlook, first: LegalMove | null): Voice {
  const legalMove = outlook.legalMoves.find((each) => first !== null && moveKey(each) === moveKey(first));
  if (legalMove === undefined) return said;
  const act = actOf(outlook, legalMove);
  if (act.key === said.primary?.key) return said;
  const rest = said.primary === null ? said.others : [said.primary, ...said.others];
  return { ...said, primary: act, others: rest.filter(({ key }) => key !== act.key) };
}
