/** Builds a table from what one seat sees of it; what it can't see is filled with any remaining cards. */
import {
  STATE_VERSION,
  shuffle,
  type CardPool,
  type CardId,
  type Combat,
  type DeckName,
  type PlayerView,
  type State,
  type TermsView,
  type View,
} from '@kickdoor/rules';

/** Every card whose place the view reveals. */
function placed(seen: View): Set<CardId> {
  const { combat, door, discards, pending, memory } = seen;
  const found = new Set<CardId>([...(seen.hand ?? []), ...seen.players.flatMap(inSight)]);
  if (door !== null) found.add(door);
  for (const { top } of Object.values(discards)) if (top !== null) found.add(top);
  for (const { card } of combat?.foes ?? []) found.add(card);
  for (const { card } of memory.combat?.enhancers ?? []) found.add(card);
  for (const { card } of combat?.boosts ?? []) found.add(card);
  if (pending !== null && 'cards' in pending) for (const card of pending.cards) found.add(card);
  if (memory.frame !== null && 'card' in memory.frame) found.add(memory.frame.card);
  return found;
}

function inSight(it: PlayerView): CardId[] {
  return [
    ...it.shown,
    ...it.races,
    ...it.classes,
    ...it.halfBreeds,
    ...it.superMunchkins,
    ...it.talents,
    ...it.equipped,
    ...it.carried,
    ...it.sidekicks,
    ...it.steeds,
    ...it.curses,
    ...it.attached.map(([, card]) => card),
  ];
}

/** Deals out cards that the seat can't place. */
type Fill = (count: number, deck: DeckName | null) => CardId[];

function filler(pool: CardPool, seen: View, random: () => number): Fill {
  const gone = placed(seen);
  const rest = [...pool.cards.keys()].filter((card) => !gone.has(card));
  shuffle(rest, random);
  return (count, deck) => {
    const fits = rest.filter((card) => deck === null || pool.cards[card]?.deck === deck).slice(0, count);
    for (const card of fits) rest.splice(rest.indexOf(card), 1);
    return fits;
  };
}

function terms({ treasures, first, items, plays, playCards }: TermsView): NonNullable<Combat['terms']> {
  return { treasures, first, items, plays: playCards ?? Array.from({ length: plays }, () => 0) };
}

function combatOf({ combat, memory }: View): Combat | null {
  if (combat === null || memory.combat === null) return null;
  const { used, eluded, spoils, enhancers, boosts, request, refusals } = memory.combat;
  const { claim } = combat;
  return {
    fighter: combat.fighter,
    helper: combat.helper,
    helperSpent: combat.helperSpent,
    terms: combat.terms === null ? null : terms(combat.terms),
    foes: combat.foes.map(({ card, kin }) => ({ card, kin })),
    enhancers: [...enhancers],
    boosts: [...boosts],
    aside: [],
    spoils,
    bonusLevels: [],
    eluded: [...eluded],
    request:
      combat.request === null
        ? null
        : { clock: request, to: combat.request.to, terms: terms(combat.request.terms) },
    refusals: refusals.map((one) => ({ seat: one.seat, terms: terms(one.terms) })),
    claim: claim === null ? null : { kind: claim.kind, clock: 0, passed: [...claim.passed] },
    used: { ...used },
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

function playersOf(seen: View, fill: Fill): State['players'] {
  return seen.players.map((it, seat) => {
    const own = seat === seen.seat;
    const marks = seen.memory.players[seat];
    return {
      name: it.name,
      sex: it.sex,
      level: it.level,
      hand: own ? [...(seen.hand ?? [])] : [...it.shown, ...fill(it.hand - it.shown.length, null)],
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
      attached: it.attached.map(([host, card]): [CardId, CardId] => [host, card]),
      dead: it.dead,
      left: it.left,
      ready: it.ready,
      reborn: it.dead,
      justReceived: own ? [...seen.justReceived] : [],
      shown: [],
      unsaleable: [...(marks?.unsaleable ?? [])],
      used: [...(marks?.used ?? [])],
      doubled: [...(marks?.doubled ?? [])],
      nextCombat: [...(marks?.nextCombat ?? [])],
    };
  });
}

/** The pending frames about the seat itself, below the public ones. */
function concerning({ seat, memory }: View): State['stack'] {
  if (seat === null || !memory.concerned) return [];
  return [{ f: 'do', deed: { deed: 'lose-level', with: 1 }, subject: seat, card: -1, by: -1 }];
}

/** Builds the table. */
export function tableFrom(pool: CardPool, seen: View, random: () => number): State {
  const fill = filler(pool, seen, random);
  const { memory, discards, charity } = seen;
  const pile = (deck: DeckName): CardId[] => {
    const { count, top } = discards[deck];
    return top === null ? [] : [...fill(count - 1, deck), top];
  };
  return {
    version: STATE_VERSION,
    sheet: seen.sheet,
    sets: seen.sets,
    options: seen.options,
    seed: 'unknown',
    chance: { doors: 0, treasures: 0, die: 0, pick: 0 },
    dice: [],
    phase: memory.phase,
    turn: seen.turn,
    turns: seen.turns,
    secondDoor: memory.secondDoor,
    players: playersOf(seen, fill),
    decks: { doors: fill(seen.decks.doors, 'doors'), treasures: fill(seen.decks.treasures, 'treasures') },
    discards: { doors: pile('doors'), treasures: pile('treasures') },
    door: seen.door ?? -1,
    combat: combatOf(seen),
    flight: flightOf(seen),
    bodies: [],
    trades: seen.trades.map((trade, at) => ({ ...trade, id: memory.trades[at] ?? 0 })),
    charity: charity === null ? null : { lowest: [...charity.lowest], given: [...memory.given] },
    stack: [...concerning(seen), ...(memory.frame === null ? [] : [memory.frame])],
    phaseClock: 0,
    clocks: 0,
    winners: [...seen.winners],
  };
}
