/**
 * All effects by name, and what the game asks of them. The maps are filled by `effects/index.ts`; chapters ask here, so that an
 * effect may use any chapter.
 */
import { def, type Game } from './game.ts';
import type { CardDef, CardId, Seat } from '../model/card.ts';
import type { Deed, Play } from '../model/effect.ts';
import type { Pick } from '../model/move.ts';
import type { Phrase } from '../model/phrase.ts';
import { refuse, type Refusal, type RuleId } from '../model/refusal.ts';
import type { ChoiceFrame, DoFrame } from '../model/frame.ts';
import type { Boost } from '../model/state.ts';
import type { AnyDeed, AnyPlay, AnyPower, AnyTrait, Target } from './effect.ts';

export const deeds = new Map<string, AnyDeed>();
export const traits = new Map<string, AnyTrait>();
export const plays = new Map<string, AnyPlay>();
export const powers = new Map<string, AnyPower>();

/** An effect by name. A name outside the registry is a defect: packs are checked when they are read. */
function find<M>(registry: ReadonlyMap<string, M>, name: string): M {
  const found = registry.get(name);
  if (found === undefined) throw new Error(`no effect ${name}`);
  return found;
}

/** The power effect by name. */
export function powerEffect(name: string): AnyPower {
  return find(powers, name);
}

/** Whether a sidekick has nothing to offer but itself, as its text says then. */
export function isPlain(card: CardDef): boolean {
  const holds = [...traits.values()].some((trait) => trait.read(card.traits, card.kind).length > 0);
  const ends = card.killed.length + card.sacrificed.length > 0;
  return card.bonus === 0 && card.powers.length === 0 && !holds && !ends;
}

/** Does what a frame says; the frame is off the stack. */
export function runDeed(game: Game, frame: DoFrame): void {
  find(deeds, frame.deed.deed).run(game, frame.deed.with, frame);
}

/** Goes on with a deed whose choice is answered; the frame is off the stack. */
export function answerDeed(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const { deed } = frame;
  if (deed === undefined) throw new Error('a choice without its deed');
  find(deeds, deed.deed).chosen(game, deed.with, frame, picks);
}

/** Whether a deed of this card would do anything to its subject now (`curses.nothing-to-strike`). */
export function deedStrikes(game: Game, deed: Deed, subject: Seat, card: CardId): boolean {
  return find(deeds, deed.deed).strikes(game, deed.with, subject, card);
}

/** Whether any of these deeds of this card would do anything to their subject now. */
export function anyStrikes(game: Game, list: readonly Deed[], subject: Seat, card: CardId): boolean {
  for (const deed of list) if (deedStrikes(game, deed, subject, card)) return true;
  return false;
}

/** Whether a deed says itself whom it befalls, each of whom is warded by their own cards. */
export function deedSpreads(deed: Deed): boolean {
  return find(deeds, deed.deed).spreads;
}

/** What a deed would take, for wards. */
export function deedTopic(deed: Deed): string | null {
  return find(deeds, deed.deed).topic(deed.with);
}

/** How a deed reads. */
export function deedWords(deed: Deed): Phrase {
  return find(deeds, deed.deed).words(deed.with);
}

/** The rules that a deed bends, with those within it. */
export function deedBends(deed: Deed): readonly RuleId[] {
  return find(deeds, deed.deed).bends(deed.with);
}

/** The rules that a play bends. */
export function playBends(play: Play): readonly RuleId[] {
  return find(plays, play.play).bends(play.with);
}

/** How a play reads. */
export function playWords(play: Play): Phrase {
  return find(plays, play.play).words(play.with);
}

/** Where a card could lawfully be aimed now, each target once. */
export function playTargets(game: Game, seat: Seat, card: CardId): Target[] {
  const found: Target[] = [];
  const list = def(game, card).plays;
  for (const play of list) {
    const effect = find(plays, play.play);
    for (const target of effect.targets(game, play.with, seat)) {
      // What a play is aimed at by itself fits it; another play may allow what this one does not.
      const lawful =
        effect.judge(game, play.with, seat, card, target) === null ||
        (list.length > 1 && judgePlays(game, seat, card, target) === null);
      if (lawful && !found.some((one) => isSame(one, target))) found.push(target);
    }
  }
  return found;
}

function isSame(a: Target, b: Target): boolean {
  return a.side === b.side && a.seat === b.seat && a.card === b.card;
}

/** Whether a play can be aimed so: nothing is said beyond what it needs. */
function fits(game: Game, play: Play, seat: Seat, target: Target): boolean {
  return find(plays, play.play)
    .targets(game, play.with, seat)
    .some((one) => isSame(one, target));
}

function judgePlay(game: Game, play: Play, seat: Seat, card: CardId, target: Target): Refusal | null {
  const why = find(plays, play.play).judge(game, play.with, seat, card, target);
  return why ?? (fits(game, play, seat, target) ? null : refuse('combat.one-shots'));
}

/** Why a card can't be played so; `null` where at least one of the things that it does can be done now. */
export function judgePlays(game: Game, seat: Seat, card: CardId, target: Target): Refusal | null {
  let refusal: Refusal | null = null;
  for (const play of def(game, card).plays) {
    const why = judgePlay(game, play, seat, card, target);
    if (why === null) return null;
    refusal ??= why;
  }
  return refusal ?? refuse('timing.specials');
}

/** Does all that the card can do now. Whoever calls has judged it and taken the card from where it lay. */
export function runPlays(game: Game, seat: Seat, card: CardId, target: Target): void {
  const all = [...def(game, card).plays.entries()];
  const lawful = all.filter(([, play]) => judgePlay(game, play, seat, card, target) === null);
  for (const [index, play] of lawful) {
    find(plays, play.play).run(game, play.with, { seat, card, target, index });
  }
}

/** Goes on with a play whose choice is answered; the frame is off the stack. */
export function answerPlay(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const play = def(game, frame.card).plays[frame.data?.[0] ?? -1];
  if (play === undefined) throw new Error('a choice without its play');
  find(plays, play.play).chosen(game, play.with, frame, picks);
}

/** Goes on with a power whose choice is answered; the frame is off the stack. */
export function answerPower(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const power = def(game, frame.card).powers[frame.data?.[0] ?? -1];
  if (power === undefined) throw new Error('a choice without its power');
  find(powers, power.power).chosen(game, power.with, frame, picks);
}

/** What a boost that counts anew is worth now. */
export function countBoost(game: Game, boost: Boost): number {
  const play = def(game, boost.card).plays[boost.count?.play ?? -1];
  return play === undefined ? boost.amount : find(plays, play.play).count(game, play.with, boost);
}
