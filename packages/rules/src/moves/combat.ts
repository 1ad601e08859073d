/** The moves of fighters: claim, flee, roll, sacrifice; and everybody's pass. */
import type { Seat } from '../model/card.ts';
import type { MoveOf, Offer } from '../model/move.ts';
import { kindOf } from '../frames/kind-of.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { offerLawful, verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { mayPassClaim, passClaim, startClaim } from '../chapters/combat.ts';
import { flightOf, runFrom, runner } from '../chapters/flee.ts';
import { isSacrifice, mayCarry, sacrifice } from '../chapters/sidekicks.ts';
import { winning } from '../chapters/strength.ts';

function judgeClaim(game: Game, seat: Seat): Refusal | null {
  const { combat, phase } = game.state;
  if (combat === null || phase !== 'combat' || combat.fighter !== seat) {
    return refuse('combat.win', 'combat.grace', 'monsters.no-split');
  }
  if (combat.claim?.kind === 'win') return refuse('combat.grace', 'combat.win');
  if (winning(game)) return null;
  return combat.foes.length > 1
    ? refuse('combat.win', 'monsters.sum', 'monsters.no-split')
    : refuse('combat.win');
}

const CLAIM: Offer = { move: { do: 'claim' } };

export const claimVerb = verb('claim', {
  judge: judgeClaim,
  perform: (game) => startClaim(game, 'win'),
  offers(game, seat, out) {
    if (game.state.combat?.fighter !== seat) return;
    if (judgeClaim(game, seat) === null) out.push(CLAIM);
  },
});

function judgeFlee(game: Game, seat: Seat): Refusal | null {
  const { combat, phase } = game.state;
  if (combat === null || phase !== 'combat' || combat.fighter !== seat) return refuse('flee.roll');
  if (combat.claim !== null) return refuse('flee.roll', 'combat.grace');
  return winning(game) ? refuse('flee.roll') : null;
}

const FLEE: Offer = { move: { do: 'flee' } };

export const fleeVerb = verb('flee', {
  judge: judgeFlee,
  perform: (game) => startClaim(game, 'flight'),
  offers(game, seat, out) {
    if (game.state.combat?.fighter !== seat) return;
    if (judgeFlee(game, seat) === null) out.push(FLEE);
  },
});

function judgeRoll(game: Game, seat: Seat, move: MoveOf<'roll'>): Refusal | null {
  if (game.state.phase !== 'flee') return refuse('flee.roll', 'combat.grace', 'monsters.no-split');
  if (runner(game) !== seat) return refuse('flee.each-monster', 'flee.both', 'flee.roll');
  if (move.card === undefined) return refuse('flee.each-monster');
  return flightOf(game).left.includes(move.card) ? null : refuse('flee.each-monster');
}

export const rollVerb = verb('roll', {
  judge: judgeRoll,
  perform(game, seat, move) {
    if (move.card !== undefined) runFrom(game, seat, move.card);
  },
  offers(game, seat, out) {
    if (runner(game) !== seat) return;
    const candidates = flightOf(game).left.map((card) => ({ do: 'roll', card }) as const);
    offerLawful(game, seat, out, judgeRoll, candidates);
  },
});

function judgeSacrifice(game: Game, seat: Seat, move: MoveOf<'sacrifice'>): Refusal | null {
  if (game.state.phase !== 'flee' || runner(game) !== seat || flightOf(game).rolls > 0) {
    return refuse('sidekicks.sacrifice');
  }
  if (!isSacrifice(game, seat, move.card)) return refuse('sidekicks.sacrifice');
  return move.seat === undefined || mayCarry(game, seat, move.seat) ? null : refuse('sidekicks.sacrifice');
}

export const sacrificeVerb = verb('sacrifice', {
  judge: judgeSacrifice,
  perform: (game, seat, move) => sacrifice(game, seat, move.card, move.seat ?? null),
  offers(game, seat, out) {
    if (runner(game) !== seat) return;
    const helper = game.state.combat?.helper ?? null;
    const sidekicks = player(game, seat).sidekicks.filter((card) => isSacrifice(game, seat, card));
    const alone = sidekicks.map((card) => ({ do: 'sacrifice', card }) as const);
    const both =
      helper === null ? [] : sidekicks.map((card) => ({ do: 'sacrifice', card, seat: helper }) as const);
    offerLawful(game, seat, out, judgeSacrifice, [...alone, ...both]);
  },
});

function judgePass(game: Game, seat: Seat): Refusal | null {
  const frame = top(game);
  if (frame === undefined) return mayPassClaim(game, seat) ? null : refuse('combat.grace');
  return kindOf(frame).prompt?.mayPass(game, frame, seat) === true ? null : refuse('curses.at-once');
}

const PASS: Offer = { move: { do: 'pass' } };

export const passVerb = verb('pass', {
  judge: judgePass,
  perform(game, seat) {
    const frame = top(game);
    if (frame === undefined) passClaim(game, seat);
    else kindOf(frame).prompt?.pass(game, frame, seat);
  },
  offers(game, seat, out) {
    const { combat, stack } = game.state;
    if (stack.length === 0 && !combat?.claim) return;
    if (judgePass(game, seat) === null) out.push(PASS);
  },
});
