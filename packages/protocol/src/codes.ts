/** Codes that open a player's seats in another browser: one-time or permanent. */
import { z } from 'zod';
import { PlayerName, Secret, SexChoice, TableId } from './parts.ts';

/** The characters of codes (Crockford's base 32): none looks like another. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a one-time code, which is valid for minutes, and of a permanent one. */
export const ONCE_LETTERS = 8;
export const KEPT_LETTERS = 20;
/** Most tables that a code opens. */
export const MOST_CODED = 40;

/** Normalizes a typed code: removes spaces and dashes, and replaces O by 0, and I and L by 1. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');
}

/** Formats a code in groups of four. */
export function groupedCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/gu, '$&-');
}

const Code = z
  .string()
  .max(64)
  .transform(plainCode)
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^(?:[${CODE_LETTERS}]{${ONCE_LETTERS}}|[${CODE_LETTERS}]{${KEPT_LETTERS}})$`, 'u'),
        'must be a code that this server gave',
      ),
  );

/** The secrets of a seat, of a host, or both. */
export const CodedSeat = z.strictObject({
  table: TableId,
  secret: Secret.exactOptional(),
  host: Secret.exactOptional(),
});
export type CodedSeat = z.infer<typeof CodedSeat>;

const Luggage = {
  seats: z.array(CodedSeat).max(MOST_CODED),
  player: z.strictObject({ name: PlayerName, sex: SexChoice }).exactOptional(),
};

/** `POST /api/codes` */
export const MakeCode = z.discriminatedUnion('for', [
  /** One-time, for another device. */
  z.strictObject({ for: z.literal('once'), ...Luggage }),
  /** Permanent. With `code`, what that code opens is replaced. */
  z.strictObject({ for: z.literal('keep'), code: Code.exactOptional(), ...Luggage }),
]);
export type MakeCode = z.input<typeof MakeCode>;

/** The answer to {@link MakeCode}. */
export const MadeCode = z.object({
  code: z.string(),
  /** Milliseconds for which it is valid; `null` for a permanent one, which expires only after long disuse. */
  left: z.number().nullable(),
});
export type MadeCode = z.infer<typeof MadeCode>;

/** `POST /api/codes/open` */
export const OpenCode = z.strictObject({ code: Code });
export type OpenCode = z.input<typeof OpenCode>;

/** The answer to {@link OpenCode}. */
export const OpenedCode = z.object({
  seats: z.array(CodedSeat),
  player: z.object({ name: z.string(), sex: SexChoice }).exactOptional(),
});
export type OpenedCode = z.infer<typeof OpenedCode>;
