/** How a game was won, and its best and worst moments, from its public events alone. */
import type { CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { RuleId } from '../model/refusal.ts';

/** When something happened. */
interface When {
  /** The number of the act, as a record counts them. */
  readonly number: number;
  /** The turn, from 1; 0 before the first. */
  readonly turn: number;
}

/** A combat that was won, with the final strengths. */
export interface Victory extends When {
  readonly seat: Seat;
  readonly helper: Seat | null;
  readonly killed: readonly CardId[];
  readonly treasures: number;
  readonly fighters: number;
  readonly monsters: number;
}

/** How the game was won. */
export type Ending = When &
  (
    | { readonly kind: 'kill'; readonly victory: Victory }
    /** By a card, or one of its powers, that gave the last Level. */
    | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardId }
    /** Nobody else was left. */
    | { readonly kind: 'left' }
    /** By a rule alone that gave the last Level. */
    | { readonly kind: 'rule'; readonly seat: Seat; readonly rule: RuleId }
  );

/** The highlights of a game; `null` for those it didn't have. */
export interface Moments {
  /** The win by the smallest margin; among equals, the one over the stronger monsters. */
  readonly narrow: Victory | null;
  /** The win over the strongest monsters. */
  readonly feat: Victory | null;
  /** The death at the highest Level; `card` is what killed them, if a card did. */
  readonly death:
    | (When & { readonly seat: Seat; readonly card: CardId | null; readonly level: number })
    | null;
  /** The act in which a player lost the most cards, at least two. */
  readonly loss:
    | (When & { readonly seat: Seat; readonly cards: number; readonly cause: CardId | null })
    | null;
  /** Of the stabs that put fighters behind in a combat they then didn't win, the one that cost the most strength. */
  readonly turned:
    | (When & {
        readonly by: Seat;
        readonly whom: Seat;
        readonly before: number;
        readonly after: number;
      })
    | null;
}

/** Collects the highlights while a game is replayed. */
export class Chronicler {
  #ending: Ending | null = null;
  #narrow: Victory | null = null;
  #feat: Victory | null = null;
  #death: Moments['death'] = null;
  #loss: Moments['loss'] = null;
  #turned: Moments['turned'] = null;
  /** The worst stab of the current combat, whose outcome isn't known yet. */
  #stab: Moments['turned'] = null;
  #strengths = { fighters: 0, monsters: 0 };
  #victory: Victory | null = null;
  /** The Levels gained in the last act in which any were: one card may raise several players. */
  #raised: readonly (When & Extract<GameEvent, { e: 'level' }>)[] = [];
  #worn: Loss | null = null;

  /** Takes in the next event; `levels` are everybody's Levels before it. */
  hear(event: GameEvent, when: When, levels: readonly number[]): void {
    switch (event.e) {
      case 'combat':
        this.#strengths = { fighters: 0, monsters: 0 };
        this.#stab = null;
        break;
      case 'strengths':
        this.#strengths = { fighters: event.fighters.total, monsters: event.monsters.total };
        break;
      case 'won':
        this.#win(event, when);
        break;
      case 'ended':
        this.#costs();
        break;
      case 'level':
        if (event.to > event.from) {
          const same = this.#raised.filter(({ number }) => number === when.number);
          this.#raised = [...same, { ...event, ...when }];
        }
        break;
      case 'died':
        this.#die(event, when, levels[event.seat] ?? 1);
        break;
      case 'lost':
        this.#lose(event, when);
        break;
      case 'turn':
        this.#costs();
        break;
      case 'over':
        this.#ending = this.#end(event, when);
        break;
      default:
    }
  }

  /** Takes in that an act was a stab, and how far the fighters were ahead before and after it. */
  stab(when: When, { by, whom, before, after }: Omit<NonNullable<Moments['turned']>, keyof When>): void {
    if (before <= 0 || after > 0) return;
    if (this.#stab === null || before - after > this.#stab.before - this.#stab.after) {
      this.#stab = { ...when, by, whom, before, after };
    }
  }

  /** Returns the highlights once all events have been taken in. */
  told(): { readonly ending: Ending | null; readonly moments: Moments } {
    const moments: Moments = {
      narrow: this.#narrow,
      feat: this.#feat,
      death: this.#death,
      loss: this.#loss,
      turned: this.#turned,
    };
    return { ending: this.#ending, moments };
  }

  #win(event: Extract<GameEvent, { e: 'won' }>, when: When): void {
    const { seat, helper, killed, treasures } = event;
    this.#stab = null;
    // If no monster was killed, nothing was beaten.
    if (killed.length === 0) return;
    const victory: Victory = { ...when, seat, helper, killed, treasures, ...this.#strengths };
    this.#victory = victory;
    if (this.#narrow === null || isNarrower(victory, this.#narrow)) this.#narrow = victory;
    if (this.#feat === null || victory.monsters > this.#feat.monsters) this.#feat = victory;
  }

  /** Notes the stab of a combat that has ended without a win. */
  #costs(): void {
    const stab = this.#stab;
    this.#stab = null;
    if (stab === null) return;
    if (this.#turned === null || stab.before - stab.after > this.#turned.before - this.#turned.after) {
      this.#turned = stab;
    }
  }

  #die(event: Extract<GameEvent, { e: 'died' }>, when: When, level: number): void {
    const { seat, cause } = event;
    if (this.#death !== null && this.#death.level >= level) return;
    this.#death = { ...when, seat, card: cause.card ?? null, level };
  }

  #lose({ seat, cards, cause }: Extract<GameEvent, { e: 'lost' }>, when: When): void {
    const before = this.#worn;
    const same = before !== null && before.number === when.number && before.seat === seat;
    const all = cards.length + (same ? before.cards : 0);
    this.#worn = { number: when.number, seat, cards: all };
    if (all < 2 || (this.#loss !== null && this.#loss.cards >= all)) return;
    this.#loss = { ...when, seat, cards: all, cause: cause.card ?? null };
  }

  #end(event: Extract<GameEvent, { e: 'over' }>, when: When): Ending {
    const raised = this.#raised.find(
      ({ number, seat }) => number === when.number && event.winners.includes(seat),
    );
    if (raised === undefined) return { ...when, kind: 'left' };
    const { cause, seat } = raised;
    if (this.#victory?.number === when.number) return { ...when, kind: 'kill', victory: this.#victory };
    return cause.card === undefined
      ? { ...when, kind: 'rule', seat, rule: cause.rule ?? 'levels.gain' }
      : { ...when, kind: 'card', seat, card: cause.card };
  }
}

/** What one player lost in one act so far. */
interface Loss {
  readonly number: number;
  readonly seat: Seat;
  readonly cards: number;
}

function isNarrower(one: Victory, other: Victory): boolean {
  const margin = one.fighters - one.monsters - (other.fighters - other.monsters);
  return margin < 0 || (margin === 0 && one.monsters > other.monsters);
}
