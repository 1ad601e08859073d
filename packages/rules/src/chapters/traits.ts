/** Races and classes: how they enter and leave play (`traits.*`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame } from '../model/frame.ts';
import { ask, cardPicks, pickedCards } from '../kernel/choice.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { sidekicksInExcess } from './followers.ts';
import { discardOwn } from './table.ts';

/**
 * Why a race or class can't be put in play beside those the seat has (`traits.one-each`, `traits.half-breed`,
 * `traits.super-munchkin`).
 */
export function validateTrait(game: Game, seat: Seat, card: CardId): Refusal | null {
  const it = player(game, seat);
  const { kind, id } = def(game, card);
  const mine = kind === 'race' ? it.races : it.classes;
  if (mine.some((have) => def(game, have).id === id)) return refuse('traits.one-each');
  if (mine.length >= traitRoom(game, seat, kind)) {
    return refuse('traits.one-each', kind === 'race' ? 'traits.half-breed' : 'traits.super-munchkin');
  }
  return null;
}

/**
 * Why a power, style or training can't be put in play: any number are allowed, but no two copies (`mixing.everyone`).
 */
export function validateTalent(game: Game, seat: Seat, card: CardId): Refusal | null {
  const { id } = def(game, card);
  const has = player(game, seat).talents.some((have) => def(game, have).id === id);
  return has ? refuse('traits.one-each', 'mixing.everyone') : null;
}

function traitRoom(game: Game, seat: Seat, kind: string): number {
  const it = player(game, seat);
  const two = kind === 'race' ? it.halfBreeds : it.superMunchkins;
  return two.length > 0 ? 2 : 1;
}

/** Why Half-Breed or Super Munchkin can't be put in play. */
export function validateDoubler(
  game: Game,
  seat: Seat,
  kind: 'half-breed' | 'super-munchkin',
): Refusal | null {
  const it = player(game, seat);
  if (kind === 'half-breed') {
    if (it.races.length === 0 || it.halfBreeds.length > 0) return refuse('traits.half-breed');
    return null;
  }
  if (it.classes.length === 0 || it.superMunchkins.length > 0) return refuse('traits.super-munchkin');
  return null;
}

/**
 * Settles the consequences of losing traits: Half-Breed goes with the last race, Super Munchkin with the last class (or
 * with either, on sheets that say so), and a player who lost the card that allows two keeps one of their choice.
 * Returns whether there were any.
 */
export function settleTraits(game: Game, seat: Seat): boolean {
  const it = player(game, seat);
  const races = it.races.length === 0 && it.halfBreeds.length > 0;
  if (races) discardOwn(game, seat, it.halfBreeds.slice(), { rule: 'traits.half-breed' });
  const least = game.sheet.superMunchkin.lost === 'either lost' ? 2 : 1;
  const classes = it.classes.length < least && it.superMunchkins.length > 0;
  if (classes) discardOwn(game, seat, it.superMunchkins.slice(), { rule: 'traits.super-munchkin' });
  if (it.races.length > traitRoom(game, seat, 'race')) return askForOne(game, seat, it.races);
  if (it.classes.length > traitRoom(game, seat, 'class')) return askForOne(game, seat, it.classes);
  return races || classes;
}

function askForOne(game: Game, seat: Seat, cards: readonly CardId[]): true {
  ask(game, { seat, about: 'trait', from: cardPicks(cards), min: 1, max: 1 });
  return true;
}

/** Asks the owner of too many sidekicks which to discard at once (D35). Returns whether there were too many. */
export function settleSidekicks(game: Game, seat: Seat): boolean {
  const excess = sidekicksInExcess(game, seat);
  if (excess === null) return false;
  const { from, over } = excess;
  ask(game, { seat, about: 'sidekick', from: cardPicks(from), min: over, max: over });
  return true;
}

/** Discards the chosen sidekick. */
export function sidekickChosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  discardOwn(game, frame.seat, pickedCards(picks), { rule: 'sidekicks.play' });
}

/** Discards the chosen race or class. */
export function traitChosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  discardOwn(game, frame.seat, pickedCards(picks), { rule: 'traits.one-each' });
}
