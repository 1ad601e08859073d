/** Contributes this browser's parts to the chance of a deal. */
import type { ClientMessageOf, TableInfo } from '@kickdoor/protocol';
import { commitmentToPart, SECRET_BYTES, type Seat } from '@kickdoor/rules';
import { keep, keptOf, type Kept } from './kept.ts';

type Answer = Omit<ClientMessageOf<'commit'>, 'id'> | Omit<ClientMessageOf<'reveal'>, 'id'>;

type Shown = NonNullable<TableInfo['fair']>;

/** A seat's answer to the current state of the deal; `null` if it isn't asked, or the server violates the scheme. */
export function answerTo({ id, fair }: Pick<TableInfo, 'id' | 'fair'>, seat: Seat | null): Answer | null {
  if (fair === null || fair.step === 'dealt') return null;
  const kept = noted(id, fair);
  if (seat === null || !fair.asked.includes(seat)) return null;
  return fair.step === 'commit' ? commit(id, kept, seat) : reveal(id, { kept, shown: fair.parts }, seat);
}

/** Remembers the deal that was shown, even if this browser contributes nothing to it. */
function noted(table: string, { deal, again }: Shown): Kept {
  const before = keptOf(table);
  if (before?.deal === deal) return before;
  const kept: Kept = { deal, again: again.length, at: Date.now(), parts: {}, seen: null };
  keep(table, kept);
  return kept;
}

function commit(table: string, kept: Kept, seat: Seat): Answer {
  const { deal } = kept;
  const part = kept.parts[seat] ?? newPart();
  keep(table, { ...kept, parts: { ...kept.parts, [seat]: part } });
  return { type: 'commit', deal, commitment: commitmentToPart(deal, { seat, part }) };
}

/** Reveals a part only after all commitments are known, and only if they haven't changed since. */
function reveal(
  table: string,
  { kept, shown }: { readonly kept: Kept; readonly shown: Shown['parts'] },
  seat: Seat,
): Answer | null {
  const { deal } = kept;
  const part = kept.parts[seat];
  if (part === undefined) return null;
  const own = shown.find((one) => one.seat === seat)?.commitment;
  if (own !== commitmentToPart(deal, { seat, part })) return null;
  if (kept.seen !== null && !isSame(kept.seen, shown)) return null;
  keep(table, { ...kept, seen: shown });
  return { type: 'reveal', deal, part };
}

/** Whether two lists hold the same commitments by the same seats. */
export function isSame(one: NonNullable<Kept['seen']>, other: NonNullable<Kept['seen']>): boolean {
  return (
    one.length === other.length &&
    one.every(({ seat, commitment }) =>
      other.some((each) => each.seat === seat && each.commitment === commitment),
    )
  );
}

function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
