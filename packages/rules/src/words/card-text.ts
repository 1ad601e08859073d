/** A card's text, composed from what the card does: nobody writes it by hand, so it says what happens. */
import { deedWords, isPlain, playWords, powerEffect, traits } from '../kernel/registry.ts';
import { sentences, whoWords } from '../effects/words.ts';
import type { CardDef } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { phrase, type Phrase } from '../model/phrase.ts';

/**
 * The paragraphs of a card's text, in the order in which they stand on it. A card in a hand shows the first of them: what
 * decides whether and how it is played stands before what other cards may make of it.
 */
export function cardText(def: CardDef): Phrase[] {
  return [
    ...whose(def),
    ...whatItIs(def),
    ...effects(def),
    ...troubles(def),
    ...ends(def),
    ...marks(def),
    ...closing(def),
  ];
}

/** Who may use it. */
function whose(def: CardDef): Phrase[] {
  const said: Phrase[] = [];
  if (def.steed) said.push(phrase('card-steed-gear'));
  if (def.for !== null) said.push(phrase('card-for', { who: whoWords(def.for) }));
  if (def.notFor !== null) said.push(phrase('card-not-for', { who: whoWords(def.notFor) }));
  return said.length === 0 ? [] : [sentences(said)];
}

/** Short marks that rules and other cards speak of. */
function marks(def: CardDef): Phrase[] {
  const said = def.tags.map((tag) => phrase('card-tag', { tag: phrase(`tag-${tag}`) }));
  if (def.gadget) said.push(phrase('card-gadget'));
  if (def.laser) said.push(phrase('card-laser'));
  for (const mark of def.marks) said.push(phrase(`card-mark-${mark}`));
  return said.length === 0 ? [] : [sentences(said)];
}

/** What cards of its kind are for, where their kind says it. */
function whatItIs(def: CardDef): Phrase[] {
  switch (def.kind) {
    case 'half-breed':
    case 'super-munchkin':
    case 'mate':
    case 'wandering':
    case 'cheat':
      return [phrase(`card-${def.kind}`)];
    case 'enhancer':
      return [enhancer(def)];
    case 'item-enhancer':
      return [phrase('card-item-enhancer', { strength: def.bonus })];
    case 'curse':
      return told(def.strike);
    case 'event':
      return [phrase('card-event', { deeds: deeds(def.strike) })];
    case 'special':
      if (def.plays.length > 0) return [sentences(def.plays.map(playWords))];
      return [phrase(`card-special-${def.on}`, { deeds: deeds(def.strike) })];
    case 'oneshot':
      return [sentences(def.plays.map(playWords))];
    case 'sidekick':
      return [...priced(def), ...(isPlain(def) ? [phrase('card-sidekick-plain')] : follower(def))];
    case 'steed':
      return follower(def);
    default:
      return [];
  }
}

/** A sidekick with a price is an item, which others are not. */
function priced(def: CardDef): Phrase[] {
  return def.gold === null ? [] : [phrase('card-sidekick-item')];
}

function follower(def: CardDef): Phrase[] {
  return def.bonus === 0 ? [] : [phrase('card-sidekick', { strength: def.bonus })];
}

function enhancer(def: CardDef): Phrase {
  const said = [phrase('card-enhancer', { strength: def.bonus })];
  if (def.treasures !== 0) said.push(phrase('card-enhancer-treasures', { count: def.treasures }));
  if (def.makes !== null) said.push(phrase('card-enhancer-makes', { tag: phrase(`tag-${def.makes}`) }));
  return sentences(said);
}

/** What holds while it is in play, and what may be done with it. */
function effects(def: CardDef): Phrase[] {
  const holding = [...traits.values()].flatMap((trait) => trait.read(def.traits, def.kind));
  const doing = def.powers.map((power) => powerEffect(power.power).words(power.with));
  return [...(holding.length === 0 ? [] : [sentences(holding)]), ...doing];
}

/** What a monster does to those who meet it. */
function troubles(def: CardDef): Phrase[] {
  if (def.kind !== 'monster') return [];
  const said: Phrase[] = [phrase('card-bad-stuff', { deeds: deeds(def.badStuff) })];
  if (def.escaped.length > 0) said.push(phrase('card-escaped', { deeds: deeds(def.escaped) }));
  if (def.killed.length > 0) said.push(phrase('card-killed', { deeds: deeds(def.killed) }));
  if (def.treasures === 0) said.push(phrase('card-no-treasure'));
  return said;
}

/** What its end means for the owner of a sidekick. */
function ends(def: CardDef): Phrase[] {
  if (def.kind !== 'sidekick') return [];
  const said: Phrase[] = [];
  if (def.killed.length > 0) said.push(phrase('card-sidekick-killed', { deeds: deeds(def.killed) }));
  if (def.sacrificed.length > 0) {
    said.push(phrase('card-sidekick-sacrificed', { deeds: deeds(def.sacrificed) }));
  }
  return said;
}

/** What becomes of the card. */
function closing(def: CardDef): Phrase[] {
  if (def.kind === 'oneshot') return [phrase('card-once')];
  return def.lasting && !def.traits.nextTurn ? [phrase('card-lasting')] : [];
}

function deeds(list: readonly Deed[]): Phrase {
  return sentences(list.map(deedWords));
}

function told(list: readonly Deed[]): Phrase[] {
  return list.length === 0 ? [] : [deeds(list)];
}
