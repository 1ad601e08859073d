/**
 * Guesses a full table that fits what a seat sees, dealing the unseen cards at random. For searching bots: play such
 * tables on to compare moves.
 */
import {
  blankTable,
  cardsInPlay,
  shuffle,
  type CardPool,
  type CardId,
  type Combat,
  type DeckName,
  type Player,
  type PlayerView,
  type Seat,
  type State,
  type TermsView,
  type View,
} from '@kickdoor/rules';
import { isOutOf, NOTHING_SEEN, type Held, type Sightings } from '../past/sightings.ts';
import { pendingIn } from './pending.ts';

/**
 * Makes a table from what a seat sees. `null` if the view doesn't say enough: others owe an answer, or Treasures or a
 * body are being shared out, so what happens next depends on frames the view doesn't show.
 *
 * What the view leaves open is drawn uniformly: the hands of others, the order of the decks, and the discards below the
 * top card. `sightings` narrow that down: a card that was seen go to a hand is dealt to it, and those seen since their
 * deck was shuffled are dealt to its discards first.
 */
export function sampleTable(
  pool: CardPool,
  seen: View,
  random: () => number,
  sightings: Sightings = NOTHING_SEEN,
): State | null {
  const stack = pendingIn(seen, placed(seen));
  return stack === null ? null : tableWith(pool, seen, random, stack, sightings);
}

/** Whether a view says enough to guess the table. */
export function saysEnough(seen: View): boolean {
  return pendingIn(seen, placed(seen)) !== null;
}

/** A guess for any pending frame: a table without that frame and those below. It can be queried but not played on. */
export function tableWithout(pool: CardPool, seen: View, random: () => number): State {
  return tableWith(pool, seen, random, [], NOTHING_SEEN);
}

/** A guess with this stack. */
function tableWith(
  pool: CardPool,
  seen: View,
  random: () => number,
  stack: State['stack'],
  sightings: Sightings,
): State {
  const { memory, charity, door, place } = seen;
  const deal = dealer(pool, seen, random, sightings);
  const players = seen.players.map(({ name, sex }) => ({ name, sex }));
  const { sheet, sets, options } = seen;
  // A seed of its own, so that the guess doesn't reveal the real table's chance.
  const blank = blankTable(pool, { sheet, sets, options, seed: String(random()), players });
  const clock = seen.clocks[0]?.id ?? 0;
  return {
    ...blank,
    phase: memory.phase,
    turn: seen.turn,
    turns: seen.turns,
    secondDoor: memory.secondDoor,
    decks: { doors: deal.deck('doors'), treasures: deal.deck('treasures') },
    discards: { doors: deal.pile('doors'), treasures: deal.pile('treasures') },
    players: seen.players.map((it) => playerOf(seen, it, deal)),
    door: door ?? -1,
    ...(place === undefined ? {} : { place }),
    combat: combatOf(seen, deal),
    flight: flightOf(seen),
    bodies: bodiesOf(seen, deal),
    trades: [...seen.trades],
    charity: charity === null ? null : { lowest: [...charity.lowest], given: [...memory.given] },
    phaseClock: clock,
    stack,
    clocks: Math.max(clock, memory.combat?.request ?? 0, ...seen.trades.map(({ id }) => id)),
    winners: [...seen.winners],
    ...(seen.counts === undefined ? {} : { counts: seen.counts.map(([card, left]) => [card, left]) }),
  };
}

/** Deals the cards that the seat can't place. */
interface Dealer {
  readonly deck: (deck: DeckName) => CardId[];
  readonly pile: (deck: DeckName) => CardId[];
  readonly hand: (seat: Seat, count: number) => CardId[];
  /** All cards not dealt yet: those laid aside. */
  readonly rest: () => CardId[];
}

/** Fills decks and piles first, with their kinds of card; the hands get the rest. */
function dealer(pool: CardPool, seen: View, random: () => number, sightings: Sightings): Dealer {
  const { frame } = seen.memory;
  const gone = placed(seen).add(frame !== null && 'card' in frame ? frame.card : -1);
  const held = heldIn(seen, gone, sightings);
  const kept = new Set(held.map(({ card }) => card));
  const unseen = [...pool.cards.keys()].filter((card) => !gone.has(card) && !kept.has(card));
  shuffle(unseen, random);
  const deckOf = (card: CardId): DeckName | undefined => pool.cards[card]?.deck;
  const some = (count: number, fits: (card: CardId) => boolean): CardId[] => {
    const taken = unseen.filter(fits).slice(0, count);
    for (const card of taken) unseen.splice(unseen.indexOf(card), 1);
    return taken;
  };
  /** Cards of a deck, first those that have been seen, or first those that haven't. */
  const of = (deck: DeckName, count: number, isSeen: boolean): CardId[] => {
    const likely = some(count, (card) => deckOf(card) === deck && isOutOf(deck, sightings, card) === isSeen);
    return [...likely, ...some(count - likely.length, (card) => deckOf(card) === deck)];
  };
  const below = (deck: DeckName): CardId[] => {
    const { count, top } = seen.discards[deck];
    return top === null ? [] : [...of(deck, count - 1, true), top];
  };
  const piles = { doors: below('doors'), treasures: below('treasures') };
  const deckCards = {
    doors: of('doors', seen.decks.doors, false),
    treasures: of('treasures', seen.decks.treasures, false),
  };
  return {
    deck: (deck) => deckCards[deck],
    pile: (deck) => piles[deck],
    hand: (seat, count) => {
      const own = held.filter((one) => one.seat === seat).map(({ card }) => card);
      return [...own, ...some(count - own.length, () => true)];
    },
    rest: () => some(unseen.length, () => true),
  };
}

/** The cards that others must still hold, by what was seen: no more than they have, and none whose place is known. */
function heldIn(seen: View, gone: ReadonlySet<CardId>, { held }: Sightings): readonly Held[] {
  const left = seen.players.map((it) => (it.seat === seen.seat ? 0 : it.hand - new Set(it.shown).size));
  return held.filter(({ seat, card }) => {
    const room = left[seat] ?? 0;
    if (gone.has(card) || room === 0) return false;
    left[seat] = room - 1;
    return true;
  });
}

/** Every card whose place the view shows. */
function placed({ hand, players, door, place, discards, combat, memory, pending }: View): Set<CardId> {
  return new Set([
    ...(pending !== null && 'cards' in pending ? pending.cards : []),
    ...(hand ?? []),
    ...players.flatMap((it) => [...it.shown, ...cardsInPlay(it)]),
    ...(door === null ? [] : [door]),
    ...(place === undefined ? [] : [place]),
    ...Object.values(discards).flatMap(({ top }) => top ?? []),
    ...(combat?.foes ?? []).map(({ card }) => card),
    ...(memory.combat?.enhancers ?? []).map(({ card }) => card),
    ...laidAside(combat),
  ]);
}

/**
 * One-shots used in this combat, which lie beside it until it ends. A power belongs to a card that has its own place.
 */
function laidAside(combat: View['combat']): CardId[] {
  return (combat?.boosts ?? []).flatMap(({ card, power }) => (power === undefined ? [card] : []));
}

function playerOf(seen: View, it: PlayerView, deal: Dealer): Player {
  const own = it.seat === seen.seat;
  const shown = [...new Set(it.shown)]; // A card may have been shown to one player, and to all.
  const { used = [], doubled = [], unsaleable = [], nextCombat = [] } = seen.memory.players[it.seat] ?? {};
  return {
    name: it.name,
    sex: it.sex,
    level: it.level,
    hand: own ? [...(seen.hand ?? [])] : [...shown, ...deal.hand(it.seat, it.hand - shown.length)],
    races: [...it.races],
    classes: [...it.classes],
    halfBreeds: [...it.halfBreeds],
    superMunchkins: [...it.superMunchkins],
    talents: [...it.talents],
    equipped: [...it.equipped],
    carried: [...it.carried],
    sidekicks: [...it.sidekicks],
    steeds: [...it.steeds],
    changed: [...it.changed],
    curses: [...it.curses],
    attached: it.attached.map(([host, card]) => [host, card]),
    dead: it.dead,
    left: it.left,
    ready: it.ready,
    reborn: it.dead,
    justReceived: own ? [...seen.justReceived] : [],
    shown: it.shown.map((card) => [card, seen.seat ?? -1] as const),
    unsaleable: [...unsaleable],
    used: [...used],
    doubled: [...doubled],
    nextCombat: [...nextCombat],
    ...(it.owed === undefined ? {} : { owed: it.owed }),
  };
}

/** Terms as the table keeps them. Of promised cards in a hand that the seat doesn't see, only the number is known. */
function termsOf({ treasures, first, items, plays, playCards }: TermsView): NonNullable<Combat['terms']> {
  return { treasures, first, items, plays: playCards ?? Array.from({ length: plays }, () => 0) };
}

function combatOf({ combat, memory, clocks }: View, deal: Dealer): Combat | null {
  if (combat === null || memory.combat === null) return null;
  const { used, eluded, spoils, sealed, enhancers, boosts, request, refusals } = memory.combat;
  const grace = clocks.find(({ kind }) => kind === 'grace');
  return {
    fighter: combat.fighter,
    helper: combat.helper,
    helperSpent: combat.helperSpent,
    terms: combat.terms === null ? null : termsOf(combat.terms),
    foes: combat.foes.map(({ card, kin }) => ({ card, kin })),
    enhancers: [...enhancers],
    boosts: [...boosts],
    aside: [...new Set(laidAside(combat)), ...deal.rest()],
    spoils,
    bonusLevels: [],
    eluded: [...eluded],
    request:
      combat.request === null
        ? null
        : { clock: request, to: combat.request.to, terms: termsOf(combat.request.terms) },
    refusals: refusals.map((one) => ({ seat: one.seat, terms: termsOf(one.terms) })),
    claim:
      combat.claim === null
        ? null
        : { kind: combat.claim.kind, clock: grace?.id ?? 0, passed: [...combat.claim.passed] },
    used: { ...used },
    ...(sealed === undefined ? {} : { sealed }),
  };
}

function flightOf({ flight, memory }: View): State['flight'] {
  if (memory.flight === null) return null;
  const { used, boosts, caught, escaping, ...rest } = memory.flight;
  return {
    ...rest,
    used: { ...used },
    boosts: [...boosts],
    caught: [...caught],
    escaping: [...escaping],
    runners: flight === null ? [] : [flight.runner, ...flight.waiting],
    left: [...(flight?.left ?? [])],
  };
}

/** The cards of players who died in this combat, which stay there until it ends. */
function bodiesOf({ players }: View, deal: Dealer): State['bodies'] {
  const dead = players.find((it) => it.dead);
  const cards = deal.rest();
  return dead === undefined || cards.length === 0 ? [] : [{ seat: dead.seat, cards }];
}
