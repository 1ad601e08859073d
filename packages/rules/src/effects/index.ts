/**
 * All effects. To add one, add its file, its import and its entry here, and its words to
 * `words/LANGUAGE/{deeds,traits,plays,powers}.ftl`.
 */
import { composeEffects } from './compose.ts';
import { changeSex } from './deeds/change-sex.ts';
import { die } from './deeds/die.ts';
import { draw } from './deeds/draw.ts';
import { duel } from './deeds/duel.ts';
import { each } from './deeds/each.ts';
import { either } from './deeds/either.ts';
import { gainLevel } from './deeds/gain-level.ts';
import { gift } from './deeds/gift.ts';
import { giveUp } from './deeds/give-up.ts';
import { when } from './deeds/if.ts';
import { lookAtHand } from './deeds/look-at-hand.ts';
import { swapHands } from './deeds/swap-hands.ts';
import { turn } from './deeds/turn.ts';
import { liftCurses } from './deeds/lift-curses.ts';
import { loseHand } from './deeds/lose-hand.ts';
import { loseItem } from './deeds/lose-item.ts';
import { loseLevel } from './deeds/lose-level.ts';
import { loseSidekick } from './deeds/lose-sidekick.ts';
import { loseSteed } from './deeds/lose-steed.ts';
import { loseTrait } from './deeds/lose-trait.ts';
import { loseWorth } from './deeds/lose-worth.ts';
import { nextCombat } from './deeds/next-combat.ts';
import { robLevel } from './deeds/rob-level.ts';
import { roll } from './deeds/roll.ts';
import { searchDiscards } from './deeds/search-discards.ts';
import { afflict } from './plays/afflict.ts';
import { cancelCard } from './plays/cancel-card.ts';
import { cancelCurse } from './plays/cancel-curse.ts';
import { sealCombat } from './plays/seal-combat.ts';
import { conscript } from './plays/conscript.ts';
import { copyGear } from './plays/copy-gear.ts';
import { copyLevel } from './plays/copy-level.ts';
import { endCombat } from './plays/end-combat.ts';
import { escape } from './plays/escape.ts';
import { fixDie } from './plays/fix-die.ts';
import { fleeBonus } from './plays/flee-bonus.ts';
import { hireAway } from './plays/hire-away.ts';
import { removeFoe } from './plays/remove-foe.ts';
import { strengthEach } from './plays/strength-each.ts';
import { strength } from './plays/strength.ts';
import { stripEnhancer } from './plays/strip-enhancer.ts';
import { swapFoe } from './plays/swap-foe.ts';
import { turnBoost } from './plays/turn-boost.ts';
import { allure } from './powers/allure.ts';
import { backstab } from './powers/backstab.ts';
import { bargain } from './powers/bargain.ts';
import { buyOff } from './powers/buy-off.ts';
import { charm } from './powers/charm.ts';
import { chase } from './powers/chase.ts';
import { defuse } from './powers/defuse.ts';
import { discardForRoll } from './powers/discard-for-roll.ts';
import { discardForStrength } from './powers/discard-for-strength.ts';
import { inspire } from './powers/inspire.ts';
import { onceATurn } from './powers/once-a-turn.ts';
import { resurrection } from './powers/resurrection.ts';
import { roundUp } from './powers/round-up.ts';
import { secondWind } from './powers/second-wind.ts';
import { steal } from './powers/steal.ts';
import { throwStick } from './powers/throw.ts';
import { track } from './powers/track.ts';
import { against } from './traits/against.ts';
import { dice } from './traits/dice.ts';
import { big } from './traits/big.ts';
import { bonusEach } from './traits/bonus-each.ts';
import { bonusIf } from './traits/bonus-if.ts';
import { carries } from './traits/carries.ts';
import { flee } from './traits/flee.ts';
import { fleeIf } from './traits/flee-if.ts';
import { friendly } from './traits/friendly.ts';
import { gadgets } from './traits/gadgets.ts';
import { goneWith } from './traits/gone-with.ts';
import { handLimit } from './traits/hand-limit.ts';
import { helperLevels } from './traits/helper-levels.ts';
import { helperTreasure } from './traits/helper-treasure.ts';
import { ignoresGear } from './traits/ignores-gear.ts';
import { ignores } from './traits/ignores.ts';
import { keepsLevels } from './traits/keeps-levels.ts';
import { levelsIf } from './traits/levels-if.ts';
import { levelAlone } from './traits/level-alone.ts';
import { nextTurn } from './traits/next-turn.ts';
import { noEscape } from './traits/no-escape.ts';
import { noHelp } from './traits/no-help.ts';
import { room } from './traits/room.ts';
import { sacrifice } from './traits/sacrifice.ts';
import { apart } from './traits/apart.ts';
import { lasts } from './traits/lasts.ts';
import { noMeddling } from './traits/no-meddling.ts';
import { wears } from './traits/wears.ts';
import { safe } from './traits/safe.ts';
import { survivesDeath } from './traits/survives-death.ts';
import { secondDoor } from './traits/second-door.ts';
import { sidekicks } from './traits/sidekicks.ts';
import { treasuresIf } from './traits/treasures-if.ts';
import { ward } from './traits/ward.ts';
import { winsTies } from './traits/wins-ties.ts';

/** Effects that happen once. */
export const DEEDS = Object.freeze([
  loseLevel,
  gainLevel,
  loseItem,
  loseTrait,
  loseHand,
  loseWorth,
  die,
  changeSex,
  nextCombat,
  draw,
  loseSidekick,
  loseSteed,
  gift,
  duel,
  searchDiscards,
  swapHands,
  lookAtHand,
  turn,
  robLevel,
  giveUp,
  liftCurses,
  roll,
  either,
  when,
  each,
] as const);

/** Effects that apply while their card is in play, in the order of a card's text. */
export const TRAITS = Object.freeze([
  nextTurn,
  against,
  bonusIf,
  bonusEach,
  flee,
  fleeIf,
  dice,
  winsTies,
  helperLevels,
  room,
  big,
  handLimit,
  ward,
  goneWith,
  gadgets,
  sidekicks,
  secondDoor,
  helperTreasure,
  carries,
  keepsLevels,
  sacrifice,
  noHelp,
  noEscape,
  levelAlone,
  ignores,
  friendly,
  treasuresIf,
  levelsIf,
  ignoresGear,
  safe,
  survivesDeath,
  noMeddling,
  lasts,
  wears,
  apart,
] as const);

/** Effects of playing a card. */
export const PLAYS = Object.freeze([
  strength,
  strengthEach,
  copyLevel,
  copyGear,
  removeFoe,
  swapFoe,
  endCombat,
  turnBoost,
  stripEnhancer,
  escape,
  fleeBonus,
  fixDie,
  cancelCurse,
  cancelCard,
  hireAway,
  conscript,
  sealCombat,
  afflict,
] as const);

/** Effects that the owner may use while their card is in play. */
export const POWERS = Object.freeze([
  discardForStrength,
  discardForRoll,
  charm,
  backstab,
  steal,
  resurrection,
  bargain,
  secondWind,
  defuse,
  roundUp,
  track,
  throwStick,
  inspire,
  chase,
  allure,
  buyOff,
  onceATurn,
] as const);

/** All effects by their names, and the schemas of lists of them. */
export const EFFECTS = composeEffects({ deeds: DEEDS, traits: TRAITS, plays: PLAYS, powers: POWERS });
