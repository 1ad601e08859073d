/** What must hold for every valid pack: it compiles, its texts have no gaps, and games with it break no invariant. */
import { compilePack, type Companion, type Pack, type PackOptions } from '@kickdoor/packs';
import { checkerWords, companionsIn, keepPack, loadSet, readKeptPack, wordsFor } from '@kickdoor/packs/node';
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
import { THING } from './names.ts';
import { ID_WORDS, written, type Draft, type Written } from './packs.ts';

/** The number of moves after which a game is abandoned: with nothing but giants, a game would never end. */
const MOST_MOVES = 400;

/** Compiles a draft's packs; throws if anything is wrong with them except for names left out on purpose. */
export function compiled(draft: Draft): readonly Pack[] {
  const packs = written(draft);
  return packs.map((one) => compiledOne(one, draft, { companion: (id) => besides(packs, id) }));
}

/** What may be named of a companion, which is read without its own companions, as from a folder. */
function besides(packs: readonly Written[], id: string): Companion | null {
  const { pack } = compilePack(packs.find((one) => one.id === id)?.files ?? [], { companion: 'any' });
  if (pack === null) return null;
  return companionsIn({ ids: () => [id], load: () => pack })[id] ?? null;
}

function compiledOne({ files }: Written, { words: { oneOf } }: Draft, options: PackOptions): Pack {
  const { pack, problems } = compilePack(files, options);
  const words = createWords('en', checkerWords('en'), { plain: true });
  const wrong = problems.filter(({ weight }) => oneOf === 0 || weight !== 'gap');
  const said = wrong.map((problem) => printProblem(problem, words));
  if (said.length > 0) throw new Error(said.join('\n'));
  if (pack === null) throw new Error('there is no pack, and no mistake');
  return pack;
}

/** Whether a pack is the same after being stored and read again. */
export function keptAlike(pack: Pack): boolean {
  const again = readKeptPack(keepPack(pack))?.pack ?? null;
  return (
    again !== null &&
    again.setHash === pack.setHash &&
    JSON.stringify(again.cards) === JSON.stringify(pack.cards)
  );
}

/** All flaws in the texts of the packs' cards, in all languages. */
export function holesInTexts(packs: readonly Pack[], { words: lacks }: Draft): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const wrong: string[] = [];
    const words = wordsFor(language, packs, { onProblem: (problem) => wrong.push(...amiss(problem, lacks)) });
    const lent = lacks.languages.filter((one) => one !== language).map((one) => THING[one]);
    for (const card of packs.flatMap(({ cards }) => cards)) {
      const { title, kindLine, figures, text } = cardWords(words, card);
      const read = [title, kindLine, ...figures, ...text].join('\n');
      const foreign = leftovers(language, read, [...lent, ...(lacks.oneOf > 0 ? idsIn(read) : [])]);
      wrong.push(...foreign.map((slip) => `${card.id}, ${language}: ${slip} in ${read}`));
    }
    return wrong;
  });
}

/** A reported problem, unless it is a name the pack has in no language, so that its id is used. */
function amiss(problem: string, { oneOf }: Draft['words']): readonly string[] {
  const [, message = ''] = /^there is no message (\S+) in /u.exec(problem) ?? [];
  const parts = message.split(/[-/*\d]+/u).filter((part) => part !== '');
  return oneOf > 0 && parts.length > 0 && parts.every((part) => ID_WORDS.has(part)) ? [] : [problem];
}

/** Ids in a text, used for names that exist in no language. */
function idsIn(text: string): readonly string[] {
  return (text.match(/\p{Script=Latin}{2,}/gu) ?? []).filter((word) => ID_WORDS.has(word.toLowerCase()));
}

/** How a game is set up. */
export interface Setting {
  readonly sheet: SheetId;
  /** Whether the sheet's own sets are included. */
  readonly mixed: boolean;
  /** Whether it starts mid-game, with many cards in play. */
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

/** Plays a game with the packs and counts what happens. Returns what is wrong, or `null`. */
export function playWith(
  packs: readonly Pack[],
  { words: lacks }: Draft,
  { sheet, mixed, laid, seed }: Setting,
  counts: Counts,
): string | null {
  const own = SHEETS.find(({ id }) => id === sheet)?.sets ?? [];
  const sets = [...(mixed ? own.map((id) => loadSet(id)) : []), ...packs];
  const pool = buildCardPool(
    sets,
    watchedEffects((name) => count(counts, name)),
  );
  const chronicle = new Chronicle(pool, sheet, sets, lacks);
  const corner = laid ? 'laid' : 'none';
  const game = { sheet, pool, seed: `random-packs/${seed}`, mutants: 5, corner, most: MOST_MOVES } as const;
  const { wrong } = drill(game, chronicle);
  return wrong ?? chronicle.wrong[0] ?? null;
}

/** Puts every event into words in all languages, for seats that see all of it and for those that don't. */
class Chronicle implements Ear {
  readonly wrong: string[] = [];
  readonly #pool: CardPool;
  readonly #words: readonly (readonly [Language, Words])[];

  constructor(pool: CardPool, sheet: SheetId, packs: readonly Pack[], lacks: Draft['words']) {
    this.#pool = pool;
    const table = { sheet, sets: pool.sets };
    const onProblem = (problem: string): void => void this.wrong.push(...amiss(problem, lacks));
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
    // Not part of what a table tells.
  }

  moment(): void {
    // It doesn't matter here who left when.
  }
}

const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
  name: `Bot ${number}`,
  sex: number % 2 === 0 ? ('male' as const) : ('female' as const),
}));
