/** What the die means to a player: cards may change the meaning of its results (`precedence.card-over-sheet`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Traits } from '../model/effect.ts';
import type { Cause } from '../model/event.ts';
import type { EscapeView } from '../model/view.ts';
import { throwDie, type DieReason } from '../kernel/chance.ts';
import { def, emit, type Game } from '../kernel/game.ts';
import { countingCards } from './ignored.ts';
import { activeCards } from './items.ts';

type Meaning = Traits['dice'][number];
interface Given {
  readonly card: CardId;
  readonly meaning: Meaning;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The meanings of the die for a seat, for running away or anything else, with the cards that give them. */
function meanings(game: Game, seat: Seat, flees: boolean): readonly Given[] {
  const own = countingCards(game, seat);
  const others = game.state.players.flatMap((it, other) =>
    other === seat || it.left ? [] : activeCards(game, other),
  );
  const given = (card: CardId, isOwn: boolean): Given[] =>
    def(game, card)
      .traits.dice.filter((meaning) => (isOwn || meaning.everybody) && (flees || holdsAlways(meaning)))
      .map((meaning) => ({ card, meaning }));
  return [...own.flatMap((card) => given(card, true)), ...others.flatMap((card) => given(card, false))];
}

function holdsAlways(meaning: Meaning): boolean {
  return 'when' in meaning && meaning.when === 'always';
}

/** What a result counts as: the first card that says so decides. */
function countedAs(all: readonly Given[], face: number): number {
  for (const { meaning } of all) if ('rolled' in meaning && meaning.rolled === face) return meaning.counts;
  return face;
}

/** How many extra dice are rolled. The best die counts, or the worst if negative. Good and bad cancel out. */
function moreDice(all: readonly Given[]): number {
  const most = (take: 'higher' | 'lower'): number =>
    Math.max(
      0,
      ...all.map(({ meaning }) => ('take' in meaning && meaning.take === take ? meaning.dice - 1 : 0)),
    );
  return most('higher') - most('lower');
}

/** Results up to this are rolled again. */
function againUpTo(all: readonly Given[]): number {
  return Math.max(0, ...all.map(({ meaning }) => ('again' in meaning ? meaning.again : 0)));
}

/** The lowest result with which a seat escapes regardless of modifiers, and the card that says so; 7 if none does. */
export function escapesAt(game: Game, seat: Seat): { readonly card: CardId; readonly least: number } {
  let found = { card: -1, least: 7 };
  for (const { card, meaning } of meanings(game, seat, true)) {
    if ('escapes' in meaning && meaning.escapes < found.least) found = { card, least: meaning.escapes };
  }
  return found;
}

/** What a result that was fixed instead of rolled counts as for a seat. */
export function fixedDie(game: Game, seat: Seat, face: number): number {
  return countedAs(meanings(game, seat, true), face);
}

/** Rolls the die for a seat, as its cards change it, and reports the dice if they aren't what counts. */
export function throwFor(game: Game, seat: Seat, flees: boolean): number {
  const all = meanings(game, seat, flees);
  if (all.length === 0) return throwDie(game.state);
  const more = moreDice(all);
  const thrown: number[] = [];
  const once = (): number => {
    const faces = Array.from({ length: 1 + Math.abs(more) }, () => throwDie(game.state));
    thrown.push(...faces);
    const counted = faces.map((face) => countedAs(all, face));
    return more < 0 ? Math.min(...counted) : Math.max(...counted);
  };
  const first = once();
  const die = first <= againUpTo(all) ? once() : first;
  if (thrown.length > 1 || thrown[0] !== die) {
    const cards = [...new Set(all.filter(({ meaning }) => !('escapes' in meaning)).map(({ card }) => card))];
    emit(game, {
      e: 'thrown',
      seat,
      dice: thrown,
      die,
      cards,
      cause: { rule: 'precedence.card-over-sheet' },
    });
  }
  return die;
}

/** Rolls the die for a seat, publicly, as its cards change it. */
export function rollFor(game: Game, seat: Seat, why: DieReason, cause: Cause): number {
  const die = throwFor(game, seat, false);
  emit(game, { e: 'die', seat, die, why, cause });
  return die;
}

/**
 * The chance that a roll to run away gives at least this result, and the faces that do; `null` if no card changes what
 * the die means, so that each face from `least` up is one in six.
 */
export function oddsOf(game: Game, seat: Seat, least: number): Required<EscapeView>['odds'] | null {
  const all = meanings(game, seat, true).filter(({ meaning }) => !('escapes' in meaning));
  if (all.length === 0) return null;
  const more = moreDice(all);
  const dice = 1 + Math.abs(more);
  const single = (result: number): number =>
    FACES.filter((face) => countedAs(all, face) >= result).length / FACES.length;
  const reaches = (result: number): number =>
    more < 0 ? single(result) ** dice : 1 - (1 - single(result)) ** dice;
  const again = againUpTo(all);
  const low = 1 - reaches(again + 1);
  const chance = reaches(Math.max(least, again + 1)) + (again === 0 ? 0 : low * reaches(least));
  return { chance, faces: FACES.filter((face) => countedAs(all, face) >= least) };
}
