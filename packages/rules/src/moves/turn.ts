/** The moves that advance a turn: kick, take, fight, loot, end. */
import type { Seat } from '../model/card.ts';
import { def, editHand, namesKind, player, remove, type Game } from '../kernel/game.ts';
import { refuse, type Refusal, type RuleId } from '../model/refusal.ts';
import type { Phase } from '../model/state.ts';
import { startCombat } from '../chapters/combat.ts';
import { setReady } from '../chapters/setup.ts';
import { endClosing, isFriendly, kick, loot, mayKick, takeDoor } from '../chapters/turn.ts';
import { bareVerb, cardVerb } from './verb.ts';

type Step = 'turn.kick' | 'turn.kick-other' | 'turn.loot' | 'turn.trouble';

/** The step that is due in a phase. A refusal of any other step cites it, too. */
const INSTEAD: Readonly<Partial<Record<Phase, RuleId>>> = {
  opening: 'turn.kick',
  door: 'turn.kick-other',
  combat: 'turn.kick-monster',
  closing: 'turn.loot',
};

/** Why a step of the turn isn't due now. */
function notNow(rule: Step): (game: Game, seat: Seat) => Refusal {
  return ({ state: { turn, phase } }, seat) => {
    if (turn !== seat) return refuse(rule, 'turn.next', 'timing.own-turn');
    const instead = INSTEAD[phase];
    return instead === undefined || instead === rule ? refuse(rule) : refuse(rule, instead);
  };
}

export const kickVerb = bareVerb('kick', {
  phases: ['opening', 'trouble'],
  ownTurn: true,
  closed: notNow('turn.kick'),
  validate: (game, seat) => (mayKick(game, seat) ? null : refuse('turn.kick', 'turn.loot')),
  apply: kick,
});

export const takeVerb = bareVerb('take', {
  phases: ['door'],
  ownTurn: true,
  closed: notNow('turn.kick-other'),
  validate: () => null,
  apply: takeDoor,
});

/**
 * Fights a monster from the hand when looking for trouble, or a steed just shown at the door (`steeds.as-monster`).
 */
export const fightVerb = cardVerb('fight', {
  phases: ['door', 'trouble'],
  ownTurn: true,
  closed: notNow('turn.trouble'),
  cards: (game, seat) => (game.state.phase === 'door' ? [game.state.door] : player(game, seat).hand),
  other(game, _seat, card) {
    if (namesKind(game, [card], 'steed')) return NOT_SHOWN;
    return game.state.phase === 'door'
      ? refuse('turn.trouble', 'turn.kick-other')
      : refuse('turn.trouble', 'monsters.from-hand');
  },
  validate(game, seat, card) {
    const { kind } = def(game, card);
    if (kind === 'steed') return game.state.phase === 'door' ? null : NOT_SHOWN;
    if (kind !== 'monster') return refuse('turn.trouble');
    // A friendly monster doesn't count as trouble, either (D19).
    return isFriendly(game, seat, card) ? refuse('monsters.friendly', 'turn.trouble') : null;
  },
  apply(game, seat, card) {
    const shown = game.state.phase === 'door';
    if (!shown) remove(editHand(game, seat).hand, card);
    startCombat(game, seat, card, { rule: shown ? 'steeds.as-monster' : 'turn.trouble' });
  },
});

/** Only a steed just drawn face up may be fought. */
const NOT_SHOWN = refuse('turn.trouble', 'steeds.as-monster');

export const lootVerb = bareVerb('loot', {
  phases: ['trouble'],
  ownTurn: true,
  closed(game, seat) {
    const { turn, phase } = game.state;
    const late = turn === seat && (phase === 'flee' || phase === 'closing');
    return late ? refuse('turn.loot', 'flee.nothing-gained') : notNow('turn.loot')(game, seat);
  },
  validate: () => null,
  apply: loot,
});

/** What still has to be done in a phase before the turn can end. */
const BEFORE_END = {
  setup: refuse('setup.opening-plays'),
  opening: refuse('turn.kick', 'turn.opening'),
  door: refuse('turn.kick-other'),
  trouble: refuse('turn.loot'),
  combat: refuse('turn.kick-monster'),
  flee: refuse('flee.roll'),
  closing: refuse('turn.charity'),
  charity: refuse('turn.charity', 'cards.hand-limit'),
  over: refuse('winning.first-to-ten'),
} as const;

export const endVerb = bareVerb('end', {
  phases: ['setup', 'closing'],
  ownTurn: true,
  closed: ({ state: { turn, phase } }, seat) => (turn === seat ? BEFORE_END[phase] : refuse('turn.next')),
  validate: (game, seat) =>
    game.state.phase === 'setup' && player(game, seat).ready ? BEFORE_END.setup : null,
  apply(game, seat) {
    if (game.state.phase === 'setup') setReady(game, seat);
    else endClosing(game, seat);
  },
});
