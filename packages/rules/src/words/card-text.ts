/** A card's text, composed from its effects instead of written by hand, so that it says what actually happens. */
import { EFFECTS } from '../effects/index.ts';
import type { Effects } from '../kernel/effect.ts';
import { find, isPlain, traitsIn } from '../kernel/registry.ts';
import { markWords, sentences, whoWords } from '../effects/words.ts';
import { isOwnMark, type CardDef, type Mark } from '../model/card.ts';
import type { Deed, Play } from '../model/effect.ts';
import { phrase, type Phrase } from '../model/phrase.ts';

/**
 * Returns the paragraphs of a card's text, in order. A card in hand shows the first of them, so what decides whether
 * and how it is played comes before what other cards refer to.
 */
export function cardText(def: CardDef, all: Effects = EFFECTS): Phrase[] {
  return [
    ...whose(def),
    ...whatItIs(def, all),
    ...effects(def, all),
    ...troubles(def, all),
    ...ends(def, all),
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

/** Short labels that rules and other cards refer to. */
function marks(def: CardDef): Phrase[] {
  const said = def.tags.map((tag) => phrase('card-tag', { tag: markWords(tag) }));
  if (def.gadget) said.push(phrase('card-gadget'));
  if (def.laser) said.push(phrase('card-laser'));
  for (const mark of def.marks) {
    said.push(mark === 'fire' ? phrase('card-mark-fire') : phrase('card-tag', { tag: markWords(mark) }));
  }
  return said.length === 0 ? [] : [sentences(said)];
}

/** What the card is for, if its kind implies it. */
function whatItIs(def: CardDef, all: Effects): Phrase[] {
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
      return [improver(def)];
    case 'curse':
      return [...restricted(def), ...(def.strike.length === 0 ? [] : [deedsPhrase(def.strike, all)])];
    case 'event':
      return [phrase('card-event', { deeds: deedsPhrase(def.strike, all) })];
    case 'place':
      return [phrase('card-place')];
    case 'special':
      if (def.plays.length > 0) return [played(def.plays, all)];
      return [phrase(`card-special-${def.on}`, { deeds: deedsPhrase(def.strike, all) })];
    case 'oneshot':
      return [played(def.plays, all)];
    case 'sidekick':
      return [...priced(def), ...(isPlain(all, def) ? [phrase('card-sidekick-plain')] : follower(def))];
    case 'steed':
      return follower(def);
    default:
      return [];
  }
}

/** The only players that a curse may be played on. */
function restricted({ on }: CardDef): Phrase[] {
  return on === 'highest' || on === 'lowest' ? [phrase(`card-curse-${on}`)] : [];
}

/** A sidekick with a price is an item, unlike others. */
function priced(def: CardDef): Phrase[] {
  return def.gold === null ? [] : [phrase('card-sidekick-item')];
}

function follower(def: CardDef): Phrase[] {
  return def.bonus === 0 ? [] : [phrase('card-sidekick', { strength: def.bonus })];
}

function improver({ bonus, makes }: CardDef): Phrase {
  const said = phrase('card-item-enhancer', { strength: bonus });
  if (makes === null) return said;
  return sentences([said, phrase('card-item-enhancer-makes', { mark: markWords(makes) })]);
}

function enhancer(def: CardDef): Phrase {
  const said = [phrase('card-enhancer', { strength: def.bonus })];
  if (def.treasures !== 0) said.push(phrase('card-enhancer-treasures', { count: def.treasures }));
  if (def.makes !== null) said.push(made(def.makes));
  return sentences(said);
}

/** What an enhancer turns its monster into. The engine's own marks have a wording for that. */
function made(mark: Mark): Phrase {
  const tag = markWords(mark);
  return phrase(isOwnMark(mark) ? 'card-enhancer-makes' : 'card-enhancer-makes-mark', { tag });
}

/** What applies while it is in play, and what may be done with it. */
function effects(def: CardDef, all: Effects): Phrase[] {
  const holding = traitsIn(all, def).flatMap(({ module, params }) =>
    params.map((one) => module.words(one, def.kind)),
  );
  const told = (held: readonly Deed[]): Phrase => deedsPhrase(held, all);
  const doing = def.powers.map((power) => find(all.powers, power.power).words(power.with, told));
  return [...(holding.length === 0 ? [] : [sentences(holding)]), ...doing];
}

/** Returns the wording of a monster's Bad Stuff. */
export function badStuffPhrase(def: CardDef, all: Effects = EFFECTS): Phrase {
  return phrase('card-bad-stuff', { deeds: deedsPhrase(def.badStuff, all) });
}

/** What a monster does to those who meet it. */
function troubles(def: CardDef, all: Effects): Phrase[] {
  if (def.kind !== 'monster') return [];
  const said: Phrase[] = [badStuffPhrase(def, all)];
  if (def.escaped.length > 0) said.push(phrase('card-escaped', { deeds: deedsPhrase(def.escaped, all) }));
  if (def.killed.length > 0) said.push(phrase('card-killed', { deeds: deedsPhrase(def.killed, all) }));
  if (def.treasures === 0) said.push(phrase('card-no-treasure'));
  return said;
}

/** What losing a sidekick means for its owner. */
function ends(def: CardDef, all: Effects): Phrase[] {
  if (def.kind !== 'sidekick') return [];
  const said: Phrase[] = [];
  if (def.killed.length > 0) {
    said.push(phrase('card-sidekick-killed', { deeds: deedsPhrase(def.killed, all) }));
  }
  if (def.sacrificed.length > 0) {
    said.push(phrase('card-sidekick-sacrificed', { deeds: deedsPhrase(def.sacrificed, all) }));
  }
  return said;
}

/** What happens to the card. */
function closing(def: CardDef): Phrase[] {
  if (def.kind === 'oneshot') return [phrase('card-once')];
  const { nextTurn, lasts } = def.traits;
  return def.lasting && !nextTurn && lasts === null ? [phrase('card-lasting')] : [];
}

/** Returns the wording of a deed. */
export function deedPhrase({ deed, with: params }: Deed, all: Effects = EFFECTS): Phrase {
  return find(all.deeds, deed).words(params, (list) => deedsPhrase(list, all));
}

/** Returns the wording of several deeds in a row. */
export function deedsPhrase(list: readonly Deed[], all: Effects = EFFECTS): Phrase {
  return sentences(list.map((deed) => deedPhrase(deed, all)));
}

function played(list: readonly Play[], all: Effects): Phrase {
  const told = (held: readonly Deed[]): Phrase => deedsPhrase(held, all);
  return sentences(list.map(({ play, with: params }) => find(all.plays, play).words(params, told)));
}
