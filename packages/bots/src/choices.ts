/** Answers choices, hand limits and the like. */
import type { CardId, LegalMove, Pick } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { best, decision, def, legalMovesOf, playerAt, type LegalMoveOf, type Scene } from './scene.ts';
import { byLot } from './lot.ts';
import { cardWorth, cheapest } from './worth.ts';
import { rivalry } from './deeds.ts';
import { isPower } from './strength.ts';

function isMine(scene: Scene, card: CardId): boolean {
  const { me, view } = scene;
  const own = [
    me.equipped,
    me.carried,
    me.races,
    me.classes,
    me.talents,
    me.sidekicks,
    me.steeds,
    view.hand ?? [],
  ];
  return own.some((list) => list.includes(card));
}

/** Scores an answer: keep one's own cards, take those of others. */
function score(scene: Scene, pick: Pick, about: string): number {
  if ('card' in pick) {
    const worth = cardWorth(scene, pick.card);
    return isMine(scene, pick.card) ? -worth : worth;
  }
  if ('seat' in pick) return pick.seat === scene.seat ? 0 : 1 - rivalry(scene, playerAt(scene, pick.seat));
  if ('number' in pick) return numberScore(scene, pick.number, about);
  return pick.word === 'no' ? 1 : 0;
}

/**
 * Scores a die result to choose during a run: high for oneself, low for rivals. Other numbers stand for two bad
 * options, so each scores best half of the time.
 */
function numberScore(scene: Scene, number: number, about: string): number {
  if (about !== 'play') return (number + scene.view.turns) % 2;
  return scene.view.flight?.runner === scene.seat ? number : -number;
}

/** Answers the choice the seat owes. */
export function choose(scene: Scene): Decision | null {
  const legalMove = legalMovesOf(scene, 'choose').find((one) => one.choice !== undefined);
  if (legalMove?.choice === undefined) return null;
  const { pending } = scene.view;
  const about = pending?.kind === 'choice' ? pending.about : 'treasure';
  const { from, min, max } = legalMove.choice;
  const ranked = byLot(scene, from, (pick) => ('seat' in pick ? pick.seat : undefined))
    .map((pick) => ({ pick, points: score(scene, pick, about) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ pick }) => pick);
  const wanted = ranked.filter((pick) => score(scene, pick, about) > 0).length;
  const count = Math.max(min, Math.min(max, wanted));
  return decision({ do: 'choose', picks: ranked.slice(0, count) }, 'bot-why-choose');
}

/** Takes the best card from a body, or passes if nothing there is worth having. */
export function lootBody(scene: Scene): Decision | null {
  const { pending } = scene.view;
  if (pending?.kind !== 'looting' && pending?.kind !== 'sharing') return null;
  if (pending.seat !== scene.seat) return null;
  return choose(scene);
}

/** Gives the least valuable cards to the weakest rival allowed. */
export function charity(scene: Scene): Decision | null {
  const found = best(
    byLot(scene, legalMovesOf(scene, 'charity'), ({ move }) => move.seat),
    ({ move }) => (move.seat === undefined ? 1 : 2 - rivalry(scene, playerAt(scene, move.seat))),
  );
  if (found === null) return null;
  return decision({ ...found.move, cards: given(scene, found) }, 'bot-why-charity');
}

function given(scene: Scene, legalMove: LegalMoveOf<'charity'>): CardId[] {
  const { pick, move } = legalMove;
  return pick === undefined ? move.cards.slice() : cheapest(scene, pick.from).slice(0, Math.max(1, pick.min));
}

/** Steals a small item by discarding a card worth less. */
export function steal(scene: Scene): Decision | null {
  if (scene.me.level < 2) return null;
  const able = legalMovesOf(scene, 'use').filter(
    ({ move }) => isPower(scene, move.power, 'steal') && move.on !== undefined,
  );
  const found = best(
    able,
    (legalMove) => {
      const { on } = legalMove.move;
      return on === undefined ? 0 : stolenWorth(scene, on) - price(scene, legalMove);
    },
    4,
  );
  if (found?.pick === undefined) return null;
  const [card] = cheapest(scene, found.pick.from);
  return card === undefined ? null : decision({ ...found.move, cards: [card] }, 'bot-why-steal');
}

/** Stealing works half of the time, and costs a Level if it fails. */
function stolenWorth(scene: Scene, card: CardId): number {
  return def(scene, card).kind === 'item' ? 0.5 * cardWorth(scene, card) : 0;
}

function price(scene: Scene, legalMove: LegalMove): number {
  const [card] = cheapest(scene, legalMove.pick?.from ?? []);
  return card === undefined ? 100 : cardWorth(scene, card);
}
