/** Explains why a card can't be played now, or would have no effect, given the situation at the table. */
import {
  rulePhrase,
  whoWords,
  type CardDef,
  type CardId,
  type CardPool,
  type Names,
  type Phrase,
  type Refusal,
  type RuleId,
  type View,
} from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** What a reason depends on. */
export interface Scene {
  readonly pool: CardPool;
  readonly view: View;
  readonly names: Names;
}

/** Kinds of cards that can be played only in fights. */
const FIGHTING: ReadonlySet<CardDef['kind']> = new Set(['monster', 'enhancer', 'mate', 'wandering']);
const TIMING: ReadonlySet<RuleId> = new Set(['timing.own-turn', 'timing.specials', 'timing.on-receipt']);
const ANSWER: ReadonlySet<RuleId> = new Set([
  'curses.at-once',
  'curses.victim-chooses',
  'flee.bad-stuff',
  'timing.any-time',
]);

/** The first matching card in the seat's hand. */
function held({ pool, view }: Scene, fits: (def: CardDef) => boolean): CardId | undefined {
  return view.hand?.find((card) => {
    const def = pool.cards[card];
    return def !== undefined && fits(def);
  });
}

/** Says what is missing, and names the card in the hand that provides it, if there is one. */
function lacking({ names }: Scene, what: Phrase, has: CardId | undefined): Phrase {
  return has === undefined
    ? text('why-needs', { what })
    : text('why-needs-held', { what, card: names.card(has) });
}

/** The reason, if it is that there is a fight or that there is none. */
function fightReason(scene: Scene, { kind }: CardDef, rule: RuleId): Phrase | null {
  const { view } = scene;
  const chapter = rule.slice(0, rule.indexOf('.'));
  if (view.combat === null) {
    const trouble = kind === 'monster' ? troubleReason(view) : null;
    if (trouble !== null) return trouble;
    const needsFight = ['monsters', 'enhancers', 'meddling', 'combat'].includes(chapter);
    if (needsFight || FIGHTING.has(kind)) return text('why-no-combat');
    return rule === 'flee.roll' ? text('why-nobody-runs') : null;
  }
  if (view.flight !== null || view.memory.phase === 'flee') {
    return rule === 'flee.roll' || FIGHTING.has(kind) ? text('why-running') : null;
  }
  if (rule === 'flee.roll') return text('why-nobody-runs');
  if (rule === 'combat.gear-frozen') return text('why-in-combat');
  if (rule === 'monsters.kin-join' && kind === 'monster') {
    const wandering = held(scene, (def) => def.kind === 'wandering');
    return wandering === undefined
      ? text('why-no-kin')
      : text('why-kin-held', { card: scene.names.card(wandering) });
  }
  if (rule === 'combat.defeat-without-kill') return text('why-no-target');
  if (rule === 'monsters.wandering') return text('why-no-monster');
  return null;
}

/** Why a monster from the hand can't be fought now, on the seat's own turn: says when it can be. */
function troubleReason({ turn, seat, phase }: View): Phrase | null {
  if (turn !== seat || phase === 'setup' || phase === 'over') return null;
  return text(phase === 'opening' || phase === 'door' ? 'why-trouble-door' : 'why-trouble-late');
}

/** The reason, if it depends on the player's followers, or on what a cheat card needs. */
function followerReason(scene: Scene, rule: RuleId): Phrase | null {
  const { view, names } = scene;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined) return null;
  if (rule === 'items.cheat') return text('why-cheat-nothing');
  if (rule === 'steeds.gear') {
    const steed = held(scene, ({ kind }) => kind === 'steed');
    return steed === undefined
      ? text('why-no-steed')
      : text('why-no-steed-held', { card: names.card(steed) });
  }
  const follower = rule === 'sidekicks.play' ? 'sidekick' : rule === 'steeds.one' ? 'steed' : null;
  if (follower === null) return null;
  const [had] = follower === 'sidekick' ? me.sidekicks : me.steeds;
  const cheat = held(scene, ({ kind }) => kind === 'cheat');
  if (had === undefined) return null;
  return cheat === undefined
    ? text(`why-has-${follower}`, { card: names.card(had) })
    : text(`why-has-${follower}-held`, { card: names.card(had), held: names.card(cheat) });
}

/** The reason, if it depends on the player's races, classes and similar cards. */
function traitReason(scene: Scene, { kind }: CardDef, rule: RuleId): Phrase | null {
  const { view, names } = scene;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined) return null;
  if (rule === 'traits.one-each' && (kind === 'race' || kind === 'class')) {
    const [had] = kind === 'race' ? me.races : me.classes;
    const doubler = held(scene, (def) => def.kind === (kind === 'race' ? 'half-breed' : 'super-munchkin'));
    if (had === undefined) return null;
    return doubler === undefined
      ? text('why-has-trait', { card: names.card(had) })
      : text('why-has-trait-held', { card: names.card(had), held: names.card(doubler) });
  }
  if (rule === 'traits.half-breed' && me.races.length === 0) {
    const race = held(scene, (def) => def.kind === 'race');
    return race === undefined ? text('why-no-race') : text('why-no-race-held', { card: names.card(race) });
  }
  if (rule === 'traits.super-munchkin' && me.classes.length === 0) {
    const own = held(scene, (def) => def.kind === 'class');
    return own === undefined ? text('why-no-class') : text('why-no-class-held', { card: names.card(own) });
  }
  return null;
}

function timeReason({ view }: Scene, rule: RuleId): Phrase | null {
  if (view.phase === 'setup' || !TIMING.has(rule)) return null;
  if (view.turn !== view.seat) return text('why-own-turn');
  return view.combat === null ? null : text('why-in-combat');
}

/**
 * Why a card can't be played now: a short reason if there is one for the situation, otherwise the rule that forbids it.
 */
export function reasonPhrase(scene: Scene, card: CardId, { rule }: Refusal): Phrase {
  const { pool, view } = scene;
  const def = pool.cards[card];
  if (ANSWER.has(rule) && view.pending !== null) return text('why-answer-first');
  if (rule === 'items.big') return text('why-big');
  if (rule === 'setup.opening-plays') return idleReason(scene, card) ?? text('why-setup');
  const found =
    def === undefined
      ? timeReason(scene, rule)
      : (timeReason(scene, rule) ??
        fightReason(scene, def, rule) ??
        followerReason(scene, rule) ??
        traitReason(scene, def, rule));
  return found ?? rulePhrase(rule, view);
}

/** Why an item would have no effect: other characters can use it, but not this one. `null` if that isn't the reason. */
export function idleReason(scene: Scene, card: CardId): Phrase | null {
  const { pool, view } = scene;
  const def = pool.cards[card];
  const wanted = def?.for ?? null;
  if (def === undefined || wanted === null) return null;
  const me = view.seat === null ? undefined : view.players[view.seat];
  const cards = [...(me?.races ?? []), ...(me?.classes ?? [])].map((one) => pool.cards[one]?.id);
  const trait = wanted.class ?? wanted.race;
  if (trait === undefined || trait === 'human' || cards.includes(trait)) return null;
  return lacking(
    scene,
    whoWords(wanted),
    held(scene, ({ id }) => id === trait),
  );
}
