/**
 * What the table says to its player at any moment: one sentence, one act that comes first, and the few others beside it.
 * Pure: the same view, legal moves and words in, the same voice out.
 */
import type { CardId, CombatView, LegalMove, Phrase, Seat, Verb, View } from '@kickdoor/rules';
import { actionsOf, byLabel, moveKey, moveLabel, siblings } from '../hand/actions.ts';
import { isComplete } from '../hand/fill.ts';
import type { Foresight } from '../foresight/foresee.ts';
import { usefulCards } from '../foresight/worth.ts';
import { windowOf } from '../hours/stop-me.ts';
import { waitPhrase } from '../prompts/pending.ts';
import { buttonKey, buttonsOf, isComposed } from './buttons.ts';
import { resultOf, type Outlook, type Result } from './results.ts';
import { waitedFor } from './waiting.ts';
import { text } from '../words/say.ts';

/** A button of the voice. */
export interface Act {
  readonly key: string;
  readonly legalMove: LegalMove;
  /** Says what it does. */
  readonly label: Phrase;
  /** Says what that brings, if anybody can know. */
  readonly result: Phrase | null;
  /** Opens a list of what the same power may be aimed at. */
  readonly opensTargets: boolean;
}

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

/**
 * The acts that stand in the row beside a call, if there may be one, and `taken` others, and those under "More", which
 * takes a place itself.
 */
export function laidOut(
  { primary, others, calls }: Pick<Voice, 'primary' | 'others' | 'calls'>,
  taken = 0,
): {
  readonly beside: readonly Act[];
  readonly more: readonly Act[];
} {
  const room = MOST_ACTS - taken - (primary === null ? 0 : 1) - (calls ? 1 : 0);
  const shown = others.length <= room ? others.length : room - 1;
  return { beside: others.slice(0, shown), more: others.slice(shown) };
}

/** How much an act suggests itself; the highest comes first. Acts below {@link PROMPTED} never come first. */
type Rank = number;
const PROMPTED: Rank = 50;

/** Cards that one lays out in front of oneself once and for all. */
const LAID = new Set([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'power',
  'style',
  'training',
  'item',
  'sidekick',
  'steed',
  'item-enhancer',
  'cheat',
]);

/** Acts whose worth depends on the position. */
type Weighed = 'accept' | 'ask' | 'fight' | 'play' | 'use' | 'flee';

/** Ranks of acts whose worth doesn't depend on the position. */
const RANKS: Readonly<Record<Exclude<Verb, Weighed>, Rank>> = {
  claim: 100,
  roll: 90,
  charity: 88,
  give: 60,
  pass: 86,
  kick: 80,
  take: 70,
  loot: 70,
  decline: 64,
  withdraw: 45,
  end: 60,
  seize: 40,
  sell: 36,
  sacrifice: 34,
  offer: 20,
  join: 15,
  choose: 10,
  concede: 10,
  drop: 10,
  equip: 10,
  part: 10,
  show: 10,
  timeout: 10,
  unequip: 10,
};

function rankOf(outlook: Outlook, { move }: LegalMove, { good, wins, costs = 0 }: Result): Rank {
  switch (move.do) {
    case 'accept':
      return good === false ? 30 : 95;
    case 'ask':
      return wins === true ? 75 : 40;
    case 'fight':
      return wins === true ? 76 : 41;
    case 'play':
      return playRank(outlook.view, good, wins);
    case 'use':
      // Help costs a share of the Treasures, which is less than several cards.
      if (outlook.view.combat === null || wins !== true || good !== true) return 25;
      return costs > 1 ? 72 : 78;
    case 'flee':
      // While somebody makes up their mind about helping, nobody runs from them.
      return outlook.view.combat?.request === null ? 55 : 30;
    default:
      return RANKS[move.do];
  }
}

function playRank(view: View, good: boolean | null, wins: boolean | null): Rank {
  if (view.pending?.kind === 'cancel') return view.pending.victim === view.seat ? 92 : 45;
  if (good === false) return 12;
  if (view.combat === null) return 85;
  return wins === true ? 77 : 35;
}

/** The cards that may be laid out now and would serve: all of them are offered before the turn goes on. */
function layable(outlook: Outlook): readonly CardId[] {
  const { view, pool, legalMoves } = outlook;
  if (view.combat !== null || view.pending !== null) return [];
  if (view.phase !== 'setup' && view.turn !== view.seat) return [];
  return usefulCards(outlook, legalMoves).filter((card) => LAID.has(pool.cards[card]?.kind ?? ''));
}

/** Whether the seat fights and would lose as it stands. */
function isLosing({ combat, seat, memory }: View): boolean {
  if (combat === null || memory.phase !== 'combat') return false;
  return combat.fighter === seat && !combat.winning && combat.claim === null && combat.request === null;
}

/** Moves with cards of the hand that the voice itself proposes: those that serve, or turn a fight. */
function proposals(outlook: Outlook): readonly LegalMove[] {
  const { view, legalMoves, pool } = outlook;
  const laid = layable(outlook);
  const [first] = laid;
  if (first !== undefined) {
    const action = actionsOf({ pool, view }, legalMoves, first).find(
      ({ legalMove }) => legalMove.move.do === 'play',
    );
    return action === undefined ? [] : [action.legalMove];
  }
  if (view.pending?.kind === 'cancel') {
    const { card } = view.pending;
    return legalMoves.filter(({ move }) => move.do === 'play' && move.on === card);
  }
  if (!isLosing(view)) return [];
  const turning = legalMoves.filter(
    (legalMove) => legalMove.move.do === 'play' && resultOf(outlook, legalMove).wins === true,
  );
  return turning.slice(0, 1);
}

/** For one button that stands for several moves: the one that would bring most. */
function bestOf(outlook: Outlook, legalMove: LegalMove): LegalMove {
  if (legalMove.move.do !== 'ask') return legalMove;
  const all = siblings(outlook.legalMoves, legalMove);
  return all.find((each) => resultOf(outlook, each).wins === true) ?? legalMove;
}

function labelOf(outlook: Outlook, legalMove: LegalMove, result: Result): Phrase {
  const { names, view, legalMoves } = outlook;
  const { move } = legalMove;
  if (move.do === 'play' && move.card !== view.door) return byLabel(move, names, view);
  if (move.do === 'ask') {
    return result.phrase === null ? text('do-ask') : text('do-ask-whom-now', { whom: names.who(move.seat) });
  }
  if (move.do === 'accept') return acceptLabel(outlook);
  if (move.do === 'charity') return { id: move.seat === undefined ? 'do-charity-discard' : 'do-charity' };
  if (move.do === 'end' && view.phase === 'setup') {
    const count = layable(outlook).length;
    return count === 0 ? text('do-end-setup') : text('do-end-setup-early', { count });
  }
  if (isComposed(move.do)) return text(`do-${move.do}`);
  const several = move.do === 'use' && siblings(legalMoves, legalMove).length > 1;
  return several ? text('do-use-which', { power: names.power(move.power) }) : moveLabel(move, names, view);
}

function acceptLabel({ view, names }: Outlook): Phrase {
  const { combat, seat, trades } = view;
  if (combat?.request?.to === seat && combat !== null) {
    return text('do-accept-help', { whom: names.who(combat.fighter) });
  }
  const trade = trades.find(({ to }) => to === seat);
  return trade === undefined ? text('do-accept') : text('do-accept-trade', { whom: names.who(trade.from) });
}

interface Ranked {
  readonly act: Act;
  readonly rank: Rank;
}

function ranked(outlook: Outlook, found: LegalMove): Ranked {
  const legalMove = bestOf(outlook, found);
  const result = resultOf(outlook, legalMove);
  const { move } = legalMove;
  const opensTargets =
    move.do === 'use' && siblings(outlook.legalMoves, legalMove).length > 1 && legalMove.pick === undefined;
  return {
    act: {
      key: move.do === 'play' ? moveKey(legalMove) : buttonKey(found),
      legalMove,
      label: labelOf(outlook, legalMove, result),
      result: opensTargets ? null : result.phrase,
      opensTargets,
    },
    rank: rankOf(outlook, legalMove, result),
  };
}

/** All acts of a position, the likeliest first. */
function actsOf(outlook: Outlook): readonly Ranked[] {
  const { legalMoves, view } = outlook;
  const buttons = [...proposals(outlook), ...buttonsOf(legalMoves, view.door)];
  const seen = new Set<string>();
  return buttons
    .filter((legalMove) => {
      const key = isComplete(legalMove) ? moveKey(legalMove) : buttonKey(legalMove);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((legalMove) => ranked(outlook, legalMove))
    .toSorted((a, b) => b.rank - a.rank);
}

/** What asker and helper would be together. */
function together(combat: CombatView, { seat, players }: View, ahead: Foresight): readonly Phrase[] {
  const fight = seat === null ? null : (ahead.after([seat, { do: 'accept' }])?.fight ?? null);
  const me = seat === null ? undefined : players[seat];
  if (fight === null || me === undefined || combat.request === null) return [];
  const { fighters, monsters } = fight;
  return [text('voice-together', { fighters, monsters, strength: me.strength.total })];
}

/** Who is behind what is asked, what it costs, and what follows from refusing. */
function notesOf({ view, names, ahead }: Outlook): readonly Phrase[] {
  const { pending, combat, seat } = view;
  if (pending === null) {
    const request = combat?.request ?? null;
    if (combat === null || request === null || request.to !== seat) return [];
    return [...together(combat, view, ahead), text('help-counter', { who: names.who(combat.fighter) })];
  }
  if (pending.kind === 'cancel') {
    return pending.by < 0 ? [] : [text('voice-played-by', { who: names.who(pending.by) })];
  }
  if (pending.kind === 'looting') {
    return [text(pending.body === seat ? 'voice-dead-you' : 'voice-looting-order')];
  }
  if (pending.kind === 'choice' && pending.about === 'resurrection' && pending.seat === seat) {
    return [text('voice-pay-card')];
  }
  return [];
}

/** What is going on while nobody is asked anything in particular. */
function situation({ view, names }: Outlook): Phrase {
  const { combat, seat, turn, phase } = view;
  if (combat !== null && view.flight === null && combat.foes.length > 0) {
    const foes = combat.foes.map(({ card }) => names.card(card));
    const { fighters, monsters } = combat;
    const figures = { fighters: fighters.total, monsters: monsters.total, count: foes.length };
    const who = names.who(combat.fighter);
    const how = combat.winning ? 'winning' : 'losing';
    if (combat.fighter === seat) return text(`voice-${how}-you`, { foes, ...figures });
    return text(`voice-${how}`, { who, foes, ...figures });
  }
  if (combat !== null && view.flight === null && combat.foes.length === 0) return text('voice-empty');
  if (phase === 'setup') return text('phase-line', { phase });
  if (view.flight !== null) {
    const { runner, left } = view.flight;
    const foes = left.map((card) => names.card(card));
    if (runner === seat) return text('voice-running-you', { foes, count: foes.length });
    return text('voice-running', { who: names.who(runner), foes, count: foes.length });
  }
  if (turn === seat) return text('phase-line', { phase });
  return text('phase-other', { phase, who: names.who(turn) });
}

/** A trade on the table that concerns this seat. */
function tradeSentence({ view, names }: Outlook): Phrase | null {
  const { seat, trades } = view;
  const offered = trades.find(({ to }) => to === seat);
  if (offered !== undefined) return text('trade-offer-title', { who: names.who(offered.from) });
  const own = trades.find(({ from }) => from === seat);
  return own === undefined ? null : text('trade-own', { whom: names.who(own.to) });
}

/** Whether something is asked of this seat alone: then the table waits for nobody else. */
function isAsked({ seat, players, pending }: View): boolean {
  if (seat === null || pending?.kind === 'cancel' || pending?.kind === 'seize') return false;
  return players[seat]?.asked !== null;
}

/** The voice at a position; `quiet`: a window that is not to interrupt its player puts no act first. */
export function voiceOf(outlook: Outlook, quiet = false): Voice {
  const { view, names, legalMoves } = outlook;
  const trade = view.pending === null ? tradeSentence(outlook) : null;
  const sentence = waitPhrase(view, names) ?? trade ?? situation(outlook);
  const acts = actsOf(outlook);
  const window = windowOf(view);
  const awaited = isAsked(view) ? [] : waitedFor(view).filter((seat) => seat !== view.seat);
  const [first, ...rest] = acts;
  const asksForCards = legalMoves.some(({ choice }) => choice !== undefined);
  const leads = !quiet && first !== undefined && first.rank >= PROMPTED && !asksForCards;
  return {
    sentence,
    notes: notesOf(outlook),
    waitsFor: awaited,
    nudges: window === null ? awaited : [],
    calls: window === null ? !leads && awaited.length > 0 : legalMoves.some(({ move }) => move.do === 'pass'),
    primary: leads ? first.act : null,
    others: (leads ? rest : acts).map(({ act }) => act),
  };
}
