/** How a game was won, and its best and worst moments, in words. */
import type { CardId, Names, Phrase, RuleId, Seat, Story, Victory } from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** A moment in words, and its place in the game. */
export interface ToldMoment {
  readonly key: string;
  readonly number: number;
  readonly turn: number;
  readonly phrase: Phrase;
}

function fought(names: Names, { seat, killed, fighters, monsters }: Victory) {
  return { who: names.who(seat), cards: killed.map((card) => names.card(card)), fighters, monsters };
}

/** The form of a sentence about a helper's win: whether the reader, `me`, helped or was helped. */
function helpedFor(helper: Seat, fighter: Seat, me: Seat | null): '' | '-you' | '-yours' {
  return helper === me ? '-you' : fighter === me ? '-yours' : '';
}

/** The winners of a game, and its reader. */
interface Won {
  readonly winners: readonly Seat[];
  /** The seat to address as "you"; `null`: nobody. */
  readonly seat: Seat | null;
}

/** How the game was won; `null` if that isn't known. `titleOf` names a rule. */
export function endingOf(
  { ending }: Story,
  names: Names,
  titleOf: (rule: RuleId) => string,
  { winners, seat: me }: Won,
): ToldMoment | null {
  if (ending === null) return null;
  const told = (phrase: Phrase): ToldMoment => ({ ...ending, key: 'ending', phrase });
  switch (ending.kind) {
    case 'kill': {
      const { victory } = ending;
      const { seat, helper } = victory;
      const base = fought(names, victory);
      if (helper === null) return told(text(seat === me ? 'told-won-kill-you' : 'told-won-kill', base));
      if (winners.includes(helper) && !winners.includes(seat)) {
        const helped = { ...base, who: names.who(helper), whom: names.who(seat) };
        return told(text(`told-won-helping${helpedFor(helper, seat, me)}`, helped));
      }
      if (helper === me) return told(text('told-won-kill-with-yours', base));
      const id = seat === me ? 'told-won-kill-with-you' : 'told-won-kill-with';
      return told(text(id, { ...base, whom: names.who(helper) }));
    }
    case 'card': {
      const id = ending.seat === me ? 'told-won-card-you' : 'told-won-card';
      return told(text(id, { who: names.who(ending.seat), card: names.card(ending.card) }));
    }
    case 'rule': {
      const id = ending.seat === me ? 'told-won-rule-you' : 'told-won-rule';
      return told(text(id, { who: names.who(ending.seat), rule: titleOf(ending.rule) }));
    }
    case 'left':
      return told(text('told-won-left'));
  }
}

/** The form of a sentence about two players: whether the reader, `me`, did it or had it done. */
export function addressed(by: Seat, whom: Seat, me: Seat | null): '' | '-you' | '-to-you' {
  return by === me ? '-you' : whom === me ? '-to-you' : '';
}

/** The best moments, without the one that ended the game, which is shown separately; `me`: the reader. */
export function bestOf(
  { moments: { feat, narrow }, ending }: Story,
  names: Names,
  me: Seat | null,
): readonly ToldMoment[] {
  const best: ToldMoment[] = [];
  const add = (id: 'told-feat' | 'told-narrow', victory: Victory | null) => {
    if (victory === null || victory.number === ending?.number) return;
    if (best.some(({ number }) => number === victory.number)) return;
    const own = victory.seat === me ? '-you' : '';
    best.push({ ...victory, key: id, phrase: text(`${id}${own}`, fought(names, victory)) });
  };
  add('told-feat', feat);
  add('told-narrow', narrow);
  return best;
}

/** The worst moments, in the order of the game; `me`: the reader. */
export function worstOf(
  { moments: { death, loss, turned } }: Story,
  names: Names,
  me: Seat | null,
): readonly ToldMoment[] {
  const own = (seat: Seat) => (seat === me ? '-you' : '');
  const by = (card: CardId | null) => (card === null ? null : names.card(card));
  const worst: ToldMoment[] = [];
  if (turned !== null) {
    const { by: who, whom, before, after } = turned;
    const phrase = text(`told-turned${addressed(who, whom, me)}`, {
      who: names.who(who),
      whom: names.who(whom),
      before,
      after,
    });
    worst.push({ ...turned, key: 'turned', phrase });
  }
  if (death !== null) {
    const base = { who: names.who(death.seat), level: death.level };
    const card = by(death.card);
    const phrase =
      card === null
        ? text(`told-death${own(death.seat)}`, base)
        : text(`told-death-card${own(death.seat)}`, { ...base, card });
    worst.push({ ...death, key: 'death', phrase });
  }
  if (loss !== null) {
    const base = { who: names.who(loss.seat), count: loss.cards };
    const card = by(loss.cause);
    const phrase =
      card === null
        ? text(`told-loss${own(loss.seat)}`, base)
        : text(`told-loss-card${own(loss.seat)}`, { ...base, card });
    worst.push({ ...loss, key: 'loss', phrase });
  }
  return worst.toSorted((one, other) => one.number - other.number);
}
