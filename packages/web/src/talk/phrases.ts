/** The phrases in the order in which they are offered: the likeliest first. */
import { PHRASES, type PhraseId } from '@kickdoor/protocol';
import type { View } from '@kickdoor/rules';

const isPhrase = (id: string): id is PhraseId => Object.hasOwn(PHRASES, id);
const ALL = Object.keys(PHRASES).filter(isPhrase);

/** Phrases for the beginning and for the end of a game. */
const GREETINGS = ['hello'] as const satisfies PhraseId[];
const FAREWELLS = ['good-game', 'well-played', 'thanks'] as const satisfies PhraseId[];
const POLITE: ReadonlySet<PhraseId> = new Set([...GREETINGS, ...FAREWELLS]);
const OTHERS = ALL.filter((id) => !POLITE.has(id));

/**
 * All phrases: greetings come first before the first turn, farewells once the game is over; in between, both come last.
 */
export function phrasesAt(phase: View['phase']): readonly PhraseId[] {
  if (phase === 'over') return [...FAREWELLS, ...OTHERS, ...GREETINGS];
  if (phase === 'setup') return [...GREETINGS, ...OTHERS, ...FAREWELLS];
  return [...OTHERS, ...FAREWELLS.toReversed(), ...GREETINGS];
}
