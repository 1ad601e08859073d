/** Sidekicks and steeds, and the cheat cards that allow one more (`sidekicks.*`, `steeds.*`, `items.cheat`). */
import type { CardId, Seat } from '../../model/card.ts';
import { def, edit, player, touch, type Game } from '../../kernel/game.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { hasRoomFor } from '../../chapters/followers.ts';
import { isCheated } from '../../chapters/items.ts';
import { limitAgainst, limitRefusal } from '../../chapters/limits.ts';
import { validateOpeningPlay } from '../../chapters/setup.ts';
import { pickUp } from '../../chapters/table.ts';
import { laying, naming, validateLaying, validateLayingItem } from './lay.ts';
import {
  namesOnly,
  saying,
  sayPlayed,
  takeUp,
  type PlayMove,
  type LegalPlay,
  type PlayRules,
} from './source.ts';

/** Puts a sidekick or steed in play. */
function lay(game: Game, seat: Seat, card: CardId): void {
  const it = edit(game, seat);
  (def(game, card).kind === 'steed' ? it.steeds : it.sidekicks).push(card);
  touch(game);
}

/** A sidekick is put in play at any time, even in combat, one per player. */
export const sidekick = laying(
  'sidekicks.play',
  'any time',
  (game, seat, card) => {
    const no = game.state.phase === 'setup' ? validateOpeningPlay(game, seat, card) : null;
    return no ?? (hasRoomFor(game, seat, card) ? null : limitRefusal(game, 'sidekick'));
  },
  (game, seat, move) => {
    takeUp(game, seat, move.card);
    lay(game, seat, move.card);
    sayPlayed(game, seat, move, { rule: 'sidekicks.play' });
  },
);

/** A steed is put in play like an item, one per player. */
export const steed = laying('steeds.one', 'own turn', validateLayingItem, (game, seat, move) => {
  takeUp(game, seat, move.card);
  lay(game, seat, move.card);
  sayPlayed(game, seat, move, { rule: 'steeds.one' });
});

/** What a cheat can be played with: an item in hand or in play, a sidekick or steed in hand (D37). */
function hosts(game: Game, seat: Seat): CardId[] {
  const { hand, carried, equipped } = player(game, seat);
  const items = [...hand, ...carried, ...equipped].filter((card) => def(game, card).kind === 'item');
  const followers = hand.filter(
    (card) => def(game, card).kind === 'sidekick' || def(game, card).kind === 'steed',
  );
  return [...items, ...followers].filter((card) => !isCheated(game, seat, card));
}

function validateCheatTime(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  if (game.state.phase === 'setup') return refuse('setup.opening-plays');
  const isFollower = move.with !== undefined && def(game, move.with).kind === 'sidekick';
  return isFollower ? null : validateLaying(game, seat, move.card);
}

/** Why an item in hand is too big to be put in play, which no cheat changes (D45). */
function validateSize(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (def(game, card).kind !== 'item' || !player(game, seat).hand.includes(card)) return null;
  const limit = limitAgainst(game, seat, card);
  return naming(limit === null ? null : limitRefusal(game, limit), 'items.cheat');
}

/**
 * Why a cheat can't give its card to a sidekick: it must be an item, and the sidekick the player's own
 * (`sidekicks.cheat`).
 */
function validateBearer(game: Game, seat: Seat, { on, with: item }: PlayMove): Refusal | null {
  if (on === undefined) return null;
  const fits = item !== undefined && def(game, item).kind === 'item';
  return fits && player(game, seat).sidekicks.includes(on) ? null : refuse('sidekicks.cheat', 'items.cheat');
}

/**
 * Puts a card freed by a cheat in its place: with the sidekick it is given to, otherwise equipped, or beside its kind.
 */
function layFreed(game: Game, seat: Seat, card: CardId, bearer: CardId | undefined): void {
  const it = edit(game, seat);
  const worn = bearer === undefined && it.equipped.includes(card);
  if (it.hand.includes(card)) takeUp(game, seat, card);
  else if (!worn) pickUp(game, seat, card);
  if (bearer !== undefined) it.attached.push([bearer, card]);
  else if (def(game, card).kind !== 'item') lay(game, seat, card);
  else if (!worn) it.equipped.push(card);
}

/** The moves with a cheat: freeing an item for oneself or for a sidekick, or one more sidekick or steed. */
function cheats(game: Game, seat: Seat, card: CardId): readonly LegalPlay[] {
  const { sidekicks } = player(game, seat);
  const moves: PlayMove[] = [];
  for (const freed of hosts(game, seat)) {
    moves.push({ do: 'play', card, with: freed });
    if (def(game, freed).kind !== 'item') continue;
    for (const on of sidekicks) moves.push({ do: 'play', card, with: freed, on });
  }
  return saying(moves);
}

/** A cheat lets its item ignore equipment limits, or allows one more sidekick or steed. */
export const cheat: PlayRules = {
  ownTurn: false,
  validate(game, seat, move) {
    const freed = move.with;
    if (!namesOnly(move, 'with', 'on') || freed === undefined) return refuse('items.cheat');
    if (!hosts(game, seat).includes(freed)) return refuse('items.cheat', 'sidekicks.cheat');
    return (
      validateBearer(game, seat, move) ??
      naming(validateCheatTime(game, seat, move), 'items.cheat') ??
      validateSize(game, seat, freed)
    );
  },
  apply(game, seat, move) {
    const freed = move.with;
    if (freed === undefined) return;
    takeUp(game, seat, move.card);
    layFreed(game, seat, freed, move.on);
    edit(game, seat).attached.push([freed, move.card]);
    const helps = move.on !== undefined || def(game, freed).kind === 'sidekick';
    sayPlayed(game, seat, move, { rule: helps ? 'sidekicks.cheat' : 'items.cheat' });
  },
  candidates: cheats,
};
