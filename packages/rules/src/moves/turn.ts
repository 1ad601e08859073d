/** The moves that carry a turn on: kick, take, fight, loot, end. */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { def, player, remove, type Game } from '../engine/game.ts';
import { offerLawful, verb } from '../engine/verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { startCombat } from '../chapters/combat.ts';
import { setReady } from '../chapters/setup.ts';
import { endClosing, kick, loot, takeDoor } from '../chapters/turn.ts';
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

export const kickVerb = verb('kick', {
  judge: (game, seat) => judgePhase(game, seat, 'opening', 'turn.kick'),
  perform: (game, seat) => kick(game, seat),
  offers(game, seat, out) {
    if (judgePhase(game, seat, 'opening', 'turn.kick') === null) out.push({ move: { do: 'kick' } });
  },
});

export const takeVerb = verb('take', {
  judge: (game, seat) => judgePhase(game, seat, 'door', 'turn.kick-other'),
  perform: (game, seat) => takeDoor(game, seat),
  offers(game, seat, out) {
    if (judgePhase(game, seat, 'door', 'turn.kick-other') === null) out.push({ move: { do: 'take' } });
  },
});

function judgeFight(game: Game, seat: Seat, move: MoveOf<'fight'>): Refusal | null {
  const no = judgePhase(game, seat, 'trouble', 'turn.trouble');
  if (no !== null) return no;
  if (!player(game, seat).hand.includes(move.card)) return refuse('turn.trouble', 'monsters.from-hand');
  return def(game, move.card).kind === 'monster' ? null : refuse('turn.trouble');
}

export const fightVerb = verb('fight', {
  judge: judgeFight,
  perform(game, seat, { card }) {
    remove(player(game, seat).hand, card);
    startCombat(game, seat, card, { rule: 'turn.trouble' });
  },
  offers(game, seat, out) {
    if (judgePhase(game, seat, 'trouble', 'turn.trouble') !== null) return;
    const candidates = player(game, seat).hand.map((card) => ({ do: 'fight', card }) as const);
    offerLawful(game, seat, out, judgeFight, candidates);
  },
});

/** There is no looting after a flight either (`flee.nothing-gained`). */
function judgeLoot(game: Game, seat: Seat): Refusal | null {
  const no = judgePhase(game, seat, 'trouble', 'turn.loot');
  const late = game.state.turn === seat && (game.state.phase === 'flee' || game.state.phase === 'closing');
  return late ? refuse('turn.loot', 'flee.nothing-gained') : no;
}

export const lootVerb = verb('loot', {
  judge: judgeLoot,
  perform: (game, seat) => loot(game, seat),
  offers(game, seat, out) {
    if (judgeLoot(game, seat) === null) out.push({ move: { do: 'loot' } });
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

export const endVerb = verb('end', {
  judge: judgeEnd,
  perform(game, seat) {
    if (game.state.phase === 'setup') setReady(game, seat);
    else endClosing(game, seat);
  },
  offers(game, seat, out) {
    if (judgeEnd(game, seat) === null) out.push({ move: { do: 'end' } });
  },
});
