/** Other players, as deeds name them. */
import { z } from 'zod';
import { living, neighbors } from '../chapters/who.ts';
import { player, type Game } from '../kernel/game.ts';
import type { Seat } from '../model/card.ts';
import { phrase, type Phrase } from '../model/phrase.ts';

const OTHERS = ['left', 'right', 'lowest', 'highest', 'each-other', 'curser'] as const;
export type Other = (typeof OTHERS)[number];

/** A schema for some of the names of other players. */
export function othersSchema<O extends Other>(names: readonly O[]): z.ZodType<O> {
  return z.enum(names);
}

/**
 * The players a name refers to, from the subject to the left; several if Levels are equal, or if everybody is meant.
 */
export function othersOf(game: Game, who: Other, subject: Seat, by: Seat): Seat[] {
  const others = living(game).filter((seat) => seat !== subject);
  const { left, right } = neighbors(game, subject);
  const levels = others.map((seat) => player(game, seat).level);
  switch (who) {
    case 'left':
      return left === null ? [] : [left];
    case 'right':
      return right === null ? [] : [right];
    case 'lowest':
      return others.filter((seat) => player(game, seat).level === Math.min(...levels));
    case 'highest':
      return others.filter((seat) => player(game, seat).level === Math.max(...levels));
    case 'curser':
      return others.filter((seat) => seat === by);
    default:
      return [...others.filter((seat) => seat > subject), ...others.filter((seat) => seat < subject)];
  }
}

/** The player referred to, as a noun. */
export function otherWords(who: Other): Phrase {
  return phrase(`other-${who}`);
}
