/** Talk at a table: phrases that everybody reads in their own language, reactions, and free text. */
import { cardsInPlay, freezeAll, type CardId, type View } from '@kickdoor/rules';
import { z } from 'zod';
import { lineOfText } from './names.ts';
import { SeatNumber } from './parts.ts';

/** A kind of value that fills a blank of a phrase. */
export type Blank = 'card' | 'seat' | 'number';

/** The phrases, each with its blanks. The page has their words. */
export const PHRASES = freezeAll({
  hello: [],
  'good-game': [],
  'well-played': [],
  thanks: [],
  sorry: [],
  yes: [],
  no: [],
  'one-moment': [],
  hurry: [],
  'who-helps': [],
  'help-for': ['number'],
  'help-free': [],
  'not-for-less': ['number'],
  'who-one-shot': [],
  'not-telling': [],
  'dont-dare': [],
  'no-promises': [],
  stop: ['seat'],
  truce: ['seat'],
  revenge: ['seat'],
  'want-card': ['card'],
  'offer-card': ['card'],
  'mind-card': ['card'],
} as const) satisfies Readonly<Record<string, readonly Blank[]>>;
export type PhraseId = keyof typeof PHRASES;

/** Reactions shown at a player's portrait. */
export const REACTIONS = Object.freeze(['applause', 'laugh', 'shock', 'evil', 'heart', 'tear'] as const);
export type Reaction = (typeof REACTIONS)[number];

/** What a table's players may say: nothing, phrases only, or free text. */
export const TALKS = Object.freeze(['off', 'phrases', 'text'] as const);
export const TalkChoice = z.enum(TALKS);
export type TalkChoice = z.infer<typeof TalkChoice>;

/** Most visible characters of typed text. */
export const MOST_TYPED = 140;
/** The largest number that a phrase takes. */
const MOST_NUMBER = 20;

const isPhrase = (id: string): id is PhraseId => Object.hasOwn(PHRASES, id);
const PhraseName = z.enum(Object.keys(PHRASES).filter(isPhrase));

const BLANKS: readonly Blank[] = ['card', 'seat', 'number'];

/** The blanks of a phrase. */
export const blanksOf = (phrase: PhraseId): readonly Blank[] => PHRASES[phrase];

const saidPhrase = z
  .strictObject({
    kind: z.literal('phrase'),
    phrase: PhraseName,
    /** A copy of a card that everybody may see. */
    card: z.int().min(0).exactOptional(),
    seat: SeatNumber.exactOptional(),
    number: z.int().min(0).max(MOST_NUMBER).exactOptional(),
  })
  .superRefine((said, context) => {
    for (const blank of BLANKS) {
      const takes = blanksOf(said.phrase).includes(blank);
      if (takes === (said[blank] !== undefined)) continue;
      const message = takes ? `this phrase takes a ${blank}` : `this phrase takes no ${blank}`;
      context.addIssue({ code: 'custom', message, path: [blank] });
    }
  });

const reaction = z.strictObject({
  kind: z.literal('reaction'),
  reaction: z.enum(REACTIONS),
  /** The player at whose portrait it is shown. */
  seat: SeatNumber,
});

const typed = <T extends z.ZodType>(text: T) => z.strictObject({ kind: z.literal('text'), text });

/** Something a client says. Typed text is normalized like a name. */
export const Saying = z.discriminatedUnion('kind', [saidPhrase, reaction, typed(lineOfText(MOST_TYPED))]);
export type Saying = z.output<typeof Saying>;

/** What was said, as sent to everybody. */
export const SaidWords = z.discriminatedUnion('kind', [saidPhrase, reaction, typed(z.string())]);

/** The cards in a view that everybody sees, without those that only its viewer may see. */
export function openCards(view: View): ReadonlySet<CardId> {
  const { combat, flight, pending, discards, door } = view;
  const cards: (CardId | null)[] = [door, view.place ?? null];
  for (const player of view.players) cards.push(...cardsInPlay(player));
  for (const { top } of Object.values(discards)) cards.push(top);
  for (const { card, kin, enhancers } of combat?.foes ?? []) cards.push(card, kin, ...enhancers);
  for (const { card } of combat?.boosts ?? []) cards.push(card);
  cards.push(...(flight?.left ?? []));
  for (const { give, get } of view.trades) cards.push(...give, ...get);
  if (pending !== null) {
    if ('card' in pending) cards.push(pending.card);
    if (pending.kind === 'caught') cards.push(pending.foe);
    if (pending.kind === 'looting' || pending.kind === 'sharing') cards.push(...pending.cards);
  }
  return new Set(cards.filter((card) => card !== null));
}
