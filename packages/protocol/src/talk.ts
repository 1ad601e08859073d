/** What people at a table say to each other: phrases that everybody reads in their own language, reactions, free text. */
import { cardsInPlay, freezeAll, type CardId, type View } from '@kickdoor/rules';
import { z } from 'zod';
import { lineOfText } from './names.ts';
import { SeatNumber } from './parts.ts';

/** What a blank of a phrase is filled with. */
export type Blank = 'card' | 'seat' | 'number';

/** The phrases, each with its blanks; the page has their words. */
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

/** What somebody can show at a player's portrait. */
export const REACTIONS = Object.freeze(['applause', 'laugh', 'shock', 'evil', 'heart', 'tear'] as const);
export type Reaction = (typeof REACTIONS)[number];

/** Whether a table's players may say nothing, phrases only, or whatever they type. */
export const TALKS = Object.freeze(['off', 'phrases', 'text'] as const);
export const TalkChoice = z.enum(TALKS);
export type TalkChoice = z.infer<typeof TalkChoice>;

/** Most visible characters of what somebody types. */
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
  /** At whose portrait. */
  seat: SeatNumber,
});

const typed = <T extends z.ZodType>(text: T) => z.strictObject({ kind: z.literal('text'), text });

/** What a client says. Typed text is normalized like a name. */
export const Saying = z.discriminatedUnion('kind', [saidPhrase, reaction, typed(lineOfText(MOST_TYPED))]);
export type Saying = z.output<typeof Saying>;

/** What was said, as everybody gets it. */
export const SaidWords = z.discriminatedUnion('kind', [saidPhrase, reaction, typed(z.string())]);

/** The cards that lie open for everybody in a view; what only its viewer may see is left out. */
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
