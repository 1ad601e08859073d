/** The sensible bot: asks its advisors in order. */
import type { Bot, Decision } from './bot.ts';
import { choose, lootBody } from './choices.ts';
import { inCombat, type Advice } from './combat.ts';
import { cancelPlayed, caught, run, ward } from './flight.ts';
import { excess } from './gear.ts';
import { answerTrade } from './haggle/bargain.ts';
import { counterTrade } from './haggle/counter.ts';
import { dress } from './haggle/dress.ts';
import { answerRequest } from './help.ts';
import { meddle, trip } from './meddle.ts';
import { goOn } from './must.ts';
import { sceneOf, type Scene } from './scene.ts';
import { PLAIN, TUNED, type Style } from './style.ts';
import { ownTurn, setup } from './turn.ts';

/** Others' requests come before the bot's own plans. */
const ADVISORS: readonly ((scene: Scene) => Advice)[] = [
  answerRequest,
  answerTrade,
  counterTrade,
  caught,
  ward,
  cancelPlayed,
  lootBody,
  choose,
  excess,
  run,
  inCombat,
  trip,
  meddle,
  setup,
  ownTurn,
  dress,
];

function advise(scene: Scene): Decision | null {
  for (const advisor of ADVISORS) {
    const advice = advisor(scene);
    if (advice === 'wait') return null;
    if (advice !== null) return advice;
  }
  return goOn(scene);
}

/** A bot that plays by rules of thumb in a style. */
export function styledBot(style: Style): Bot {
  return {
    decide(view, legalMoves, pool, random, past) {
      if (legalMoves.length === 0) return null;
      const scene = sceneOf(view, legalMoves, pool, random, style, past);
      return scene === null ? null : advise(scene);
    },
  };
}

/** A bot whose figures were set by hand. */
export const sensibleBot: Bot = Object.freeze(styledBot(PLAIN));

/** The regular bot of tables, whose figures were tuned by games. */
export const tunedBot: Bot = Object.freeze(styledBot(TUNED));
