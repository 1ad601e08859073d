/** Compiles a pack's card into its definition. */
import { foldTraits, freezeAll, powersIn, type CardDef, type Mark } from '@kickdoor/rules';
import type { PictureData, PrintedImage } from '../picture.ts';
import { deckOf, type CardSource } from './card.ts';

type OfKind<K extends CardSource['kind']> = Extract<CardSource, { readonly kind: K }>;

/** The fields that differ by kind; all others get their empty values. */
type Own = Partial<Omit<CardDef, 'index' | 'id' | 'set' | 'kind' | 'deck' | 'copies' | 'picture'>>;

/**
 * Compiles a card's definition, with its own picture unless another is given. All cards have the same fields in the
 * same order, so that they share one shape in memory, and are frozen.
 */
export function compileCard(
  source: CardSource,
  set: string,
  picture: PictureData | PrintedImage | null = source.picture ?? null,
): CardDef {
  const own = ownFields(source);
  const effects = 'effects' in source ? (source.effects ?? []) : [];
  const card: CardDef = {
    index: -1,
    id: source.id,
    set,
    kind: source.kind,
    deck: source.deck ?? deckOf(source.kind),
    copies: source.copies ?? 1,
    level: own.level ?? 0,
    treasures: own.treasures ?? 0,
    levels: own.levels ?? 1,
    tags: [...new Set(own.tags)],
    bonus: own.bonus ?? 0,
    gold: own.gold ?? null,
    slot: own.slot ?? 'none',
    big: own.big ?? false,
    gadget: own.gadget ?? false,
    laser: own.laser ?? false,
    marks: [...new Set(own.marks ?? ('marks' in source ? source.marks : []))],
    steed: own.steed ?? false,
    for: own.for ?? null,
    notFor: own.notFor ?? null,
    sex: own.sex ?? null,
    makes: own.makes ?? null,
    trap: own.trap ?? false,
    lasting: own.lasting ?? false,
    on: own.on ?? 'self',
    traits: foldTraits(effects),
    powers: powersIn(effects),
    plays: own.plays ?? [],
    badStuff: own.badStuff ?? [],
    escaped: own.escaped ?? [],
    killed: own.killed ?? [],
    sacrificed: own.sacrificed ?? [],
    strike: own.strike ?? [],
    picture,
  };
  return freezeAll(card);
}

function ownFields(source: CardSource): Own {
  switch (source.kind) {
    case 'monster':
      return monster(source);
    case 'curse':
      return {
        strike: source.strike ?? [],
        lasting: source.lasting ?? false,
        trap: source.trap ?? false,
        on: source.on ?? 'self',
      };
    case 'enhancer':
      return { bonus: source.strength, treasures: source.treasures, makes: source.makes ?? null };
    case 'item-enhancer':
      return { bonus: source.strength, makes: source.makes ?? null };
    case 'event':
      return { strike: source.strike };
    case 'item':
      return item(source);
    case 'oneshot':
      return { gold: source.gold, plays: source.use };
    case 'special':
      return { on: source.on ?? 'self', strike: source.strike ?? [], plays: source.use ?? [] };
    case 'sidekick':
      return sidekick(source);
    case 'steed':
      // Steeds are Big for everything that affects Big items (`steeds.big`).
      return { bonus: source.bonus, gold: source.gold, big: true };
    default:
      return {};
  }
}

function monster(source: OfKind<'monster'>): Own {
  return {
    level: source.level,
    treasures: source.treasures,
    levels: source.levels ?? 1,
    tags: source.tags ?? [],
    badStuff: source.badStuff,
    escaped: source.escaped ?? [],
    killed: source.killed ?? [],
  };
}

function sidekick(source: OfKind<'sidekick'>): Own {
  return {
    bonus: source.strength ?? 0,
    sex: source.sex ?? null,
    gold: source.gold ?? null,
    killed: source.killed ?? [],
    sacrificed: source.sacrificed ?? [],
    // A companion's kind is one of its marks.
    marks: [...(source.marks ?? []), ...ownKinds(source.effects ?? [])],
  };
}

/** The marks that stand for a companion's other kind. */
function ownKinds(effects: Parameters<typeof foldTraits>[0]): readonly Mark[] {
  return foldTraits(effects).apart.flatMap(({ mark }) => (mark === undefined ? [] : [mark]));
}

const FIRE = ['fire'] as const;

function item(source: OfKind<'item'>): Own {
  return {
    bonus: source.bonus ?? 0,
    gold: source.gold,
    // Each laser is a two-hand weapon (`lasers.kind`).
    slot: source.slot ?? (source.laser === true ? 'two hands' : 'none'),
    big: source.big ?? false,
    gadget: source.gadget ?? false,
    laser: source.laser ?? false,
    // And each counts as fire (`lasers.fire`).
    marks: [...new Set([...(source.marks ?? []), ...(source.laser === true ? FIRE : [])])],
    steed: source.steed ?? false,
    for: source.for ?? null,
    notFor: source.notFor ?? null,
  };
}
