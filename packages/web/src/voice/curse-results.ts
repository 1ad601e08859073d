/** What a curse that is about to strike this seat will do to it, if nobody stops it. */
import type { Struck } from '../foresight/foresee.ts';
import { text } from '../words/say.ts';
import { changePhrase } from './changes.ts';
import { gameResult } from './game-results.ts';
import { UNKNOWN, type Outlook, type Result } from './outlook.ts';

/** The result of letting the curse strike. Unknown if it asks for a choice, rolls a die or draws cards. */
export function curseResult(outlook: Outlook): Result {
  const { view, ahead } = outlook;
  const struck = blowOf(outlook);
  if (view.seat === null || struck === null) return UNKNOWN;
  if (struck.isVain) return { ...UNKNOWN, phrase: text('result-vain') };
  const { fight, winners } = struck.figures;
  const over = gameResult(outlook, view.seat, winners);
  if (over !== null) return over;
  if (fight !== null && fight.fingerprint !== ahead.now.fight?.fingerprint) {
    const { fighters, monsters, winning } = fight;
    return { ...UNKNOWN, phrase: text('result-fight', { fighters, monsters }), wins: winning };
  }
  return { ...UNKNOWN, phrase: changePhrase(ahead.now, struck.figures, view.seat) };
}

/** Whether a curse is about to strike this seat and will find nothing to take or to change. */
export function isSpared(outlook: Outlook): boolean {
  return blowOf(outlook)?.isVain === true;
}

/** What a curse about to strike this seat will have done. */
function blowOf({ view: { pending, seat }, ahead }: Outlook): Struck | null {
  return pending?.kind === 'cancel' && pending.played !== true && pending.victim === seat
    ? ahead.struck()
    : null;
}
