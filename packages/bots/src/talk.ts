/** A bot's answers to phrases at the table, based on what its seat sees but revealing no secrets. */
import type { CardPool, LegalMove, Seat, View } from '@kickdoor/rules';
import type { Character } from './characters/characters.ts';
import { firstShare, helpsFor, turnsWith } from './help.ts';
import type { Past } from './past/past.ts';
import { playerAt, sceneOf, type Scene } from './scene.ts';
import { levelAfter } from './strength.ts';
import { leastForNovice } from './strengths/novice.ts';
import { styleFor, type Strength } from './strengths/strengths.ts';

/** A phrase that a player has said, and the values of its blanks. */
export interface Heard {
  readonly from: Seat;
  readonly phrase: string;
  readonly seat?: Seat;
  readonly number?: number;
}

/** A bot's answer, one of the phrases. */
export interface Reply {
  readonly phrase:
    | 'hello'
    | 'good-game'
    | 'thanks'
    | 'yes'
    | 'no'
    | 'help-for'
    | 'not-telling'
    | 'no-promises';
  readonly number?: number;
  /** Whether this bot wants to answer rather than leave it to another. */
  readonly eager: boolean;
}

/** What a bot's seat sees. */
export interface Sees {
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly pool: CardPool;
  readonly random: () => number;
  /** The answering bot's strength: when asked for help, it names the price it would really help for. */
  readonly strength: Strength;
  readonly character: Character | null;
  /** What players have recently done to each other, as everybody saw it. */
  readonly past: Past;
}

const polite = (phrase: Reply['phrase']): Reply => ({ phrase, eager: false });

/** A bot's answer; `null` for none. `sees` is `null` while no game is on. */
export function replyOf(heard: Heard, sees: Sees | null): Reply | null {
  switch (heard.phrase) {
    case 'hello':
      return polite('hello');
    case 'good-game':
      return polite('good-game');
    case 'well-played':
      return polite('thanks');
    default:
      break;
  }
  if (sees === null) return null;
  const { view, legalMoves, pool, random, strength, character, past } = sees;
  const scene = sceneOf(view, legalMoves, pool, random, styleFor(strength, character), past);
  return scene === null ? null : replyInGame(heard, scene, strength);
}

function replyInGame(heard: Heard, scene: Scene, strength: Strength): Reply | null {
  switch (heard.phrase) {
    case 'who-helps':
      return offerTo(heard.from, scene, strength);
    case 'help-for':
    case 'help-free':
    case 'not-for-less':
      return answerOffer(heard, scene);
    case 'who-one-shot':
      return polite('not-telling');
    case 'dont-dare':
      return polite('no-promises');
    case 'truce':
    case 'revenge':
      return heard.seat === scene.seat ? { phrase: 'no-promises', eager: true } : null;
    case 'stop':
      return agrees(heard.seat, scene) ? polite('yes') : null;
    case 'want-card':
    case 'offer-card':
      return polite('no');
    default:
      return null;
  }
}

/** Answers a fighter who wants help with the smallest share for which this bot would give it. */
function offerTo(fighter: Seat, scene: Scene, strength: Strength): Reply | null {
  const { combat } = scene.view;
  if (combat?.fighter !== fighter || combat.helper !== null || combat.helperSpent) return null;
  const least = helpsFor(scene, combat);
  if (least === null) return polite('no');
  const number = strength === 'novice' ? Math.max(least, leastForNovice(combat.treasures)) : least;
  return { phrase: 'help-for', number, eager: true };
}

/**
 * Answers an offer of help: the bot wants it if it would win the combat, for no more than its own first offer or one
 * Treasure.
 */
function answerOffer({ from, number = 0 }: Heard, scene: Scene): Reply | null {
  const { combat } = scene.view;
  if (combat?.fighter !== scene.seat || combat.helper !== null) return null;
  const isDear = number > Math.max(1, firstShare(scene, combat, playerAt(scene, from)));
  const wants = !isDear && !combat.winning && turnsWith(scene, combat, from);
  return { phrase: wants ? 'yes' : 'no', eager: true };
}

/** Whether a player other than this bot is about to win. */
function agrees(whom: Seat | undefined, scene: Scene): boolean {
  const { players, options, combat } = scene.view;
  if (whom === undefined || whom === scene.seat) return false;
  const level = combat?.fighter === whom ? levelAfter(scene, combat) : (players[whom]?.level ?? 0);
  return level >= options.level - 1;
}
