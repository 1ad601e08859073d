/** Cards laid out in front of their player: races, classes, what allows two of them, items, sidekicks, cheats. */
import type { CardId, Seat } from '../../model/card.ts';
import { def, player, type Game } from '../../engine/game.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { inCombat } from '../../chapters/foes.ts';
import { receiveItem } from '../../chapters/equipping.ts';
import { isItem } from '../../chapters/items.ts';
import { LIMIT_RULE, limitAgainst } from '../../chapters/limits.ts';
import { judgeOpeningPlay } from '../../chapters/setup.ts';
import { sidekickRoom } from '../../chapters/followers.ts';
import { takeOwn } from '../../chapters/table.ts';
import { judgeDoubler, judgeTrait } from '../../chapters/traits.ts';
import { judgeLaying } from '../common.ts';
import { namesOnly, sayPlayed, takeUp, type PlayMove, type PlayRules } from './source.ts';

/** A race or class: at any point of the own turn, combat included, or the moment it is received (`timing.own-turn`). */
function judgeTraitTime(game: Game, seat: Seat, card: CardId): Refusal | null {
  const { phase, turn } = game.state;
  if (phase === 'setup') return judgeOpeningPlay(game, seat, card);
  if (turn === seat) return null;
  const fresh = player(game, seat).fresh.includes(card) && !inCombat(game, seat);
  return fresh ? null : refuse('timing.own-turn', 'timing.on-receipt');
}

function plain(_game: Game, _seat: Seat, card: CardId): PlayMove[] {
  return [{ do: 'play', card }];
}

export const trait: PlayRules = {
  judge(game, seat, move) {
    if (!namesOnly(move)) return refuse('timing.own-turn');
    return judgeTraitTime(game, seat, move.card) ?? judgeTrait(game, seat, move.card);
  },
  perform(game, seat, move) {
    const it = player(game, seat);
    takeUp(game, seat, move.card);
    (def(game, move.card).kind === 'race' ? it.races : it.classes).push(move.card);
    sayPlayed(game, seat, move, { rule: 'traits.at-once' });
  },
  candidates: plain,
};

export const doubler: PlayRules = {
  judge(game, seat, move) {
    const { kind } = def(game, move.card);
    if (!namesOnly(move) || (kind !== 'half-breed' && kind !== 'super-munchkin')) {
      return refuse('timing.own-turn');
    }
    const rule = kind === 'half-breed' ? 'traits.half-breed' : 'traits.super-munchkin';
    const late = judgeTraitTime(game, seat, move.card);
    return late === null ? judgeDoubler(game, seat, kind) : refuse(late.rule, ...late.also, rule);
  },
  perform(game, seat, move) {
    const it = player(game, seat);
    const half = def(game, move.card).kind === 'half-breed';
    takeUp(game, seat, move.card);
    (half ? it.halfBreeds : it.superMunchkins).push(move.card);
    sayPlayed(game, seat, move, { rule: half ? 'traits.half-breed' : 'traits.super-munchkin' });
  },
  candidates: plain,
};

/** Why an item can't be laid out now. */
export function judgeLayingItem(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (game.state.phase === 'setup') {
    const no = judgeOpeningPlay(game, seat, card);
    if (no !== null) return no;
  } else {
    const no = judgeLaying(game, seat, card);
    if (no !== null) return no;
  }
  const limit = limitAgainst(game, seat, card);
  return limit === null ? null : refuse(LIMIT_RULE[limit]);
}

/** Lays an item out of the hand: equipped by itself where it can be. */
export function layItem(game: Game, seat: Seat, move: PlayMove): void {
  takeUp(game, seat, move.card);
  receiveItem(game, seat, move.card);
  sayPlayed(game, seat, move, { rule: 'items.carried' });
}

export const item: PlayRules = {
  judge: (game, seat, move) =>
    namesOnly(move) ? judgeLayingItem(game, seat, move.card) : refuse('timing.own-turn'),
  perform: layItem,
  candidates: plain,
};

export const sidekick: PlayRules = {
  judge(game, seat, move) {
    if (!namesOnly(move)) return refuse('sidekicks.play');
    if (game.state.phase === 'setup') return judgeOpeningPlay(game, seat, move.card);
    return sidekickRoom(game, seat) > 0 ? null : refuse('sidekicks.play');
  },
  perform(game, seat, move) {
    takeUp(game, seat, move.card);
    player(game, seat).sidekicks.push(move.card);
    sayPlayed(game, seat, move, { rule: 'sidekicks.play' });
    if (game.state.combat !== null) game.touched = true;
  },
  candidates: plain,
};

/** A cheat goes with an item that its player carries or holds in the hand (D37). */
export const cheat: PlayRules = {
  judge(game, seat, move) {
    const it = player(game, seat);
    const on = move.with;
    if (!namesOnly(move, 'with') || on === undefined || def(game, on).kind !== 'item') {
      return refuse('items.cheat');
    }
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    const mine = it.hand.includes(on) || it.carried.includes(on) || it.equipped.includes(on);
    if (!mine || it.attached.some(([host]) => host === on)) return refuse('items.cheat');
    return judgeLaying(game, seat, move.card);
  },
  perform(game, seat, move) {
    const on = move.with;
    if (on === undefined) return;
    const it = player(game, seat);
    takeUp(game, seat, move.card);
    if (!it.equipped.includes(on)) takeOwn(game, seat, on);
    it.attached.push([on, move.card]);
    if (!it.equipped.includes(on)) it.equipped.push(on);
    sayPlayed(game, seat, move, { rule: 'items.cheat' });
  },
  candidates(game, seat, card) {
    const it = player(game, seat);
    const items = [...it.carried, ...it.equipped, ...it.hand].filter((on) => isItem(def(game, on)));
    return items.map((on) => ({ do: 'play', card, with: on }));
  },
};
