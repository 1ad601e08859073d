/** Super Munchkin: two classes, in either of the two ways the sheets allow (`traits.super-munchkin`). */
import type { CardId, Seat } from '../../model/card.ts';
import { def, edit, player, type Game } from '../../kernel/game.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { validateOpeningPlay } from '../../chapters/setup.ts';
import { validateDoubler } from '../../chapters/traits.ts';
import { naming, validateTraitTime } from './lay.ts';
import { namesOnly, plain, saying, sayPlayed, takeUp, type PlayMove, type PlayRules } from './source.ts';

/** Why it can't be put in play now: on the player's own turn or on receipt, or at any time, depending on the sheet. */
function validateSuperTime(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (game.state.phase === 'setup') return validateOpeningPlay(game, seat, card);
  return game.sheet.superMunchkin.when === 'any time' ? null : validateTraitTime(game, seat, card);
}

/** Why it can't be put in play at all, whatever class comes with it. */
function validateSuperMunchkin(game: Game, seat: Seat, card: CardId): Refusal | null {
  return (
    naming(validateSuperTime(game, seat, card), 'traits.super-munchkin') ??
    validateDoubler(game, seat, 'super-munchkin')
  );
}

/** Classes in hand that could be the second one. */
function seconds(game: Game, seat: Seat): CardId[] {
  const { hand, classes } = player(game, seat);
  const have = new Set(classes.map((card) => def(game, card).id));
  return hand.filter((card) => def(game, card).kind === 'class' && !have.has(def(game, card).id));
}

/** The class put in play with it: the one named, or the only one there is; none if the sheet requires none. */
function second(game: Game, seat: Seat, move: PlayMove): CardId | null {
  const able = seconds(game, seat);
  const [only] = able;
  if (move.with !== undefined) return able.includes(move.with) ? move.with : null;
  return able.length === 1 && only !== undefined ? only : null;
}

export const superMunchkin: PlayRules = {
  ownTurn: false,
  validate(game, seat, move) {
    const no = validateSuperMunchkin(game, seat, move.card);
    if (no !== null) return no;
    if (!game.sheet.superMunchkin.needsSecond) {
      return namesOnly(move) ? null : refuse('traits.super-munchkin');
    }
    const fits = namesOnly(move, 'with') && second(game, seat, move) !== null;
    return fits ? null : refuse('traits.super-munchkin');
  },
  apply(game, seat, move) {
    const it = edit(game, seat);
    const other = game.sheet.superMunchkin.needsSecond ? second(game, seat, move) : null;
    takeUp(game, seat, move.card);
    it.superMunchkins.push(move.card);
    if (other !== null) {
      takeUp(game, seat, other);
      it.classes.push(other);
    }
    sayPlayed(game, seat, other === null ? move : { ...move, with: other }, {
      rule: 'traits.super-munchkin',
    });
  },
  candidates(game, seat, card) {
    const able = game.sheet.superMunchkin.needsSecond ? seconds(game, seat) : [];
    if (able.length === 0) return plain(game, seat, card);
    const moves = able.map((other): PlayMove => ({ do: 'play', card, with: other }));
    const [only, ...more] = moves;
    // The only possible second class need not be named.
    return only !== undefined && more.length === 0
      ? [{ move: only, alias: plain(game, seat, card)[0].move }]
      : saying(moves);
  },
};
