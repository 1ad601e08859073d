/** Where the answer to a choice goes: back to whoever asked. */
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame } from '../model/frame.ts';
import { answerDeed, answerPlay, answerPower } from '../kernel/registry.ts';
import { excessChosen } from './excess.ts';
import { lootChosen } from './death.ts';
import { orderChosen } from './flee.ts';
import { resurrectionChosen } from './drawing.ts';
import { treasureChosen } from './reward.ts';
import { sidekickChosen, traitChosen } from './traits.ts';
import type { Game } from '../kernel/game.ts';

/** Goes on with an answer. The frame is off the stack. */
export function answer(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  switch (frame.about) {
    case 'deed':
      answerDeed(game, frame, picks);
      return;
    case 'play':
      answerPlay(game, frame, picks);
      return;
    case 'power':
      answerPower(game, frame, picks);
      return;
    case 'treasure':
      treasureChosen(game, frame, picks);
      return;
    case 'loot':
      lootChosen(game, frame, picks);
      return;
    case 'resurrection':
      resurrectionChosen(game, frame, picks);
      return;
    case 'excess':
      excessChosen(game, frame, picks);
      return;
    case 'order':
      orderChosen(game, frame, picks);
      return;
    case 'sidekick':
      sidekickChosen(game, frame, picks);
      return;
    case 'trait':
      traitChosen(game, frame, picks);
  }
}
