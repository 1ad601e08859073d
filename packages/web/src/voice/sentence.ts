/** The voice's sentence at a position, and the notes below it. */
import type { CardId, CombatView, Move, Phrase, View } from '@kickdoor/rules';
import type { Foresight } from '../foresight/foresee.ts';
import { dealOf } from '../table/dealOf.ts';
import { waitPhrase } from '../prompts/pending.ts';
import type { Outlook } from './outlook.ts';
import { text } from '../words/say.ts';

/** What the table waits for, which trade is offered, or else what is going on. */
export function sentenceOf(outlook: Outlook): Phrase {
  const { view, names } = outlook;
  const trade = view.pending === null ? tradeSentence(outlook) : null;
  return waitPhrase(view, names) ?? trade ?? situation(outlook);
}

/** A trade on the table: one that concerns this seat, or one between others while they have the stage. */
function tradeSentence(outlook: Outlook): Phrase | null {
  const { names } = outlook;
  const { seat, trades, turn, phase } = outlook.view;
  const offered = trades.find(({ to }) => to === seat);
  if (offered !== undefined) return offerSentence(offered, outlook);
  const own = trades.find(({ from }) => from === seat);
  if (own !== undefined) return text('trade-own', { whom: names.who(own.to) });
  const shown = dealOf(outlook.view);
  if (shown === null || turn === seat || phase === 'setup') return null;
  return text('trade-others', { who: names.who(shown.from), whom: names.who(shown.to) });
}

/** The most cards of a trade on the stage that the sentence names as well. */
const FEW = 4;

/**
 * The sentence about an offered trade. It names the cards, unless the stage shows them and they are many: a long
 * sentence would leave the stage no room.
 */
function offerSentence(trade: View['trades'][number], { view, names }: Outlook): Phrase {
  const { from, give, get } = trade;
  const who = names.who(from);
  if (dealOf(view) === trade && give.length + get.length > FEW) return text('trade-offer-many', { who });
  const kind = get.length === 0 ? 'trade-offer-gift' : give.length === 0 ? 'trade-offer-plea' : 'trade-offer';
  const named = (cards: readonly CardId[]) => cards.map((card) => names.card(card));
  return text(kind, { who, give: named(give), get: named(get) });
}

/** Whether a move does something with the card behind the door, other than taking it. */
function isOfDoor(move: Move, door: CardId | null): boolean {
  return (move.do === 'play' || move.do === 'fight') && move.card === door;
}

/** Whether the card behind the door can only be taken into the hand. */
export function isKept({ legalMoves, view }: Pick<Outlook, 'legalMoves' | 'view'>): boolean {
  return !legalMoves.some(({ move }) => isOfDoor(move, view.door));
}

/** Whether nobody can be fought where the door hid no monster: all there is to do is loot. */
export function isQuiet({ legalMoves }: Pick<Outlook, 'legalMoves'>): boolean {
  const may = (verb: Move['do']) => legalMoves.some(({ move }) => move.do === verb);
  return may('loot') && !may('fight') && !may('kick');
}

/** What is going on while this seat isn't asked for anything in particular. */
function situation(outlook: Outlook): Phrase {
  const { view, names } = outlook;
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
  if (turn === seat && phase === 'door' && isKept(outlook)) return text('voice-door-keep');
  if (turn === seat && phase === 'trouble' && isQuiet(outlook)) return text('voice-trouble-loot');
  if (turn === seat) return text('phase-line', { phase });
  return text('phase-other', { phase, who: names.who(turn) });
}

/** The strength of the fighter and the player asked for help together. */
function together(combat: CombatView, { seat, players }: View, ahead: Foresight): readonly Phrase[] {
  const fight = seat === null ? null : (ahead.after([seat, { do: 'accept' }])?.fight ?? null);
  const me = seat === null ? undefined : players[seat];
  if (fight === null || me === undefined || combat.request === null) return [];
  const { fighters, monsters } = fight;
  return [text('voice-together', { fighters, monsters, strength: me.strength.total })];
}

/** Who has caused the question, what it costs, and what refusing leads to. */
export function notesOf({ view, names, ahead }: Outlook): readonly Phrase[] {
  const { pending, combat, seat, charity, turn } = view;
  if (pending === null && charity !== null && charity.excess > 0) {
    const players = turn === seat ? charity.lowest.map(names.who) : [];
    return players.length === 0 ? [] : [text('voice-charity-to', { players })];
  }
  if (pending === null) {
    const request = combat?.request ?? null;
    if (combat === null || request === null || request.to !== seat) return [];
    return [...together(combat, view, ahead), text('help-counter', { who: names.who(combat.fighter) })];
  }
  if (pending.kind === 'cancel') {
    return pending.by < 0 || pending.by === seat
      ? []
      : [text('voice-played-by', { who: names.who(pending.by) })];
  }
  if (pending.kind === 'looting') {
    return [text(pending.body === seat ? 'voice-dead-you' : 'voice-looting-order')];
  }
  if (pending.kind === 'choice' && pending.about === 'resurrection' && pending.seat === seat) {
    return [text('voice-pay-card')];
  }
  return [];
}
