/** The moves that carry a turn on: kick, take, fight, loot, end. */
import type { CardId, Seat } from '../model/card.ts';
import type { MoveOf, Offer } from '../model/move.ts';
import { def, editHand, player, remove, type Game } from '../kernel/game.ts';
import { offersByCard } from './offers-kept.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { startCombat } from '../chapters/combat.ts';
import { setReady } from '../chapters/setup.ts';
import { endClosing, isFriendly, kick, loot, mayKick, takeDoor } from '../chapters/turn.ts';
import type { Phase } from '../model/state.ts';

function judgePhase(
  game: Game,
  seat: Seat,
  phase: Phase,
  rule: 'turn.kick' | 'turn.kick-other' | 'turn.loot' | 'turn.trouble',
): Refusal | null {
  if (game.state.turn !== seat) return refuse(rule, 'turn.next');
  if (game.state.phase === phase) return null;
  return game.state.phase === 'combat' ? refuse(rule, 'turn.kick-monster') : refuse(rule);
}

function judgeKick(game: Game, seat: Seat): Refusal | null {
  if (mayKick(game, seat)) return null;
  const { phase, turn } = game.state;
  const instead = phase === 'trouble' && turn === seat;
  return instead ? refuse('turn.kick', 'turn.loot') : judgePhase(game, seat, 'opening', 'turn.kick');
}

const KICK: Offer = { move: { do: 'kick' } };

export const kickVerb = verb('kick', {
  judge: judgeKick,
  perform: (game, seat) => kick(game, seat),
  offers(game, seat, out) {
    if (judgeKick(game, seat) === null) out.push(KICK);
  },
});

const TAKE: Offer = { move: { do: 'take' } };

export const takeVerb = verb('take', {
  judge: (game, seat) => judgePhase(game, seat, 'door', 'turn.kick-other'),
  perform: (game, seat) => takeDoor(game, seat),
  offers(game, seat, out) {
    if (judgePhase(game, seat, 'door', 'turn.kick-other') === null) out.push(TAKE);
  },
});

/** Whether the card is a steed just shown, which may be fought (`steeds.as-monster`). */
function isShownSteed(game: Game, seat: Seat, card: CardId): boolean {
  const { phase, turn, door } = game.state;
  return phase === 'door' && turn === seat && door === card && def(game, card).kind === 'steed';
}

function judgeFight(game: Game, seat: Seat, move: MoveOf<'fight'>): Refusal | null {
  if (isShownSteed(game, seat, move.card)) return null;
  const no = judgePhase(game, seat, 'trouble', 'turn.trouble');
  if (no !== null) return no;
  if (!player(game, seat).hand.includes(move.card)) return refuse('turn.trouble', 'monsters.from-hand');
  if (def(game, move.card).kind !== 'monster') return refuse('turn.trouble');
  // A friendly monster is no trouble: it counts as none for that, too (D19).
  return isFriendly(game, seat, move.card) ? refuse('monsters.friendly', 'turn.trouble') : null;
}

const FIGHT = offersByCard((card) => ({ do: 'fight', card }));

export const fightVerb = verb('fight', {
  judge: judgeFight,
  perform(game, seat, { card }) {
    const shown = isShownSteed(game, seat, card);
    if (!shown) remove(editHand(game, seat).hand, card);
    startCombat(game, seat, card, { rule: shown ? 'steeds.as-monster' : 'turn.trouble' });
  },
  offers(game, seat, out) {
    const { door, phase } = game.state;
    if (phase !== 'trouble') {
      if (isShownSteed(game, seat, door)) out.push(FIGHT(door));
      return;
    }
    for (const card of player(game, seat).hand) {
      if (def(game, card).kind === 'monster' && judgeFight(game, seat, { do: 'fight', card }) === null) {
        out.push(FIGHT(card));
      }
    }
  },
});

function judgeLoot(game: Game, seat: Seat): Refusal | null {
  const no = judgePhase(game, seat, 'trouble', 'turn.loot');
  const late = game.state.turn === seat && (game.state.phase === 'flee' || game.state.phase === 'closing');
  return late ? refuse('turn.loot', 'flee.nothing-gained') : no;
}

const LOOT: Offer = { move: { do: 'loot' } };

export const lootVerb = verb('loot', {
  judge: judgeLoot,
  perform: (game, seat) => loot(game, seat),
  offers(game, seat, out) {
    if (judgeLoot(game, seat) === null) out.push(LOOT);
  },
});

const END_RULES = {
  setup: 'setup.opening-plays',
  opening: 'turn.kick',
  door: 'turn.kick-other',
  trouble: 'turn.loot',
  combat: 'turn.kick-monster',
  flee: 'flee.roll',
  over: 'winning.first-to-ten',
} as const;

function judgeEnd(game: Game, seat: Seat): Refusal | null {
  const { phase, turn } = game.state;
  if (phase === 'setup') return player(game, seat).ready ? refuse('setup.opening-plays') : null;
  if (turn !== seat) return refuse('turn.next');
  if (phase === 'closing') return null;
  if (phase === 'charity') return refuse('turn.charity', 'cards.hand-limit');
  return refuse(END_RULES[phase]);
}

const END: Offer = { move: { do: 'end' } };

export const endVerb = verb('end', {
  judge: judgeEnd,
  perform(game, seat) {
    if (game.state.phase === 'setup') setReady(game, seat);
    else endClosing(game, seat);
  },
  offers(game, seat, out) {
    if (judgeEnd(game, seat) === null) out.push(END);
  },
});
