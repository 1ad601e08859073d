/** What must be true of every valid pack: it compiles, reads without a hole, and plays with no broken invariant. */
import { compilePack, type Pack } from '@kickdoor/packs';
import { checkerWords, keepPack, loadSet, readKeptPack, wordsFor } from '@kickdoor/packs/node';
import {
  buildCardPool,
  eventFor,
  eventPhrase,
  SHEET_IDS,
  SHEETS,
  watchedEffects,
  type CardPool,
  type GameEvent,
  type SheetId,
} from '@kickdoor/rules';
import { cardWords, createWords, LANGUAGES, tableNames, type Language, type Words } from '@kickdoor/words';
import { printProblem } from '@kickdoor/words/check';
import { leftovers } from '@kickdoor/words/leftovers';
import fc from 'fast-check';
import { count, type Counts } from '../../src/soak/coverage.ts';
import { drill, type Ear } from '../../src/soak/drill.ts';
import { filesOf, type Draft } from './packs.ts';

/** Moves after which a game is left: a pack of nothing but giants has no end. */
const MOST_MOVES = 400;

/** The compiled pack; throws if anything is wrong with it, or missing. */
export function compiled(draft: Draft): Pack {
  const { pack, problems } = compilePack(filesOf(draft));
  const words = createWords('en', checkerWords('en'), { plain: true });
  const said = problems.map((problem) => printProblem(problem, words));
  if (said.length > 0) throw new Error(said.join('\n'));
  if (pack === null) throw new Error('there is no pack, and no mistake');
  return pack;
}

/** Whoever keeps the pack can read it again: it is the same then. */
export function keptAlike(pack: Pack): boolean {
  const again = readKeptPack(keepPack(pack))?.pack ?? null;
  return (
    again !== null &&
    again.setHash === pack.setHash &&
    JSON.stringify(again.cards) === JSON.stringify(pack.cards)
  );
}

/** Everything amiss in the texts of a pack's cards, in all languages. */
export function holesInTexts(pack: Pack): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const wrong: string[] = [];
    const words = wordsFor(language, [pack], { onProblem: (problem) => wrong.push(problem) });
    for (const card of pack.cards) {
      const { title, kindLine, figures, text } = cardWords(words, card);
      wrong.push(...slips(language, [title, kindLine, ...figures, ...text].join('\n'), card.id));
    }
    return wrong;
  });
}

/** What a reader would stumble over, with the sentence that it stands in. */
function slips(language: Language, text: string, where: string): readonly string[] {
  const names = language === 'ru' ? [] : ['Thing'];
  return leftovers(language, text, names).map((slip) => `${where}, ${language}: ${slip} in ${text}`);
}

/** What a game is played with. */
export interface Setting {
  readonly sheet: SheetId;
  /** Whether the sheet's own sets are in it, too. */
  readonly mixed: boolean;
  /** Whether it starts in the middle, with many cards in play. */
  readonly laid: boolean;
  readonly seed: number;
}

/** Games on any sheet. */
export const settings: fc.Arbitrary<Setting> = fc.record({
  sheet: fc.constantFrom(...SHEET_IDS),
  mixed: fc.boolean(),
  laid: fc.boolean(),
  seed: fc.nat(),
});

/** Plays a game with the pack, counting what happens. What is wrong, or `null`. */
export function playWith(pack: Pack, { sheet, mixed, laid, seed }: Setting, counts: Counts): string | null {
  const own = SHEETS.find(({ id }) => id === sheet)?.sets ?? [];
  const sets = [...(mixed ? own.map((id) => loadSet(id)) : []), pack];
  const pool = buildCardPool(
    sets,
    watchedEffects((name) => count(counts, name)),
  );
  const chronicle = new Chronicle(pool, sheet, sets);
  const corner = laid ? 'laid' : 'none';
  const game = { sheet, pool, seed: `random-packs/${seed}`, mutants: 5, corner, most: MOST_MOVES } as const;
  const { wrong } = drill(game, chronicle);
  return wrong ?? chronicle.wrong[0] ?? null;
}

/** Tells every event in all languages, to those who see all of it and to those who don't. */
class Chronicle implements Ear {
  readonly wrong: string[] = [];
  readonly #pool: CardPool;
  readonly #words: readonly (readonly [Language, Words])[];

  constructor(pool: CardPool, sheet: SheetId, packs: readonly Pack[]) {
    this.#pool = pool;
    const table = { sheet, sets: pool.sets };
    const onProblem = (problem: string): void => void this.wrong.push(problem);
    this.#words = LANGUAGES.map((language) => [language, wordsFor(language, packs, { onProblem, table })]);
  }

  events(events: readonly GameEvent[]): void {
    const names = tableNames(this.#pool, PLAYERS);
    for (const event of events) {
      for (const told of new Set([event, eventFor(event, null)])) {
        const said = eventPhrase(told, names);
        for (const [language, words] of this.#words) {
          const text = words.say(said);
          const holes = text.match(/[{}]|\[object|undefined|NaN/gu) ?? [];
          if (holes.length > 0) this.wrong.push(`${event.e}, ${language}: ${text}`);
        }
      }
    }
  }

  refusals(): void {
    // They are no part of what a table tells.
  }

  moment(): void {
    // Who left when is not of interest here.
  }
}

const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
  name: `Bot ${number}`,
  sex: number % 2 === 0 ? ('male' as const) : ('female' as const),
}));
