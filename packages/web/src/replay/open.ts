/** Opens a record on the page: reads it, finds the sets it was played with, and replays it. */
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

/** A record that lies open. */
export interface Opened {
  /** The file as it came. */
  readonly text: string;
  readonly record: GameRecord;
  readonly film: Film;
  readonly content: Content;
  readonly sheet: SheetId;
  /** The seats whose eyes are offered; `null`: all, because the record came as a file, or its table has agreed. */
  readonly own: readonly Seat[] | null;
}

/** Why there is nothing to be seen. */
export type OpenFault =
  | { readonly kind: 'unread'; readonly fault: RecordFault }
  | { readonly kind: 'unknown-set'; readonly set: string; readonly hash: string }
  | { readonly kind: 'unreachable' };

/** The sets of a record, as games call them. */
async function contentFor({ header }: GameRecord, language: Language): Promise<Content | OpenFault> {
  const { sets } = header;
  const found = { sets: sets.map(({ id }) => id), editions: sets.map(({ hash }) => hash) };
  try {
    return await contentOf(found, language);
  } catch {
    return missing(header.sets);
  }
}

/** The set that can't be had as it was, or whether nothing can be had. */
async function missing(sets: GameRecord['header']['sets']): Promise<OpenFault> {
  for (const { id, hash } of sets) {
    try {
      // The first that is missing is named.
      await contentOf({ sets: [id], editions: [hash] }, 'en');
    } catch (error) {
      return error instanceof TypeError ? { kind: 'unreachable' } : { kind: 'unknown-set', set: id, hash };
    }
  }
  return { kind: 'unreachable' };
}

/** Opens the text of a record; `null` if it was stopped. `told` hears the share that is replayed, from 0 to 1. */
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
