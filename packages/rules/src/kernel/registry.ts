/** How the game calls the effects of its cards, which it knows only by name. */
import type { CardDef, CardId, Seat } from '../model/card.ts';
import type { Deed, Play, Power } from '../model/effect.ts';
import type { Asked, ChoiceFrame, DoFrame } from '../model/frame.ts';
import type { Pick } from '../model/move.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import type { Boost } from '../model/state.ts';
import type { AnyDeed, AnyPlay, AnyPower, AnyTrait, Asking, Effects, Table, Target } from './effect.ts';
import { def, type Game } from './game.ts';

/** An effect by name. Throws for an unknown name: packs are validated when they are compiled. */
export function find<M>(table: Table<M>, name: string): M {
  const found = table[name];
  if (found === undefined) throw new Error(`no effect ${name}`);
  return found;
}

function deedModule({ pool }: Game, { deed }: Deed): AnyDeed {
  return find(pool.effects.deeds, deed);
}

function playModule({ pool }: Game, { play }: Play): AnyPlay {
  return find(pool.effects.plays, play);
}

/** The module of a power. */
export function powerModule({ pool }: Game, { power }: Power): AnyPower {
  return find(pool.effects.powers, power);
}

/** Carries out a frame's deed; the frame has been removed from the stack. */
export function runDeed(game: Game, frame: DoFrame): void {
  deedModule(game, frame.deed).run(game, frame.deed.with, frame);
}

/** Continues a deed whose choice was answered; the frame has been removed from the stack. */
export function answerDeed(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const { deed } = frame;
  if (deed === undefined) throw new Error('a choice without its deed');
  goOn(deedModule(game, deed), game, deed.with, frame, picks);
}

/** What a deed's choice asks; `null` if only the card's text says it. */
export function askedByDeed(game: Game, frame: ChoiceFrame): Asked | null {
  const { deed } = frame;
  return deed === undefined ? null : (deedModule(game, deed).asks?.(deed.with, frame) ?? null);
}

/** Continues the effect that opened a choice. */
function goOn<P>(
  module: { readonly name: string } & Asking<P>,
  game: Game,
  params: P,
  frame: ChoiceFrame,
  picks: readonly Pick[],
): void {
  if (module.chosen === undefined) throw new Error(`${module.name} asks nothing`);
  module.chosen(game, params, frame, picks);
}

/** Whether this card's deed would affect its subject now (`curses.nothing-to-strike`). */
export function deedStrikes(game: Game, deed: Deed, subject: Seat, card: CardId): boolean {
  return deedModule(game, deed).strikes?.(game, deed.with, subject, card) ?? true;
}

/** Whether any of this card's deeds would affect its subject now. */
export function anyStrikes(game: Game, list: readonly Deed[], subject: Seat, card: CardId): boolean {
  for (const deed of list) if (deedStrikes(game, deed, subject, card)) return true;
  return false;
}

/** Whether a deed chooses itself whom it affects, each protected by their own cards. */
export function deedSpreads(game: Game, deed: Deed): boolean {
  return deedModule(game, deed).spreads ?? false;
}

/** What a deed would take, for wards. */
export function deedTopic(game: Game, deed: Deed): string | null {
  return deedModule(game, deed).topic?.(deed.with) ?? null;
}

/** Returns the legal targets of a card now, each once. */
export function playTargets(game: Game, seat: Seat, card: CardId): Target[] {
  const found: Target[] = [];
  const list = def(game, card).plays;
  for (const play of list) {
    const module = playModule(game, play);
    for (const target of module.targets(game, play.with, seat)) {
      // A target from this play effect fits it; another play effect may allow a target that this one doesn't.
      const legal =
        module.validate(game, play.with, seat, card, target) === null ||
        (list.length > 1 && validatePlays(game, seat, card, target) === null);
      if (legal && !found.some((one) => isSame(one, target))) found.push(target);
    }
  }
  return found;
}

function isSame(a: Target, b: Target): boolean {
  return a.side === b.side && a.seat === b.seat && a.card === b.card;
}

/** Whether a play effect can be aimed like this, with nothing beyond what it needs. */
function fits(game: Game, play: Play, seat: Seat, target: Target): boolean {
  return playModule(game, play)
    .targets(game, play.with, seat)
    .some((one) => isSame(one, target));
}

function validatePlay(game: Game, play: Play, seat: Seat, card: CardId, target: Target): Refusal | null {
  const why = playModule(game, play).validate(game, play.with, seat, card, target);
  return why ?? (fits(game, play, seat, target) ? null : refuse('combat.one-shots'));
}

/** Why a card can't be played like this; `null` if at least one of its effects can happen now. */
export function validatePlays(game: Game, seat: Seat, card: CardId, target: Target): Refusal | null {
  let refusal: Refusal | null = null;
  for (const play of def(game, card).plays) {
    const why = validatePlay(game, play, seat, card, target);
    if (why === null) return null;
    refusal ??= why;
  }
  return refusal ?? refuse('timing.specials');
}

/**
 * Carries out every effect of the card that can happen now, and rechecks the rest once one has ended the combat. The
 * caller has validated the play and removed the card from its place.
 */
export function runPlays(game: Game, seat: Seat, card: CardId, target: Target): void {
  const { combat, flight } = game.state;
  const all = [...def(game, card).plays.entries()];
  const isLegal = (play: Play): boolean => validatePlay(game, play, seat, card, target) === null;
  const legal = all.filter(([, play]) => isLegal(play));
  for (const [index, play] of legal) {
    const isAsBefore = game.state.combat === combat && game.state.flight === flight;
    if (!isAsBefore && !isLegal(play)) continue;
    playModule(game, play).run(game, play.with, { seat, card, target, index });
  }
}

/** The play effect that opened a choice. */
function playOf(game: Game, frame: ChoiceFrame): Play {
  const play = def(game, frame.card).plays[frame.data?.[0] ?? -1];
  if (play === undefined) throw new Error('a choice without its play');
  return play;
}

/** What a play effect's choice asks; `null` if only the card's text says it. */
export function askedByPlay(game: Game, frame: ChoiceFrame): Asked | null {
  if (frame.card < 0) return null;
  const play = playOf(game, frame);
  return playModule(game, play).asks?.(play.with, frame) ?? null;
}

/** Continues a play effect whose choice was answered; the frame has been removed from the stack. */
export function answerPlay(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const play = playOf(game, frame);
  goOn(playModule(game, play), game, play.with, frame, picks);
}

/** Continues a power whose choice was answered; the frame has been removed from the stack. */
export function answerPower(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const power = def(game, frame.card).powers[frame.data?.[0] ?? -1];
  if (power === undefined) throw new Error('a choice without its power');
  goOn(powerModule(game, power), game, power.with, frame, picks);
}

/** A card's traits of one sort, as parameters. */
export interface Held {
  readonly module: AnyTrait;
  readonly params: readonly unknown[];
}

/** The traits that a card has, in the order of its text. */
export function traitsIn(effects: Effects, { traits }: CardDef): Held[] {
  const values: Readonly<Record<string, unknown>> = traits;
  return Object.values(effects.traits).flatMap((module) => {
    const params = module.unfold(values[module.field]);
    return params.length === 0 ? [] : [{ module, params }];
  });
}

/** Whether a sidekick has no abilities; its text says so. */
export function isPlain(effects: Effects, card: CardDef): boolean {
  const ends = card.killed.length + card.sacrificed.length > 0;
  return card.bonus === 0 && card.powers.length === 0 && !ends && traitsIn(effects, card).length === 0;
}

/** The current value of a boost whose amount is recomputed. */
export function countBoost(game: Game, boost: Boost): number {
  const play = def(game, boost.card).plays[boost.count?.play ?? -1];
  if (play === undefined) return boost.amount;
  const module = playModule(game, play);
  if (module.count === undefined) throw new Error(`${module.name} counts nothing`);
  return module.count(game, play.with, boost);
}
