/**
 * Builds a complete table from one seat's view: visible cards are where the seat sees them, and all others are placed
 * arbitrarily. The rules can then tell what a move would do, as long as that doesn't depend on a card the seat can't
 * see.
 */
import {
  cardsInPlay,
  blankTable,
  type CardId,
  type CardPool,
  type Combat,
  type DeckName,
  type Flight,
  type Player,
  type PlayerView,
  type State,
  type Terms,
  type TermsView,
  type View,
} from '@kickdoor/rules';

/** The cards in a view that are face up or in the seat's own hand. */
function* seenCards(view: View): Generator<CardId> {
  yield* view.hand ?? [];
  if (view.door !== null) yield view.door;
  if (view.place !== undefined) yield view.place;
  for (const player of view.players) {
    yield* player.shown;
    yield* cardsInPlay(player);
  }
  for (const { top } of Object.values(view.discards)) if (top !== null) yield top;
  for (const { card } of view.combat?.foes ?? []) yield card;
  for (const { card } of view.memory.combat?.enhancers ?? []) yield card;
  for (const { card } of view.memory.combat?.boosts ?? []) yield card;
  yield* view.flight?.left ?? [];
  const { pending } = view;
  if (pending === null) return;
  if ('card' in pending && pending.card !== null) yield pending.card;
  if ('cards' in pending) yield* pending.cards;
  if (pending.kind === 'choice') {
    if (pending.peeked !== null) yield pending.peeked;
    yield* pending.pile ?? [];
    for (const pick of pending.from ?? []) if ('card' in pick) yield pick.card;
  }
}

/** The cards that a seat can't see, to be handed out. */
class Unseen {
  readonly #cards: Record<DeckName, CardId[]>;

  constructor(pool: CardPool, seen: ReadonlySet<CardId>) {
    const of = (deck: DeckName) =>
      pool.cards.flatMap((def, card) => (def.deck === deck && !seen.has(card) ? [card] : []));
    this.#cards = { doors: of('doors'), treasures: of('treasures') };
  }

  take(deck: DeckName, count: number): CardId[] {
    return count <= 0 ? [] : this.#cards[deck].splice(-count);
  }

  /** Takes cards for a hand, each from the deck with more left. */
  deal(count: number): CardId[] {
    const { doors, treasures } = this.#cards;
    return Array.from({ length: count }).flatMap(() =>
      this.take(doors.length > treasures.length ? 'doors' : 'treasures', 1),
    );
  }
}

function termsOf({ treasures, first, items, playCards }: TermsView): Terms {
  return { treasures, first, items, plays: playCards ?? [] };
}

function combatOf(view: View): Combat | null {
  const { combat } = view;
  const memory = view.memory.combat;
  if (combat === null || memory === null) return null;
  const clock = view.clocks.find(({ kind }) => kind === 'grace')?.id ?? 0;
  const { request, claim, terms } = combat;
  return {
    fighter: combat.fighter,
    helper: combat.helper,
    helperSpent: combat.helperSpent,
    terms: terms === null ? null : termsOf(terms),
    foes: combat.foes.map(({ card, kin }) => ({ card, kin })),
    enhancers: [...memory.enhancers],
    boosts: [...memory.boosts],
    aside: [],
    spoils: memory.spoils,
    bonusLevels: [],
    eluded: [...memory.eluded],
    request:
      request === null ? null : { clock: memory.request, to: request.to, terms: termsOf(request.terms) },
    refusals: memory.refusals.map(({ seat, terms: refused }) => ({ seat, terms: termsOf(refused) })),
    claim: claim === null ? null : { kind: claim.kind, clock, passed: [...claim.passed] },
    used: { ...memory.used },
    ...(memory.sealed === undefined ? {} : { sealed: memory.sealed }),
  };
}

function flightOf({ flight, memory }: View): Flight | null {
  if (flight === null || memory.flight === null) return null;
  const { rolls, failed, used, boosts, fixed, caught, escaping } = memory.flight;
  return {
    runners: [flight.runner, ...flight.waiting],
    left: [...flight.left],
    rolls,
    failed,
    used: { ...used },
    boosts: [...boosts],
    fixed,
    caught: [...caught],
    escaping: [...escaping],
  };
}

function playerOf(view: View, player: PlayerView, unseen: Unseen): Player {
  const { seat } = player;
  const own = seat === view.seat;
  const memory = view.memory.players[seat];
  const shown = player.shown.map((card): [CardId, number] => [card, view.seat ?? -1]);
  return {
    name: player.name,
    sex: player.sex,
    level: player.level,
    hand: own ? [...(view.hand ?? [])] : [...player.shown, ...unseen.deal(player.hand - player.shown.length)],
    races: [...player.races],
    classes: [...player.classes],
    halfBreeds: [...player.halfBreeds],
    superMunchkins: [...player.superMunchkins],
    talents: [...player.talents],
    equipped: [...player.equipped],
    carried: [...player.carried],
    sidekicks: [...player.sidekicks],
    steeds: [...player.steeds],
    changed: [...player.changed],
    curses: [...player.curses],
    attached: player.attached.map(([host, card]): [CardId, CardId] => [host, card]),
    dead: player.dead,
    left: player.left,
    ready: player.ready,
    reborn: false,
    justReceived: own ? [...view.justReceived] : [],
    shown,
    unsaleable: [...(memory?.unsaleable ?? [])],
    used: [...(memory?.used ?? [])],
    doubled: [...(memory?.doubled ?? [])],
    nextCombat: [...(memory?.nextCombat ?? [])],
  };
}

function pileOf(view: View, deck: DeckName, unseen: Unseen): CardId[] {
  const { count, top } = view.discards[deck];
  return top === null ? [] : [...unseen.take(deck, count - 1), top];
}

/** A table that looks exactly like the view to its seat. Nothing may be pending. */
export function tableSeen(pool: CardPool, view: View): State {
  const { memory, sheet, sets, options } = view;
  const unseen = new Unseen(pool, new Set(seenCards(view)));
  const deckOf = (deck: DeckName) => unseen.take(deck, view.decks[deck]);
  const numbered = [...view.clocks, ...view.trades].map(({ id }) => id);
  const last = Math.max(0, ...numbered, memory.combat?.request ?? 0);
  const players = view.players.map(({ name, sex }) => ({ name, sex }));
  const blank = blankTable(pool, { sheet, sets, seed: '', players, options });
  const decks = { doors: deckOf('doors'), treasures: deckOf('treasures') };
  const discards = { doors: pileOf(view, 'doors', unseen), treasures: pileOf(view, 'treasures', unseen) };
  return {
    ...blank,
    options,
    phase: memory.phase,
    turn: view.turn,
    turns: view.turns,
    secondDoor: memory.secondDoor,
    decks,
    discards,
    players: view.players.map((player) => playerOf(view, player, unseen)),
    door: view.door ?? -1,
    ...(view.place === undefined ? {} : { place: view.place }),
    combat: combatOf(view),
    flight: flightOf(view),
    trades: [...view.trades],
    charity: view.charity === null ? null : { lowest: [...view.charity.lowest], given: [...memory.given] },
    stack: memory.frame === null ? [] : [memory.frame],
    phaseClock: last,
    clocks: last,
    winners: [...view.winners],
  };
}
