/** The bot's own turn outside combat, from the opening to charity. */
import { TALENTS, type CardId, type PlayerView } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { charity, steal } from './choices.ts';
import { revive, trouble } from './combat.ts';
import { bargain, equip, layOut, sell } from './gear.ts';
import { offerTrade } from './haggle/proposals.ts';
import { curses, specials } from './meddle.ts';
import { impactOf, worthOf } from './deeds.ts';
import { payment, playsOf } from './resources.ts';
import { decision, def, firstOf, mayDo, legalMovesOf, rivals, type Scene } from './scene.ts';
import { powerNamed } from './strength.ts';
import { cardWorth, gearWorth } from './worth.ts';

/** Ends one of the bot's own lasting curses. */
function liftCurse(scene: Scene): Decision | null {
  if (scene.me.curses.length === 0) return null;
  const lift = playsOf(scene, 'cancel-curse').find(
    ({ move }) => move.on !== undefined && scene.me.curses.includes(move.on),
  );
  return lift === undefined ? null : decision(lift.move, 'bot-why-dodge');
}

/** Hires away another player's sidekick. */
function hire(scene: Scene): Decision | null {
  const own = new Set(scene.me.sidekicks);
  const legalMove = playsOf(scene, 'hire-away').find(
    ({ move }) => move.on !== undefined && !own.has(move.on),
  );
  return legalMove === undefined ? null : decision(legalMove.move, 'bot-why-hire');
}

/** Uses a once-a-turn power, if its effect is worth its cost. */
function ownPhase(scene: Scene): Decision | null {
  for (const legalMove of legalMovesOf(scene, 'use')) {
    const power = powerNamed(scene, legalMove.move.power);
    if (power?.power !== 'once-a-turn') continue;
    const { do: deeds, cards: price } = power.with;
    const cards = payment(scene, legalMove, price);
    const gain = worthOf(scene, impactOf(scene, deeds, scene.seat, scene.seat));
    const cost = cards.reduce((sum, card) => sum + cardWorth(scene, card), 0);
    if (gain <= cost) continue;
    const move = price === 0 ? legalMove.move : { ...legalMove.move, cards };
    return decision(move, 'bot-why-own-phase');
  }
  return null;
}

/** Moves everybody to another place, if that helps the bot more than anybody else or its hand is full. */
function travel(scene: Scene): Decision | null {
  const { place } = scene.view;
  const gain = (player: PlayerView, card: CardId): number =>
    gearWorth(scene, player, def(scene, card)) -
    (place === undefined ? 0 : gearWorth(scene, player, def(scene, place)));
  const full = scene.me.hand > scene.me.handLimit;
  const found = legalMovesOf(scene, 'play').find(({ move: { card } }) => {
    if (def(scene, card).kind !== 'place') return false;
    const most = Math.max(...rivals(scene).map((player) => gain(player, card)));
    return full || gain(scene.me, card) > most;
  });
  return found === undefined ? null : decision(found.move, 'bot-why-own-phase');
}

/** Makes the bot stronger, at any point of its turn. */
function prepare(scene: Scene): Decision | null {
  return firstOf(scene, specials, hire, layOut, equip, liftCurse, bargain, sell, steal, ownPhase, travel);
}

function opening(scene: Scene): Decision | null {
  return (
    prepare(scene) ??
    revive(scene) ??
    (mayDo(scene, 'kick') ? decision({ do: 'kick' }, 'bot-why-door') : null)
  );
}

/** Plays a door card that is neither monster nor curse if it is useful; otherwise takes it. */
function shown(scene: Scene): Decision | null {
  const { door } = scene.view;
  const play = legalMovesOf(scene, 'play').find(({ move }) => move.card === door);
  const serves =
    door !== null &&
    ['race', 'class', 'half-breed', 'super-munchkin', ...TALENTS, 'sidekick'].includes(def(scene, door).kind);
  if (play !== undefined && serves) return decision(play.move, 'bot-why-lay-out');
  return mayDo(scene, 'take') ? decision({ do: 'take' }, 'bot-why-must') : null;
}

function afterDoor(scene: Scene): Decision | null {
  return (
    prepare(scene) ??
    trouble(scene) ??
    (mayDo(scene, 'loot') ? decision({ do: 'loot' }, 'bot-why-loot') : null)
  );
}

function closing(scene: Scene): Decision | null {
  return (
    prepare(scene) ??
    curses(scene) ??
    offerTrade(scene) ??
    (mayDo(scene, 'end') ? decision({ do: 'end' }, 'bot-why-end') : null)
  );
}

/** The opening plays of a new game. */
export function setup(scene: Scene): Decision | null {
  if (scene.view.phase !== 'setup' || scene.me.ready) return null;
  return (
    firstOf(scene, layOut, equip) ?? (mayDo(scene, 'end') ? decision({ do: 'end' }, 'bot-why-ready') : null)
  );
}

/** The bot's own turn. */
export function ownTurn(scene: Scene): Decision | null {
  const { view, seat } = scene;
  if (view.turn !== seat || view.pending !== null) return null;
  switch (view.phase) {
    case 'opening':
      return opening(scene);
    case 'door':
      return shown(scene);
    case 'trouble':
      return afterDoor(scene);
    case 'closing':
      return closing(scene);
    case 'charity':
      return curses(scene) ?? charity(scene);
    default:
      return null;
  }
}
