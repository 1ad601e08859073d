/** The fighters' moves: claim, flee, roll, sacrifice; and everybody's pass. */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { isLastToPass, mayPassClaim, passClaim, startClaim } from '../chapters/combat.ts';
import { flightOf, runFrom, runner } from '../chapters/flee.ts';
import { isSacrifice, mayCarry, sacrifice } from '../chapters/sidekicks.ts';
import { winning } from '../chapters/strength.ts';
import { kindOf } from '../frames/kind-of.ts';
import { bareVerb, cardVerb, pushLegal, verb } from './verb.ts';

const NO_WIN = refuse('combat.win', 'combat.grace', 'monsters.no-split');

export const claimVerb = bareVerb('claim', {
  phases: ['combat'],
  ownTurn: false,
  leads: true,
  closed: () => NO_WIN,
  still: true,
  validate(game, seat) {
    const { combat } = game.state;
    if (combat?.fighter !== seat) return NO_WIN;
    if (combat.claim?.kind === 'win') return refuse('combat.grace', 'combat.win');
    if (winning(game)) return null;
    return combat.foes.length > 1
      ? refuse('combat.win', 'monsters.sum', 'monsters.no-split')
      : refuse('combat.win');
  },
  apply: (game) => startClaim(game, 'win'),
});

const NO_FLIGHT = refuse('flee.roll');

export const fleeVerb = bareVerb('flee', {
  phases: ['combat'],
  ownTurn: false,
  leads: true,
  closed: () => NO_FLIGHT,
  still: true,
  validate(game, seat) {
    const { combat } = game.state;
    if (combat?.fighter !== seat) return NO_FLIGHT;
    if (combat.claim !== null) return refuse('flee.roll', 'combat.grace');
    return winning(game) ? NO_FLIGHT : null;
  },
  apply: (game) => startClaim(game, 'flight'),
});

export const rollVerb = cardVerb('roll', {
  phases: ['flee'],
  ownTurn: false,
  leads: true,
  closed: () => refuse('flee.roll', 'combat.grace', 'monsters.no-split'),
  barred: (game, seat) =>
    runner(game) === seat ? null : refuse('flee.each-monster', 'flee.both', 'flee.roll'),
  cards: (game) => flightOf(game).left,
  other: () => refuse('flee.each-monster', 'flee.roll'),
  apply: runFrom,
});

const NO_SACRIFICE = refuse('sidekicks.sacrifice');

function validateSacrifice(
  game: Game,
  seat: Seat,
  { card, seat: other }: MoveOf<'sacrifice'>,
): Refusal | null {
  if (runner(game) !== seat || flightOf(game).rolls > 0) return NO_SACRIFICE;
  const carries = other === undefined || mayCarry(game, seat, other);
  return carries && isSacrifice(game, seat, card) ? null : NO_SACRIFICE;
}

export const sacrificeVerb = verb('sacrifice', {
  phases: ['flee'],
  ownTurn: false,
  leads: true,
  closed: () => NO_SACRIFICE,
  validate: validateSacrifice,
  apply: (game, seat, move) => sacrifice(game, seat, move.card, move.seat ?? null),
  legalMoves(game, seat, out) {
    const { sidekicks } = player(game, seat);
    if (sidekicks.length === 0) return;
    const helper = game.state.combat?.helper ?? null;
    const alone = sidekicks.map((card) => ({ do: 'sacrifice', card }) as const);
    const both =
      helper === null ? [] : sidekicks.map((card) => ({ do: 'sacrifice', card, seat: helper }) as const);
    pushLegal(game, seat, out, validateSacrifice, [...alone, ...both]);
  },
});

const NO_WAIT = refuse('combat.grace');

/** Passes on what is pending; with nothing pending, on the wait before a win or before running away. */
export const passVerb = bareVerb('pass', {
  phases: ['combat'],
  ownTurn: false,
  closed: () => NO_WAIT,
  sameMoment: true,
  negotiates: (game, seat) => top(game) === undefined && !isLastToPass(game, seat),
  follows: 'question',
  validate(game, seat) {
    const frame = top(game);
    if (frame === undefined) return mayPassClaim(game, seat) ? null : NO_WAIT;
    const { prompt } = kindOf(frame);
    if (prompt?.mayPass(game, frame, seat) === true) return null;
    const rule = prompt?.choice(game, frame, seat)?.rule;
    return rule === undefined ? refuse('curses.at-once') : refuse('curses.at-once', rule);
  },
  apply(game, seat) {
    const frame = top(game);
    if (frame === undefined) passClaim(game, seat);
    else kindOf(frame).prompt?.pass(game, frame, seat);
  },
});
