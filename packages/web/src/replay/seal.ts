/** Sentences on a record's seal: whether the record is what was played, and if not, which line can't be right. */
import type { GameRecord, Mismatch, Phrase } from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** The line of the file with the mismatch, counted from 1. */
function lineOf({ moves }: GameRecord, { n, what }: Mismatch): number {
  return what.kind === 'state' || what.kind === 'log' ? moves.length + 2 : n + 1;
}

/** Says which line of a record can't be right, and why. */
export function mismatchPhrase(record: GameRecord, mismatch: Mismatch): Phrase {
  return text('seal-line', { line: String(lineOf(record, mismatch)), what: whatPhrase(mismatch) });
}

function whatPhrase({ what }: Mismatch): Phrase {
  switch (what.kind) {
    case 'set':
      return text('seal-set', { set: what.id });
    case 'refused':
      return text('seal-refused', { rule: what.rule });
    case 'state':
    case 'log':
      return text(`seal-end-${what.kind}`);
    case 'fair':
    case 'deal':
    case 'table':
    case 'start':
    case 'changed':
    case 'unread':
    case 'time':
      return text(`seal-${what.kind}`);
  }
}
