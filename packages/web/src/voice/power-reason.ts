/** Explains why a power of the seat's own card can't be used now, in terms of this table. */
import {
  rulePhrase,
  type CardDef,
  type CardId,
  type CombatView,
  type LegalMove,
  type Phrase,
  type PlayerView,
} from '@kickdoor/rules';
import { text } from '../words/say.ts';
import type { Scene } from './reason.ts';

type Power = CardDef['powers'][number];
/** A power of a card, with its owner. */
interface Owned {
  readonly power: Power;
  readonly card: CardId;
  readonly me: PlayerView;
}

/** Powers that are only useful in a fight. */
const FIGHTING: ReadonlySet<Power['power']> = new Set([
  'allure',
  'backstab',
  'charm',
  'discard-for-strength',
  'inspire',
  'round-up',
]);
/** Powers only for the fighter whose combat it is. */
const OWN_COMBAT: ReadonlySet<Power['power']> = new Set(['allure', 'charm', 'round-up']);
/** Powers used after a failed roll to run away. */
const FAILED: ReadonlySet<Power['power']> = new Set(['discard-for-roll', 'second-wind']);

function isIn({ fighter, helper }: CombatView, seat: number): boolean {
  return fighter === seat || helper === seat;
}

/** The reason during a fight. */
function fightingReason({ pool, view }: Scene, { power, me }: Owned): Phrase | null {
  const { combat, hand } = view;
  if (combat === null || view.flight !== null) return text('why-no-combat');
  if (OWN_COMBAT.has(power.power) && combat.fighter !== me.seat) return text('why-not-your-combat');
  switch (power.power) {
    case 'charm':
      return (hand?.length ?? 0) < power.with.least
        ? text('why-few-cards', { count: power.with.least })
        : null;
    case 'allure':
      return combat.winning ? text('why-winning') : null;
    case 'backstab': {
      const others = [combat.fighter, combat.helper].filter((seat) => seat !== null && seat !== me.seat);
      return others.length === 0 ? text('why-nobody-else-fights') : null;
    }
    case 'discard-for-strength': {
      if (!isIn(combat, me.seat)) return text('why-not-fighting');
      const { versus } = power.with;
      const fits = combat.foes.some(
        ({ kin }) => versus !== undefined && pool.cards[kin]?.tags.includes(versus),
      );
      return versus === undefined || fits ? null : text('why-no-fit');
    }
    case 'inspire':
      return isIn(combat, me.seat) ? text('why-fighting') : null;
    case 'round-up':
      return text('why-no-fit');
    default:
      return null;
  }
}

const MOMENTS = {
  opening: 'why-before-door',
  trouble: 'why-after-door',
  closing: 'why-turn-end',
} as const;

/** The reason that depends on the phase of the turn. */
function turnReason({ view }: Scene, { power, card, me }: Owned): Phrase | null {
  const own = view.turn === me.seat;
  switch (power.power) {
    case 'track':
    case 'bargain':
    case 'once-a-turn': {
      if (!own) return text('why-own-turn');
      const used = view.memory.players[me.seat]?.used ?? [];
      const isUsed = used.some((key) => key.startsWith(`${power.name} ${me.seat} ${card}`));
      if (isUsed) return text('why-used-turn');
      if (view.combat !== null) return text('why-in-combat');
      if (power.power === 'bargain') return null;
      const at = power.power === 'track' ? 'opening' : power.with.at;
      return view.phase === at ? null : text(MOMENTS[at]);
    }
    case 'resurrection':
      if (!own) return text('why-own-turn');
      return view.phase === 'opening' ? null : text('why-before-door');
    case 'steal':
      return view.combat === null ? text('why-nothing-to-steal') : text('why-in-combat');
    case 'defuse':
      return text('why-nothing-to-cancel');
    default:
      return null;
  }
}

function whyNot(scene: Scene, owned: Owned): Phrase {
  const { view } = scene;
  const { power } = owned.power;
  const found = FAILED.has(power)
    ? text(view.flight === null ? 'why-nobody-runs' : 'why-not-failed')
    : view.phase === 'setup'
      ? text('why-setup')
      : FIGHTING.has(power)
        ? fightingReason(scene, owned)
        : turnReason(scene, owned);
  return found ?? (view.pending === null ? rulePhrase('traits.when', view) : text('why-answer-first'));
}

/**
 * The powers of a card in play that its owner can't use now, each with the reason. Empty for cards that aren't in play.
 */
export function powerReasons(
  scene: Scene,
  card: CardId,
  legalMoves: readonly LegalMove[],
): readonly Phrase[] {
  const { pool, view, names } = scene;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined || !isActive(me, card)) return [];
  const powers = pool.cards[card]?.powers ?? [];
  const usable = new Set(legalMoves.map(({ move }) => (move.do === 'use' ? move.power : null)));
  return powers
    .filter(({ name }) => !usable.has(name))
    .map((power) =>
      text('why-power', { power: names.power(power.name), why: whyNot(scene, { power, card, me }) }),
    );
}

/** Whether a card gives its owner powers; one that is merely carried doesn't. */
function isActive(me: PlayerView, card: CardId): boolean {
  const active: readonly (readonly CardId[])[] = [
    me.races,
    me.classes,
    me.talents,
    me.equipped,
    me.sidekicks,
  ];
  return active.some((cards) => cards.includes(card)) && !me.ineffective.includes(card);
}
