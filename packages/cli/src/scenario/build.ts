/** Builds the table a scenario describes. */
import {
  applyMove,
  blankTable,
  clone,
  dealHand,
  rollForStart,
  shuffle,
  stream,
  TALENTS,
  type CardPool,
  type CardDef,
  type CardId,
  type DeckName,
  type Player,
  type State,
} from '@kickdoor/rules';
import { meant } from './compare.ts';
import { deal, type Deal } from './deal.ts';
import type { Named, PlayerSetup, Scenario } from './model.ts';
import { fault } from './source.ts';
import { phrase } from '../words/words.ts';

/** The effect of a curse in front of its victim on their next combat. */
function nextCombatOf(def: CardDef | undefined): number | null {
  for (const deed of def?.strike ?? []) if (deed.deed === 'next-combat') return deed.with.strength;
  return null;
}

/** Puts a player's cards in play. */
function seat(dealt: Deal, setup: PlayerSetup, player: Player, ready: boolean): void {
  const cards = (named: readonly Named[]): CardId[] => named.map(dealt.cardOf);
  const only = (named: Named | null): CardId[] => (named === null ? [] : [dealt.cardOf(named)]);
  const { lists } = setup;
  player.level = setup.level;
  player.hand = cards(setup.hand ?? []);
  player.races = cards(lists.race);
  player.classes = cards(lists.class);
  player.halfBreeds = only(setup.halfBreed);
  player.superMunchkins = only(setup.superMunchkin);
  player.talents = TALENTS.flatMap((kind) => cards(lists[kind]));
  player.equipped = cards(lists.equipped);
  player.carried = cards(lists.carried);
  player.sidekicks = cards(lists.sidekicks);
  player.steeds = cards(lists.steeds);
  player.curses = cards(lists.curses);
  player.nextCombat = player.curses.flatMap((card) => {
    const strength = nextCombatOf(dealt.pool.cards[card]);
    return strength === null ? [] : [{ card, strength, later: false }];
  });
  player.attached = attach(dealt, setup, player);
  player.dead = setup.dead;
  player.reborn = setup.dead;
  player.ready = ready;
}

/** Pairs of a host and an attached card; the host has its own place or is attached itself. */
function attach(dealt: Deal, { attached }: PlayerSetup, player: Player): [CardId, CardId][] {
  const grounded = [...player.equipped, ...player.carried, ...player.sidekicks, ...player.steeds];
  const links: [CardId, CardId][] = [];
  let rest = attached.slice();
  while (rest.length > 0) {
    const known = [...grounded, ...links.map(([, card]) => card)];
    const hosts = new Map(rest.map((one) => [one, hostIn(dealt, known, one.host)]));
    const [first] = rest;
    if (first !== undefined && rest.every((one) => hosts.get(one) === undefined)) {
      fault(first.host, phrase('fault-not-in-play', { player: player.name, card: first.host.def.id }));
    }
    for (const [{ cards }, host] of hosts) {
      if (host !== undefined) for (const card of cards) links.push([host, dealt.cardOf(card)]);
    }
    rest = rest.filter((one) => hosts.get(one) === undefined);
  }
  return links;
}

function hostIn(dealt: Deal, cards: readonly CardId[], host: Named): CardId | undefined {
  const copies = meant(dealt.pool, host);
  return cards.find((card) => copies.includes(card));
}

/**
 * A deck: the named cards on top, and below them the sets' other cards in an order fixed by the seed. The top is the
 * end of the list.
 */
function deckOf(dealt: Deal, scenario: Scenario, deck: DeckName): CardId[] {
  const rest = dealt.rest.filter((card) => dealt.pool.cards[card]?.deck === deck);
  shuffle(rest, stream(`${scenario.seed}/${deck}/scenario`));
  return rest;
}

function pile(dealt: Deal, named: readonly Named[]): CardId[] {
  return named.map(dealt.cardOf).toReversed();
}

/** Builds the table. */
export function build(scenario: Scenario): { readonly pool: CardPool; readonly state: State } {
  const dealt = deal(scenario);
  const { pool } = dealt;
  const state = blankTable(pool, { ...scenario, sets: scenario.sets.map((set) => set.id) });
  const rest = { doors: deckOf(dealt, scenario, 'doors'), treasures: deckOf(dealt, scenario, 'treasures') };
  const setup = scenario.phase === 'setup';
  for (const [at, player] of state.players.entries()) {
    const given = scenario.players[at];
    if (given !== undefined) seat(dealt, given, player, !setup);
  }
  for (const deck of ['doors', 'treasures'] as const) {
    const below = scenario.exact ? [] : rest[deck];
    state.decks[deck] = [...below, ...pile(dealt, scenario.decks[deck])];
    state.discards[deck] = pile(dealt, scenario.discards[deck]);
  }
  state.dice = scenario.dice.slice();
  state.turn = scenario.turn ?? 0;
  for (const [at, { hand }] of scenario.players.entries()) {
    if (setup && hand === null) dealHand(pool, state, at);
  }
  if (!setup) return { pool, state: start(pool, state, scenario) };
  if (scenario.turn === null) rollForStart(pool, state);
  return { pool, state };
}

/** Advances to the phase in which the scenario starts. */
function start(pool: CardPool, state: State, { phase }: Scenario): State {
  state.turns = 1;
  state.phase = phase;
  if (phase !== 'charity') return state;
  // Levels are compared when charity starts, so it has to be started. With nothing to give, there is no charity.
  const begun: State = { ...clone(state), phase: 'closing' };
  applyMove(pool, begun, begun.turn, { do: 'end' });
  if (begun.charity !== null) return begun;
  state.charity = { lowest: [], given: state.players.map(() => 0) };
  return state;
}
