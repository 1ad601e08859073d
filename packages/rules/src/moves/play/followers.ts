/** Sidekicks and steeds, and the cheat cards that allow one more of them (`sidekicks.*`, `steeds.*`, `items.cheat`). */
import type { CardId, Seat } from '../../model/card.ts';
import { def, player, type Game } from '../../engine/game.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { sidekickRoom } from '../../chapters/followers.ts';
import { isCheated } from '../../chapters/items.ts';
import { LIMIT_RULE, limitAgainst } from '../../chapters/limits.ts';
import { judgeOpeningPlay } from '../../chapters/setup.ts';
import { pickUp } from '../../chapters/table.ts';
import { judgeLaying } from '../common.ts';
import { judgeLayingItem, laying } from './lay.ts';
import { namesOnly, sayPlayed, takeUp, type PlayMove, type PlayRules } from './source.ts';

/** Lays a sidekick or steed in front of its player. */
function lay(game: Game, seat: Seat, card: CardId): void {
  const it = player(game, seat);
  (def(game, card).kind === 'steed' ? it.steeds : it.sidekicks).push(card);
  game.touched = true;
}

/** At any time, in combat too, one per player. */
export const sidekick = laying(
  'sidekicks.play',
  (game, seat, card) => {
    const no = game.state.phase === 'setup' ? judgeOpeningPlay(game, seat, card) : null;
    return no ?? (sidekickRoom(game, seat) > 0 ? null : refuse('sidekicks.play'));
  },
  (game, seat, move) => {
    takeUp(game, seat, move.card);
    lay(game, seat, move.card);
    sayPlayed(game, seat, move, { rule: 'sidekicks.play' });
  },
);

/** A steed is laid out like an item, one per player. */
export const steed = laying('steeds.one', judgeLayingItem, (game, seat, move) => {
  takeUp(game, seat, move.card);
  lay(game, seat, move.card);
  sayPlayed(game, seat, move, { rule: 'steeds.one' });
});

/** What a cheat can be played with: an item in hand or play, a sidekick or steed of the hand (D37). */
function hosts(game: Game, seat: Seat): CardId[] {
  const { hand, carried, equipped } = player(game, seat);
  const items = [...hand, ...carried, ...equipped].filter((card) => def(game, card).kind === 'item');
  const followers = hand.filter(
    (card) => def(game, card).kind === 'sidekick' || def(game, card).kind === 'steed',
  );
  return [...items, ...followers].filter((card) => !isCheated(game, seat, card));
}

function judgeCheatTime(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  if (game.state.phase === 'setup') return refuse('setup.opening-plays');
  const isFollower = move.with !== undefined && def(game, move.with).kind === 'sidekick';
  return isFollower ? null : judgeLaying(game, seat, move.card);
}

/** Why an item of the hand can't be laid out for its size, from which no cheat frees it (D45). */
function judgeSize(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (def(game, card).kind !== 'item' || !player(game, seat).hand.includes(card)) return null;
  const limit = limitAgainst(game, seat, card);
  return limit === null ? null : refuse(LIMIT_RULE[limit], 'items.cheat');
}

/** A cheat lets its item ignore the limits on what may be equipped, or allows one more sidekick or steed. */
export const cheat: PlayRules = {
  judge(game, seat, move) {
    const on = move.with;
    if (!namesOnly(move, 'with') || on === undefined) return refuse('items.cheat');
    if (!hosts(game, seat).includes(on)) return refuse('items.cheat', 'sidekicks.cheat');
    return judgeCheatTime(game, seat, move) ?? judgeSize(game, seat, on);
  },
  perform(game, seat, move) {
    const on = move.with;
    if (on === undefined) return;
    const it = player(game, seat);
    takeUp(game, seat, move.card);
    const worn = it.equipped.includes(on);
    if (it.hand.includes(on)) takeUp(game, seat, on);
    else if (!worn) pickUp(game, seat, on);
    it.attached.push([on, move.card]);
    if (def(game, on).kind !== 'item') lay(game, seat, on);
    else if (!worn) it.equipped.push(on);
    sayPlayed(game, seat, move, {
      rule: def(game, on).kind === 'sidekick' ? 'sidekicks.cheat' : 'items.cheat',
    });
  },
  offers(game, seat, card, out) {
    if (game.state.phase === 'setup') return;
    for (const on of hosts(game, seat)) {
      const move = { do: 'play', card, with: on } as const;
      if (judgeCheatTime(game, seat, move) === null && judgeSize(game, seat, on) === null) out.push({ move });
    }
  },
  candidates: (game, seat, card) => hosts(game, seat).map((on) => ({ do: 'play', card, with: on })),
};
