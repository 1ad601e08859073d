/** The voice's messages to a player, in English. */
import type { Seat, State } from '@kickdoor/rules';
import type { Act } from '../../src/voice/acts.ts';
import { voiceOf } from '../../src/voice/model.ts';
import type { Outlook } from '../../src/voice/outlook.ts';
import { outlookOf, say } from './table.ts';

function label({ label: act, result }: Act): string {
  return result === null ? say(act) : `${say(act)}: ${say(result)}`;
}

/** The voice in English. */
export function heard(state: State, seat: Seat, more: Partial<Outlook> = {}) {
  const { sentence, notes, waitsFor, primary, others } = voiceOf(outlookOf(state, seat, more));
  return {
    sentence: say(sentence),
    notes: notes.map(say),
    waitsFor,
    primary: primary === null ? null : label(primary),
    others: others.map(label),
  };
}
