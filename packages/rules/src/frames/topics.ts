/** The topics of choices: where the answer goes, and what else depends on the topic. */
import { lootChosen } from '../chapters/death.ts';
import { resurrectionChosen } from '../chapters/drawing.ts';
import { excessChosen } from '../chapters/excess.ts';
import { orderChosen } from '../chapters/flee.ts';
import { treasureChosen } from '../chapters/reward.ts';
import { sidekickChosen, traitChosen } from '../chapters/traits.ts';
import type { Game } from '../kernel/game.ts';
import { answerDeed, answerPlay, answerPower, askedByDeed, askedByPlay } from '../kernel/registry.ts';
import type { Asked, ChoiceFrame, ChoiceTopic } from '../model/frame.ts';
import type { Pick } from '../model/move.ts';
import type { RuleId } from '../model/refusal.ts';

interface Topic {
  /** The rule that any other choice violates. */
  readonly rule: RuleId;
  /** Continues with the answer. The frame has been removed from the stack. */
  chosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void;
  /** What is asked, if the topic itself doesn't say it. */
  asks?(game: Game, frame: ChoiceFrame): Asked | null;
  /** Cards are handed out one by one: a player asked about the next one may first play the one before. */
  readonly handsOut?: true;
  /** It ends with the combat or run. */
  readonly ofBattle?: true;
}

export const TOPICS: Readonly<Record<ChoiceTopic, Topic>> = Object.freeze({
  deed: { rule: 'curses.victim-chooses', chosen: answerDeed, asks: askedByDeed },
  play: { rule: 'timing.specials', chosen: answerPlay, asks: askedByPlay, ofBattle: true },
  power: { rule: 'traits.when', chosen: answerPower },
  treasure: { rule: 'help.bribe-treasure', chosen: treasureChosen, handsOut: true },
  loot: { rule: 'death.looting', chosen: lootChosen, handsOut: true },
  resurrection: { rule: 'traits.when', chosen: resurrectionChosen },
  excess: { rule: 'items.big-excess', chosen: excessChosen },
  order: { rule: 'flee.each-monster', chosen: orderChosen, ofBattle: true },
  sidekick: { rule: 'sidekicks.play', chosen: sidekickChosen },
  trait: { rule: 'traits.one-each', chosen: traitChosen },
});
