/** The bot's own turn outside combat, from the opening to charity. */
import { TALENTS } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { charity, steal } from './choices.ts';
import { trouble } from './combat.ts';
import { bargain, equip, layOut, sell } from './gear.ts';
import { curses, specials } from './meddle.ts';
import { playsOf } from './resources.ts';
import { decision, def, firstOf, mayDo, legalMovesOf, type Scene } from './scene.ts';

/** Ends one of the bot's own lasting curses. */
function liftCurse(scene: Scene): Decision | null {
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

/** What makes the bot stronger, at any point of its turn. */
function prepare(scene: Scene): Decision | null {
  return firstOf(scene, specials, hire, layOut, equip, liftCurse, bargain, sell, steal);
}

function opening(scene: Scene): Decision | null {
  return prepare(scene) ?? (mayDo(scene, 'kick') ? decision({ do: 'kick' }, 'bot-why-door') : null);
}

/** A door card that is neither monster nor curse: played if useful, otherwise taken. */
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
    prepare(scene) ?? curses(scene) ?? (mayDo(scene, 'end') ? decision({ do: 'end' }, 'bot-why-end') : null)
  );
}

/** The opening plays of a new game. */
export function setup(scene: Scene): Decision | null {
  if (scene.view.phase !== 'setup' || scene.me.ready) return null;
  return (
    firstOf(scene, layOut, equip) ?? (mayDo(scene, 'end') ? decision({ do: 'end' }, 'bot-why-end') : null)
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
