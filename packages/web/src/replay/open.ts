/** Opens a record: reads it, finds the sets it was played with, and replays it. */
import {
  develop,
  isRecordFault,
  readRecord,
  type Film,
  type GameRecord,
  type RecordFault,
  type Seat,
  type SheetId,
} from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { contentOf, type Content } from '../net/content.ts';
import { inSlices } from './sliced.ts';

/** An open record. */
export interface Opened {
  /** The file's text. */
  readonly text: string;
  readonly record: GameRecord;
  readonly film: Film;
  readonly content: Content;
  readonly sheet: SheetId;
  /** The seats whose view is offered; `null`: all, for a record from a file, or if its table has agreed. */
  readonly own: readonly Seat[] | null;
}

/** The reason why there is nothing to show. */
export type OpenFault =
  | { readonly kind: 'unread'; readonly fault: RecordFault }
  | { readonly kind: 'unknown-set'; readonly set: string; readonly hash: string }
  | { readonly kind: 'unreachable' };

/** The content of a record's sets. */
async function contentFor({ header }: GameRecord, language: Language): Promise<Content | OpenFault> {
  const { sets } = header;
  const found = { sets: sets.map(({ id }) => id), editions: sets.map(({ hash }) => hash) };
  try {
    return await contentOf(found, language);
  } catch {
    return missing(header.sets);
  }
}

/** Finds the set that isn't available in that edition, or reports that nothing is. */
async function missing(sets: GameRecord['header']['sets']): Promise<OpenFault> {
  for (const { id, hash } of sets) {
    try {
      // Reports the first one missing.
      await contentOf({ sets: [id], editions: [hash] }, 'en');
    } catch (error) {
      return error instanceof TypeError ? { kind: 'unreachable' } : { kind: 'unknown-set', set: id, hash };
    }
  }
  return { kind: 'unreachable' };
}

/** Opens the text of a record; `null` if it was stopped. `told` is called with the share replayed, from 0 to 1. */
export async function openText(
  { text, own }: Pick<Opened, 'text' | 'own'>,
  language: Language,
  signal: AbortSignal,
  told: (share: number) => void,
): Promise<Opened | OpenFault | null> {
  const record = readRecord(text);
  if (isRecordFault(record)) return { kind: 'unread', fault: record };
  const content = await contentFor(record, language);
  if ('kind' in content) return content;
  const all = record.moves.length + 1;
  const film = await inSlices(develop(content.pool, record), signal, (done) => told(done / all));
  return film === null ? null : { text, record, film, content, sheet: record.header.sheet, own };
}
