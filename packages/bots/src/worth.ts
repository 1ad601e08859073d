/** The value of cards to a player, in points: a Level is worth ten. */
import type { CardDef, CardId, PlayerView } from '@kickdoor/rules';
import { canUse, def, isWho, lastButOne, type Scene } from './scene.ts';

export const LEVEL = 10;

/** What an equipped item adds to its owner, in points of strength. */
export function gearWorth(scene: Scene, player: PlayerView, item: CardDef): number {
  if (!canUse(scene, player, item)) return 0;
  const { traits } = item;
  const sometimes = traits.bonusIf.reduce((sum, bonus) => {
    if (bonus.who !== undefined) return sum + (isWho(scene, player, bonus.who) ? bonus.strength : 0);
    return sum + bonus.strength * 0.3;
  }, 0);
  const fleeing = traits.fleeIf.reduce((sum, { amount, who, versus }) => {
    if (who !== undefined && !isWho(scene, player, who)) return sum;
    return sum + amount * (versus === undefined ? 1 : 0.3);
  }, traits.flee);
  const room = traits.room.reduce((sum, { more }) => sum + more, 0);
  return (
    item.bonus +
    sometimes +
    fleeing * 0.6 +
    traits.dice.reduce((sum, meaning) => sum + diceWorth(meaning), 0) +
    room * 1.2 +
    (traits.winsTies === 'no' ? 0 : 0.6) +
    (traits.helperLevels ? 1 : 0) +
    traits.wards.reduce((sum, ward) => sum + (typeof ward === 'object' ? 0.3 : 0.8), 0) +
    traits.levelsIf.reduce((sum, { levels, versus }) => sum + levels * (versus === undefined ? 2 : 0.6), 0) +
    (traits.handLimit > 0 ? 0.8 : 0) +
    item.powers.length * 0.9
  );
}

/** The worth of a rule about the die to the player it applies to, in points of strength. */
function diceWorth(meaning: CardDef['traits']['dice'][number]): number {
  const part = meaning.everybody ? 0.3 : 1;
  if ('escapes' in meaning) return part * 0.4 * (7 - meaning.escapes);
  if ('rolled' in meaning) return part * 0.2 * (meaning.counts - meaning.rolled);
  if ('again' in meaning) return part * 0.4 * meaning.again;
  return part * (meaning.take === 'higher' ? 1.2 : -1.2);
}

function oneShotWorth(card: CardDef): number {
  return 4 + (card.gold ?? 0) / 100;
}

function specialWorth(scene: Scene): number {
  return scene.me.level < lastButOne(scene) ? LEVEL : 3;
}

/** A first race or class is worth most, a duplicate least. The one in play shouldn't be spent lightly. */
function traitWorth(scene: Scene, card: CardId): number {
  const { kind, id } = def(scene, card);
  const has = kind === 'race' ? scene.me.races : scene.me.classes;
  if (has.length === 0 || has.includes(card)) return 7;
  return has.some((own) => def(scene, own).id === id) ? 1 : 2.5;
}

/** A monster in hand is worth what beating it would yield. */
function monsterWorth(scene: Scene, card: CardDef): number {
  return card.level < scene.me.strength.total ? 5 + card.treasures : 2;
}

/** The value of a card in the bot's own hand or in play. */
export function cardWorth(scene: Scene, card: CardId): number {
  const it = def(scene, card);
  switch (it.kind) {
    case 'item':
    case 'steed':
      return 2 * gearWorth(scene, scene.me, it) + (it.gold ?? 0) / 120;
    case 'oneshot':
      return oneShotWorth(it);
    case 'special':
      return specialWorth(scene);
    case 'race':
    case 'class':
      return traitWorth(scene, card);
    case 'monster':
      return monsterWorth(scene, it);
    case 'half-breed':
      return scene.me.races.length > 0 ? 4 : 2;
    case 'super-munchkin':
      return scene.me.classes.length > 0 ? 4 : 2;
    case 'curse':
      return 4.5;
    case 'enhancer':
    case 'mate':
    case 'wandering':
      return 3.5;
    case 'event':
    case 'place':
      return 3;
    default:
      return 6;
  }
}

/** Sorts cards by worth, cheapest first. */
export function cheapest(scene: Scene, cards: readonly CardId[]): CardId[] {
  const worth = new Map(cards.map((card) => [card, cardWorth(scene, card)]));
  return cards.toSorted((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0));
}
