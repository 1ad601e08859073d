/** Cards played into a combat: monsters, enhancers, mates, wandering monsters (`meddling.*`, `enhancers.*`). */
import type { CardId, Mark, Seat } from '../../model/card.ts';
import type { Combat } from '../../model/state.ts';
import { def, edit, emit, namesKind, player, touch, type Game } from '../../kernel/game.ts';
import { refuse, refuseBoth, type Refusal, type RuleId } from '../../model/refusal.ts';
import { combatOf, foeOf, foeTags, joinFoe } from '../../chapters/foes.ts';
import { growthOf } from '../../chapters/followers.ts';
import { ownerInPlay } from '../../chapters/table.ts';
import { namesOnly, plain, saying, sayPlayed, takeUp, type PlayMove, type PlayRules } from './source.ts';

/** Why nothing can be played into a combat now: there is none, or running away has started (D4). */
function validateCombat(game: Game, rule: RuleId): Refusal | null {
  const { combat, phase } = game.state;
  if (phase === 'setup') return refuse('setup.opening-plays', rule);
  if (combat === null) return refuse(rule, 'combat.door-cards');
  return phase === 'combat' ? null : refuse('flee.roll', rule);
}

/**
 * Whether a monster with these tags may join the combat by itself, because one of its kind is there
 * (`monsters.kin-join`).
 */
function hasKin(game: Game, combat: Combat, tags: readonly Mark[]): boolean {
  for (const tag of game.sheet.joins) {
    if (!tags.includes(tag)) continue;
    if (combat.foes.some((foe) => foeTags(game, combat, foe).includes(tag))) return true;
  }
  return false;
}

function foes(game: Game): CardId[] {
  return game.state.combat?.foes.map((foe) => foe.card) ?? [];
}

function handMonsters(game: Game, seat: Seat): CardId[] {
  return player(game, seat).hand.filter((card) => def(game, card).kind === 'monster');
}

const NO_KIN = refuse('monsters.kin-join', 'monsters.from-hand', 'monsters.wandering');

export const monster: PlayRules = {
  ownTurn: false,
  validate(game, _seat, move) {
    if (!namesOnly(move)) return refuse('monsters.from-hand');
    const no = validateCombat(game, 'monsters.from-hand');
    if (no !== null) {
      return refuseBoth(no, refuse('turn.trouble', 'monsters.wandering', 'monsters.kin-join'));
    }
    if (hasKin(game, combatOf(game), def(game, move.card).tags)) return null;
    return NO_KIN;
  },
  apply(game, seat, move) {
    takeUp(game, seat, move.card);
    joinFoe(game, move.card, seat, { rule: 'monsters.kin-join' });
  },
  candidates: (game, seat, card) => (game.state.combat === null ? [] : plain(game, seat, card)),
};

/** Why an enhancer can't make a monster from the hand join its kind (`monsters.kin-join`). */
function validateMakingKin(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  const makes = def(game, move.card).makes;
  const joiner = move.with;
  if (makes === null || joiner === undefined || !namesOnly(move, 'with')) {
    return refuse('monsters.kin-join', 'enhancers.choose');
  }
  if (!handMonsters(game, seat).includes(joiner)) return refuse('monsters.kin-join');
  return hasKin(game, combatOf(game), [makes]) ? null : refuse('monsters.kin-join');
}

/** Sidekicks and steeds in play, if enhancers work on them (`sidekicks.enhanced`, `steeds.enhanced`, D40). */
function followers(game: Game): CardId[] {
  const found: CardId[] = [];
  if (!game.sheet.enhanceFollowers) return found;
  for (const { sidekicks, steeds } of game.state.players) {
    for (const card of sidekicks) found.push(card);
    for (const card of steeds) found.push(card);
  }
  return found;
}

function isFollower(game: Game, card: CardId | undefined): boolean {
  if (card === undefined || !game.sheet.enhanceFollowers) return false;
  return game.state.players.some((it) => it.sidekicks.includes(card) || it.steeds.includes(card));
}

/** Why an enhancer can't be put on a follower: a weakening one can only reduce strengthening ones. */
function validateGrowth(game: Game, move: PlayMove): Refusal | null {
  if (!namesOnly(move, 'on') || move.on === undefined) return refuse('sidekicks.enhanced');
  if (game.state.phase === 'setup') return refuse('setup.opening-plays');
  if (def(game, move.card).bonus > 0) return null;
  const owner = ownerInPlay(game, move.on);
  return owner !== null && growthOf(game, owner, move.on) > 0
    ? null
    : refuse('sidekicks.enhanced', 'steeds.enhanced');
}

function grow(game: Game, seat: Seat, card: CardId, on: CardId): void {
  const owner = ownerInPlay(game, on);
  if (owner === null) throw new Error(`card ${on} lies in front of nobody`);
  edit(game, owner).attached.push([on, card]);
  touch(game);
  emit(game, { e: 'enhanced', seat, card, on, cause: { rule: 'sidekicks.enhanced', by: seat } });
}

export const enhancer: PlayRules = {
  ownTurn: false,
  validate(game, seat, move) {
    if (isFollower(game, move.on)) return validateGrowth(game, move);
    const no = validateCombat(game, 'enhancers.anyone');
    if (no !== null) {
      const follows = namesKind(game, [move.on ?? -1], 'sidekick');
      return follows ? refuseBoth(no, refuse('sidekicks.enhanced')) : no;
    }
    if (move.with !== undefined) return validateMakingKin(game, seat, move);
    if (!namesOnly(move, 'on') || move.on === undefined) {
      return refuse('enhancers.choose', 'enhancers.anyone');
    }
    return foeOf(game, move.on) === null ? refuse('enhancers.anyone', 'enhancers.choose') : null;
  },
  apply(game, seat, move) {
    takeUp(game, seat, move.card);
    if (move.on !== undefined && isFollower(game, move.on)) {
      grow(game, seat, move.card, move.on);
      return;
    }
    if (move.with !== undefined) {
      takeUp(game, seat, move.with);
      joinFoe(game, move.with, seat, { card: move.card, rule: 'monsters.kin-join' });
    }
    const foe = foeOf(game, move.with ?? move.on ?? -1);
    if (foe === null) throw new Error('an enhancer without its monster');
    combatOf(game).enhancers.push({ card: move.card, kin: foe.kin });
    touch(game);
    emit(game, {
      e: 'enhanced',
      seat,
      card: move.card,
      on: foe.card,
      cause: { rule: 'enhancers.anyone', by: seat },
    });
  },
  candidates(game, seat, card) {
    const moves: PlayMove[] = [];
    const { combat } = game.state;
    if (combat !== null) for (const foe of combat.foes) moves.push({ do: 'play', card, on: foe.card });
    for (const on of followers(game)) moves.push({ do: 'play', card, on });
    if (combat === null || def(game, card).makes === null) return saying(moves);
    for (const joiner of handMonsters(game, seat)) moves.push({ do: 'play', card, with: joiner });
    return saying(moves);
  },
};

export const mate: PlayRules = {
  ownTurn: false,
  validate(game, _seat, move) {
    const no = validateCombat(game, 'enhancers.mate');
    if (no !== null) return no;
    if (!namesOnly(move, 'on') || move.on === undefined) return refuse('enhancers.mate', 'enhancers.choose');
    return foeOf(game, move.on) === null ? refuse('enhancers.mate', 'enhancers.choose') : null;
  },
  apply(game, seat, move) {
    const foe = foeOf(game, move.on ?? -1);
    if (foe === null) throw new Error('a mate without its monster');
    takeUp(game, seat, move.card);
    joinFoe(game, move.card, seat, { card: move.card, rule: 'enhancers.mate' }, foe.kin);
  },
  candidates: (game, _seat, card) => saying(foes(game).map((on) => ({ do: 'play', card, on }))),
};

export const wandering: PlayRules = {
  ownTurn: false,
  validate(game, seat, move) {
    const no = validateCombat(game, 'monsters.wandering');
    if (no !== null) return no;
    if (!namesOnly(move, 'with') || move.with === undefined) return refuse('monsters.wandering');
    return handMonsters(game, seat).includes(move.with) ? null : refuse('monsters.wandering');
  },
  apply(game, seat, move) {
    if (move.with === undefined) return;
    takeUp(game, seat, move.card);
    takeUp(game, seat, move.with);
    sayPlayed(game, seat, move, { rule: 'monsters.wandering' });
    combatOf(game).aside.push(move.card);
    joinFoe(game, move.with, seat, { card: move.card, rule: 'monsters.wandering' });
  },
  candidates: (game, seat, card) =>
    game.state.combat === null
      ? []
      : saying(handMonsters(game, seat).map((joiner) => ({ do: 'play', card, with: joiner }))),
};
