/** Cards that do something once: one-shots, specials, curses, events. */
import type { CardId, Seat } from '../../model/card.ts';
import type { Target } from '../../kernel/effect.ts';
import { saysAnyTime } from '../../effects/timing.ts';
import { anyStrikes, deedTopic, validatePlays, playTargets, runPlays } from '../../kernel/registry.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { def, player, type Game } from '../../kernel/game.ts';
import { refuse, refuseBoth, type Refusal } from '../../model/refusal.ts';
import { threaten } from '../../chapters/curses.ts';
import { discard } from '../../chapters/decks.ts';
import { openPlace } from '../../chapters/place.ts';
import { ownerInPlay } from '../../chapters/table.ts';
import { happen } from '../../chapters/turn.ts';
import { highest, isLiving, living, lowest } from '../../chapters/who.ts';
import { layItem, validateLaying, validateLayingItem } from './lay.ts';
import {
  atSeat,
  namesOnly,
  onOneself,
  plain,
  saying,
  sayPlayed,
  takeUp,
  type PlayMove,
  type LegalPlay,
  type PlayRules,
} from './source.ts';

function targetOf(move: PlayMove): Target {
  return {
    ...(move.side === undefined ? {} : { side: move.side }),
    ...(move.seat === undefined ? {} : { seat: move.seat }),
    ...(move.on === undefined ? {} : { card: move.on }),
  };
}

function withTarget(card: CardId, target: Target): PlayMove {
  return {
    do: 'play',
    card,
    ...(target.side === undefined ? {} : { side: target.side }),
    ...(target.seat === undefined ? {} : { seat: target.seat }),
    ...(target.card === undefined ? {} : { on: target.card }),
  };
}

/** Why a one-shot can't be used like this. Putting it in play as an item is handled elsewhere. */
function validateUse(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  if (game.state.phase === 'setup') return refuse('setup.opening-plays');
  return validatePlays(game, seat, move.card, targetOf(move));
}

/** Whether a one-shot can't be used like this now, and is put in play instead. */
export function isPutDown(game: Game, seat: Seat, move: PlayMove): boolean {
  return validateUse(game, seat, move) !== null;
}

/** Everything a card can legally be aimed at now. */
function aimed(game: Game, seat: Seat, card: CardId): readonly LegalPlay[] {
  return saying(playTargets(game, seat, card).map((target) => withTarget(card, target)));
}

/** A one-shot is used if possible. Without a target it may also be put in play, to be used later. */
export const oneshot: PlayRules = {
  ownTurn: false,
  validate(game, seat, move) {
    if (move.with !== undefined) return refuse('combat.one-shots');
    const why = validateUse(game, seat, move);
    if (why === null || !namesOnly(move)) return why;
    if (!player(game, seat).hand.includes(move.card)) return why;
    const no = validateLayingItem(game, seat, move.card);
    return no === null ? null : refuseBoth(no, refuse(why.rule));
  },
  apply(game, seat, move) {
    if (isPutDown(game, seat, move)) {
      layItem(game, seat, move);
      return;
    }
    takeUp(game, seat, move.card);
    sayPlayed(game, seat, move, { rule: 'combat.one-shots', by: seat });
    const { combat } = game.state;
    if (combat === null) discard(game, move.card);
    else combat.aside.push(move.card);
    runPlays(game, seat, move.card, targetOf(move));
  },
  candidates(game, seat, card) {
    const legalMoves = aimed(game, seat, card);
    if (legalMoves.length === 0) return plain(game, seat, card);
    return legalMoves.some(({ move }) => namesOnly(move))
      ? legalMoves
      : [...legalMoves, ...plain(game, seat, card)];
  },
};

/** On whom a special may be played. */
function validateSubject(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  const { on } = def(game, move.card);
  const subject = move.seat ?? seat;
  if (!namesOnly(move, 'seat')) return refuse('timing.specials');
  if (on === 'self' && subject !== seat) return refuse('timing.specials');
  if (on === 'other' && subject === seat) return refuse('timing.specials');
  if (on === 'highest' && !highest(game).includes(subject)) return refuse('timing.specials');
  if (on === 'lowest' && !lowest(game).includes(subject)) return refuse('timing.specials');
  if (game.state.players[subject]?.left !== false) return refuse('timing.specials');
  return player(game, subject).dead ? refuse('death.no-gain', 'timing.specials') : null;
}

/** Whether a special is played like a one-shot: its play effects say when, and at what. */
function isAimed(game: Game, card: CardId): boolean {
  return def(game, card).plays.length > 0;
}

/**
 * Why a special can't be played now. It can at any time if the card says so; otherwise the sheet decides: at any time,
 * too, or on the player's own turn or on receipt.
 */
function validateSpecialTime(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (game.sheet.specials === 'any time' || saysAnyTime(def(game, card))) return null;
  const no = validateLaying(game, seat, card);
  return no === null ? null : refuseBoth(refuse('timing.specials'), no);
}

/** A Treasure that isn't an item (`timing.specials`), discarded when played (D27). It must have an effect. */
export const special: PlayRules = {
  ownTurn: false,
  validate(game, seat, move) {
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    if (isAimed(game, move.card)) {
      return move.with === undefined ? validateUse(game, seat, move) : refuse('timing.specials');
    }
    const no = validateSpecialTime(game, seat, move.card) ?? validateSubject(game, seat, move);
    if (no !== null) return no;
    const { strike } = def(game, move.card);
    if (anyStrikes(game, strike, move.seat ?? seat, move.card)) return null;
    const raises = strike.some((deed) => deedTopic(game, deed) === 'level-up');
    return raises
      ? refuse('levels.go-up', 'precedence.last-level', 'precedence.explicit')
      : refuse('timing.specials', 'levels.go-up');
  },
  apply(game, seat, move) {
    takeUp(game, seat, move.card);
    sayPlayed(game, seat, move, { rule: 'timing.specials', by: seat });
    discard(game, move.card);
    if (isAimed(game, move.card)) {
      runPlays(game, seat, move.card, targetOf(move));
      return;
    }
    pushDeeds(game, def(game, move.card).strike, { subject: move.seat ?? seat, card: move.card, by: seat });
  },
  candidates(game, seat, card) {
    if (isAimed(game, card)) return aimed(game, seat, card);
    const { on } = def(game, card);
    if (on === 'self') return [onOneself(card, seat, 'bare')];
    const plays: LegalPlay[] = [];
    for (const subject of living(game)) {
      if (subject !== seat) plays.push(atSeat(card, subject));
      else if (on !== 'other') plays.push(onOneself(card, seat, 'named'));
    }
    return plays;
  },
};

const NONE: readonly CardId[] = [];

/** Sidekicks on which a curse that changes sex may be played (`sidekicks.change-sex`). */
function changeable(game: Game, card: CardId): readonly CardId[] {
  if (!game.sheet.sidekickSex || !game.state.players.some((it) => it.sidekicks.length > 0)) return NONE;
  if (!def(game, card).strike.some((deed) => deedTopic(game, deed) === 'sex')) return NONE;
  return game.state.players.flatMap((it, seat) =>
    mayBeCursed(game, card, seat) ? it.sidekicks.filter((one) => def(game, one).sex !== null) : NONE,
  );
}

/** Whether a curse may be played on a seat: some are only for those of the highest or lowest Level. */
function mayBeCursed(game: Game, card: CardId, seat: Seat): boolean {
  const { on } = def(game, card);
  if (on === 'highest') return highest(game).includes(seat);
  return on !== 'lowest' || lowest(game).includes(seat);
}

/** Anyone may curse anyone, unless the card says otherwise, at any time (`curses.from-hand`). */
export const curse: PlayRules = {
  ownTurn: false,
  validate(game, _seat, move) {
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    if (move.on !== undefined && namesOnly(move, 'on')) {
      return changeable(game, move.card).includes(move.on)
        ? null
        : refuse('sidekicks.change-sex', 'curses.from-hand');
    }
    if (!namesOnly(move, 'seat') || move.seat === undefined) return refuse('curses.from-hand');
    if (!isLiving(game, move.seat)) return refuse('curses.from-hand', 'death.no-gain');
    return mayBeCursed(game, move.card, move.seat)
      ? null
      : refuse('precedence.card-over-sheet', 'curses.from-hand');
  },
  apply(game, seat, move) {
    const victim = move.on === undefined ? move.seat : ownerInPlay(game, move.on);
    if (victim === undefined || victim === null) return;
    takeUp(game, seat, move.card);
    threaten(game, move.card, victim, seat, move.on);
  },
  candidates(game, _seat, card) {
    const plays: LegalPlay[] = [];
    for (const to of living(game)) if (mayBeCursed(game, card, to)) plays.push(atSeat(card, to));
    for (const on of changeable(game, card)) plays.push({ move: { do: 'play', card, on } });
    return plays;
  },
};

/** A place, played at any time, that everybody goes to. */
export const place: PlayRules = {
  ownTurn: false,
  validate(game, _seat, move) {
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    return namesOnly(move) ? null : refuse('precedence.card-over-sheet');
  },
  apply(game, seat, move) {
    takeUp(game, seat, move.card);
    openPlace(game, seat, move.card);
  },
  candidates: plain,
};

/** A door card that takes effect when drawn or played. */
export const event: PlayRules = {
  ownTurn: false,
  validate(game, _seat, move) {
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    return namesOnly(move) ? null : refuse('timing.specials');
  },
  apply(game, seat, move) {
    takeUp(game, seat, move.card);
    sayPlayed(game, seat, move, { by: seat, card: move.card });
    happen(game, seat, move.card);
  },
  candidates: plain,
};
