/** All verbs, in the order their moves are listed. */
import type { Verb } from '../model/move.ts';
import { claimVerb, fleeVerb, passVerb, rollVerb, sacrificeVerb } from '../moves/combat.ts';
import { charityVerb, chooseVerb } from '../moves/choose.ts';
import { dropVerb, equipVerb, giveVerb, unequipVerb } from '../moves/gear.ts';
import { acceptVerb, askVerb, declineVerb, offerVerb, withdrawVerb } from '../moves/help.ts';
import { joinVerb, partVerb } from '../moves/lasers.ts';
import { concedeVerb } from '../moves/leave.ts';
import { playVerb } from '../moves/play/index.ts';
import { seizeVerb } from '../moves/seize.ts';
import { sellVerb } from '../moves/sell.ts';
import { showVerb } from '../moves/show.ts';
import { endVerb, fightVerb, kickVerb, lootVerb, takeVerb } from '../moves/turn.ts';
import { useVerb } from '../moves/use.ts';
import { timeoutVerb } from './time.ts';
import type { AnyVerb } from '../moves/verb.ts';

export const VERBS: Readonly<Record<Verb, AnyVerb>> = {
  choose: chooseVerb,
  accept: acceptVerb,
  decline: declineVerb,
  pass: passVerb,
  kick: kickVerb,
  take: takeVerb,
  fight: fightVerb,
  loot: lootVerb,
  claim: claimVerb,
  flee: fleeVerb,
  roll: rollVerb,
  sacrifice: sacrificeVerb,
  ask: askVerb,
  withdraw: withdrawVerb,
  use: useVerb,
  play: playVerb,
  equip: equipVerb,
  unequip: unequipVerb,
  give: giveVerb,
  sell: sellVerb,
  offer: offerVerb,
  charity: charityVerb,
  seize: seizeVerb,
  join: joinVerb,
  part: partVerb,
  drop: dropVerb,
  show: showVerb,
  end: endVerb,
  concede: concedeVerb,
  timeout: timeoutVerb,
};
