import { givesRoom, isRegained } from '../chapters/excess.ts';
import { worth } from '../chapters/items.ts';
import { isInPlay } from '../chapters/table.ts';
import { withoutSeat } from '../kernel/choice.ts';
import { player, type Game } from '../kernel/game.ts';
import type { Seat } from '../model/card.ts';
import type { ChoiceFrame, Frame } from '../model/frame.ts';
import type { Pick } from '../model/move.ts';
import { refuse, refuseBoth } from '../model/refusal.ts';
import type { PendingView } from '../model/view.ts';
import { defineFrame, definePrompt, type Prompt } from './kind.ts';
import { TOPICS } from './topics.ts';

/** Continues with an answer. Removes the frame, which is on top of the stack. */
function answer(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  game.state.stack.pop();
  TOPICS[frame.about].chosen(game, frame, picks);
}

/** The answer that changes least: as few as allowed, cheapest first; a word that declines before any other. */
function defaultPicks(game: Game, frame: ChoiceFrame): Pick[] {
  const value = (pick: Pick): number => ('card' in pick ? worth(game, pick.card) : 0);
  const ordered = frame.from.toSorted((a, b) => value(a) - value(b));
  return ordered.slice(0, frame.min);
}

/** Public options are visible to everybody; others only to the player who chooses. */
function view(game: Game, frame: ChoiceFrame, seat: Seat | null): PendingView {
  const { stack, discards } = game.state;
  for (const below of stack) {
    if (below.f === 'loot' && frame.about === 'loot') {
      return { kind: 'looting', body: below.body, cards: below.cards.slice(), seat: frame.seat };
    }
    if (below.f === 'reward' && frame.about === 'treasure') {
      return { kind: 'sharing', cards: below.open.slice(), seat: frame.seat };
    }
  }
  const own = frame.seat === seat;
  return {
    kind: 'choice',
    seat: frame.seat,
    about: frame.about,
    card: frame.card < 0 ? null : frame.card,
    min: frame.min,
    max: frame.max,
    from: own ? frame.from.slice() : null,
    asked: own ? (TOPICS[frame.about].asks?.(game, frame) ?? null) : null,
    peeked: own ? (frame.peeked ?? null) : null,
    pile: own && frame.pile !== undefined ? discards[frame.pile].toReversed() : null,
  };
}

/** A seat's own choice in full; of another's choice only that it is being made. */
function remember(frame: ChoiceFrame, viewer: Seat | null): ChoiceFrame {
  if (frame.seat === viewer) return frame;
  const { f, clock, seat, about, card, min, max } = frame;
  return { f, clock, seat, about, card, min, max, from: [] };
}

const NOT_ASKED = refuse('curses.victim-chooses', 'help.bribe-treasure', 'death.looting');

const prompt: Prompt<ChoiceFrame> = definePrompt<ChoiceFrame>({
  asked: (frame) => frame.seat,
  answers: new Set(['choose', 'pass', 'play']),
  validate(frame, seat, verb) {
    const { rule } = TOPICS[frame.about];
    if (frame.seat !== seat) return refuseBoth(refuse(rule), NOT_ASKED);
    // A player who has to discard an excess may play a card that restores the power to carry it (`items.big-excess`).
    const answers = prompt.answers.has(verb) && (verb !== 'play' || frame.about === 'excess');
    return answers ? null : refuse(rule, NOT_ASKED.rule);
  },
  isAnsweredBy: (game, frame, seat, move) =>
    move.do === 'play' && frame.about === 'excess' && frame.seat === seat && givesRoom(game, move.card),
  elsewhere: refuse('curses.at-once', 'timing.any-time'),
  receivers: (frame) => (TOPICS[frame.about].handsOut === true ? 'everybody' : 'unconcerned'),
  mayPass: (_game, frame, seat) => frame.seat === seat && frame.min === 0,
  pass: (game, frame) => answer(game, frame, []),
  choice(_game, frame, seat) {
    if (frame.seat !== seat) return null;
    const { from, max, ordered = false, about } = frame;
    return { from, min: Math.max(frame.min, 1), max, ordered, rule: TOPICS[about].rule };
  },
  choose: (game, frame, _seat, picks) => answer(game, frame, picks),
  defaultMove(game, frame, seat) {
    if (frame.seat !== seat) return null;
    const picks = defaultPicks(game, frame);
    return picks.length === 0 ? { do: 'pass' } : { do: 'choose', picks };
  },
  clock: (frame, { limit }) => ({ id: frame.clock, kind: 'choice', ms: limit }),
  timeout: (game, frame) => answer(game, frame, defaultPicks(game, frame)),
  view,
  remember,
  marks: true,
});

/**
 * A player who has left makes no more choices, except that a choice about another player's cards gets the answer that
 * changes least. Others no longer choose about the cards of a player who has left, and can't choose that player. If one
 * of two players sharing Treasures one by one leaves, the rest goes to the other, or to nobody.
 */
function without(_game: Game, frame: ChoiceFrame, gone: Seat, below: Frame | undefined): ChoiceFrame | null {
  const { seat, subject = seat, about } = frame;
  if (subject === gone) return null;
  if (about === 'treasure' && below?.f === 'reward' && (below.fighter === gone || below.helper === gone)) {
    return null;
  }
  if (seat !== gone) return withoutSeat(frame, gone);
  return about === 'deed' ? { ...frame, answer: frame.from.slice(0, frame.min) } : null;
}

/** A player has to make a choice (D25). */
export const choice = defineFrame<ChoiceFrame>({
  run(game, frame) {
    if (isRegained(game, frame)) {
      game.state.stack.pop();
      return true;
    }
    if (frame.answer === undefined) return false;
    answer(game, frame, frame.answer);
    return true;
  },
  isAbout(game, frame, seat) {
    const { hand } = player(game, seat);
    return (
      frame.subject === seat ||
      frame.from.some(
        (pick) => 'card' in pick && (hand.includes(pick.card) || isInPlay(game, seat, pick.card)),
      )
    );
  },
  without,
  // Drawing the next monster is part of the combat.
  isOfBattle: (frame, below) =>
    TOPICS[frame.about].ofBattle === true ||
    (frame.about === 'resurrection' && below?.f === 'draw' && below.to === 'fight'),
  prompt,
});
