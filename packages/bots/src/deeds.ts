/** Estimates what a card's effects do to each seat, good or bad, in points. */
import type { CardId, Deed, DeedParams, PlayerView, Seat } from '@kickdoor/rules';
import { insteadOf, loss } from './losses.ts';
import { def, isWho, lastButOne, playerAt, type Scene } from './scene.ts';
import { LEVEL } from './worth.ts';

/** Points by seat. */
export type Impact = Map<Seat, number>;

/** The value of a turn: a door, and usually a treasure. */
const TURN = 6;

function add(impact: Impact, seat: Seat, points: number): void {
  impact.set(seat, (impact.get(seat) ?? 0) + points);
}

/** How many cards can be retrieved from a discard pile: at most what it holds. */
function findable(scene: Scene, { deck, count }: DeedParams<'search-discards'>): number {
  return Math.min(count, scene.view.discards[deck].count);
}

/** The nearest living player on one side; the seat itself if there is no other. */
function beside({ view: { players } }: Scene, seat: Seat, step: 1 | -1): Seat {
  for (let away = 1; away < players.length; away += 1) {
    const player = players[(seat + step * away + players.length * away) % players.length];
    if (player !== undefined && !player.left && !player.dead) return player.seat;
  }
  return seat;
}

/** The seats that `each` refers to. */
function eachOf(scene: Scene, of: DeedParams<'each'>['of'], subject: Seat): Seat[] {
  const alive = scene.view.players.filter((player) => !player.left && !player.dead);
  const levels = alive.map(({ level }) => level);
  const left = beside(scene, subject, 1);
  const right = beside(scene, subject, -1);
  const { combat } = scene.view;
  const isMeant = ({ seat, level, sex }: PlayerView): boolean => {
    switch (of) {
      case 'all':
        return true;
      case 'highest':
        return level === Math.max(...levels);
      case 'lowest':
        return level === Math.min(...levels);
      case 'others':
        return seat !== subject;
      case 'left':
        return seat !== subject && seat === left;
      case 'right':
        return seat !== subject && seat === right;
      case 'neighbours':
        return seat !== subject && (seat === left || seat === right);
      case 'allies':
        return seat !== subject && combat !== null && [combat.fighter, combat.helper].includes(seat);
      default:
        return seat !== subject && (sex === playerAt(scene, subject).sex) === (of === 'same-sex');
    }
  };
  return alive.filter(isMeant).map(({ seat }) => seat);
}

function levelGain(scene: Scene, params: DeedParams<'gain-level'>, player: PlayerView): number {
  const { count, last } = typeof params === 'number' ? { count: params, last: false } : params;
  const most = last ? lastButOne(scene) + 1 : lastButOne(scene);
  return Math.max(0, Math.min(count, most - player.level));
}

/** The last cards of a deck may themselves draw cards. */
const LAST = 2;

/**
 * How many cards are worth drawing. Once all others are in play, cards that draw would only draw each other, endlessly.
 */
function drawable({ view }: Scene, { deck, count }: DeedParams<'draw'>): number {
  return Math.min(count, Math.max(0, view.decks[deck] + view.discards[deck].count - LAST));
}

/** Whether a card only draws, and nothing worth drawing is left. */
export function drawsNothing(scene: Scene, card: CardId): boolean {
  const { strike } = def(scene, card);
  return (
    strike.length > 0 && strike.every((deed) => deed.deed === 'draw' && drawable(scene, deed.with) === 0)
  );
}

/** Adds the effect of one deed on its subject and on others. */
function addDeed(scene: Scene, deed: Deed, subject: Seat, by: Seat, weight: number, impact: Impact): void {
  const player = playerAt(scene, subject);
  const lost = loss(scene, deed, player);
  if (lost !== null) {
    if (lost > 0) add(impact, subject, -lost * weight);
    else addDeeds(scene, insteadOf(deed), subject, by, weight, impact);
    return;
  }
  switch (deed.deed) {
    case 'gain-level':
      add(impact, subject, LEVEL * weight * levelGain(scene, deed.with, player));
      return;
    case 'change-sex':
      add(impact, subject, -weight);
      return;
    case 'next-combat':
      add(impact, subject, weight * deed.with.strength);
      return;
    case 'draw':
      add(impact, subject, weight * drawable(scene, deed.with) * (deed.with.deck === 'doors' ? 2 : 5));
      return;
    case 'search-discards':
      add(impact, subject, 5 * weight * findable(scene, deed.with));
      return;
    case 'rob-level':
      if (player.level < 2) return;
      add(impact, subject, -LEVEL * weight);
      add(impact, by, LEVEL * weight);
      return;
    case 'give-up':
      add(impact, subject, -5 * weight);
      return;
    case 'turn':
      add(impact, subject, (deed.with === 'again' ? TURN : -TURN) * weight);
      return;
    case 'look-at-hand':
      add(impact, subject, weight);
      return;
    case 'lift-curses':
      add(impact, subject, 5 * weight * player.curses.length);
      return;
    default:
      addNested(scene, deed, subject, by, weight, impact);
  }
}

/** Adds the effects of deeds that contain others. */
function addNested(scene: Scene, deed: Deed, subject: Seat, by: Seat, weight: number, impact: Impact): void {
  switch (deed.deed) {
    case 'each': {
      const { of, who = {}, do: deeds } = deed.with;
      for (const seat of eachOf(scene, of, subject)) {
        if (isWho(scene, playerAt(scene, seat), who)) addDeeds(scene, deeds, seat, by, weight, impact);
      }
      return;
    }
    case 'if': {
      const { who, do: deeds, else: otherwise = [] } = deed.with;
      const holds = isWho(scene, playerAt(scene, subject), who);
      addDeeds(scene, holds ? deeds : otherwise, subject, by, weight, impact);
      return;
    }
    case 'either': {
      const share = weight / deed.with.length;
      for (const deeds of deed.with) addDeeds(scene, deeds, subject, by, share, impact);
      return;
    }
    case 'roll': {
      const { cases } = deed.with;
      for (const one of cases) addDeeds(scene, one.do, subject, by, weight / cases.length, impact);
      break;
    }
    default:
  }
}

function addDeeds(
  scene: Scene,
  deeds: readonly Deed[],
  subject: Seat,
  by: Seat,
  weight: number,
  impact: Impact,
): void {
  for (const deed of deeds) addDeed(scene, deed, subject, by, weight, impact);
}

/** What deeds do to everybody if they hit this subject. */
export function impactOf(scene: Scene, deeds: readonly Deed[], subject: Seat, by: Seat): Impact {
  const impact: Impact = new Map();
  addDeeds(scene, deeds, subject, by, 1, impact);
  return impact;
}

/** How much harm deeds do to one player. */
export function harmOf(scene: Scene, deeds: readonly Deed[], subject: Seat): number {
  return -(impactOf(scene, deeds, subject, -1).get(subject) ?? 0);
}

/** How much the bot wants a rival to do badly: most for one close to winning. */
export function rivalry(scene: Scene, player: PlayerView): number {
  const most = Math.max(
    ...scene.view.players.filter((one) => one.seat !== scene.seat).map((one) => one.level),
  );
  const near = player.level >= scene.view.options.level - 2 ? 0.4 : 0;
  return 0.2 + near + (player.level === most ? 0.3 : 0);
}

/** The value of an impact to the bot. */
export function worthOf(scene: Scene, impact: Impact): number {
  let sum = 0;
  for (const [seat, points] of impact) {
    const player = scene.view.players[seat];
    if (player === undefined) continue;
    sum += seat === scene.seat ? points : -points * rivalry(scene, player);
  }
  return sum;
}
