/** What the exhaustive runner looks for, and where; `npm run exhaust` plays until it has all happened. */
import { compileCards } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import {
  buildCardPool,
  census,
  createTable,
  stream,
  type CardPool,
  type RuleId,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { playJob } from '../src/soak/job.ts';
import { makePlan } from '../src/soak/plan.ts';
import { expected, type Citations } from '../src/soak/possible.ts';
import { cardsOfTheme, dealtFirst, themesOf } from '../src/soak/themes.ts';

const CLASSIC = buildCardPool([loadSet('classic')]);
const CITED: Citations = new Map<RuleId, ReadonlySet<string | null>>([
  ['death.return', new Set([null])],
  ['lasers.combine', new Set([null])],
  ['help.powers-shared', new Set(['power chase'])],
]);

/** The base game with additional cards. */
function withCards(text: string): CardPool {
  const { set } = compileCards('own', `pack:\n${text}`, ['pack'], 'own');
  if (set === null) throw new Error('the cards are not in order');
  return buildCardPool([loadSet('classic'), set]);
}

function reasonFor(pool: CardPool, name: string): string | null {
  const { possible, impossible } = expected('classic', pool, CITED);
  if (possible.includes(name)) return null;
  return [...impossible].find(([, names]) => names.includes(name))?.[0] ?? 'it is not known';
}

function sizes({ players, decks }: State): unknown {
  return [players.map(({ hand }) => hand.length), decks.doors.length];
}

describe('what can happen', () => {
  test('leaves out, with a reason, effects that no card has and rules that the table lacks', () => {
    expect(reasonFor(CLASSIC, 'power chase')).toBeNull();
    expect(reasonFor(CLASSIC, 'power track')).toBe('cli-never-effect');
    expect(reasonFor(CLASSIC, 'event joined-lasers')).toBe('cli-never-laser');
    expect(reasonFor(CLASSIC, 'rule lasers.combine')).toBe('cli-never-rule');
    expect(reasonFor(CLASSIC, 'rule help.powers-shared')).toBeNull();
  });

  test('the dead are asked for help only if a card kills outside a run', () => {
    expect(reasonFor(CLASSIC, 'rule death.return')).toBe('cli-never-killed');
    const curse = withCards('  - { id: thunderbolt, kind: curse, strike: [die] }');
    expect(reasonFor(curse, 'rule death.return')).toBeNull();
    const monster = withCards('  - { id: ogre, kind: monster, level: 4, treasures: 1, badStuff: [die] }');
    expect(reasonFor(monster, 'rule death.return')).not.toBeNull();
  });
});

describe('a table dealt for a theme', () => {
  const players = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, sex: 'male' as const }));
  const state = createTable(CLASSIC, { sheet: 'classic', sets: ['classic'], seed: 'deal', players });

  test.each(themesOf(CLASSIC))('%s, is one a shuffle could produce', (theme) => {
    const cards = cardsOfTheme(CLASSIC, theme);
    expect(cards.size).toBeGreaterThan(0);
    const dealt = dealtFirst(CLASSIC, state, cards, stream(theme));
    expect(census(CLASSIC, dealt)).toEqual([]);
    expect(sizes(dealt)).toEqual(sizes(state));
  });

  test('mostly has its cards in the hands, starting with the first player', () => {
    const cards = cardsOfTheme(CLASSIC, 'kind curse');
    const held = (of: State, seat: number): number =>
      of.players[seat]?.hand.filter((card) => cards.has(card)).length ?? 0;
    const all = (of: State): number => of.players.reduce((sum, _, seat) => sum + held(of, seat), 0);
    const dealt = (first: ReadonlySet<number>): State[] =>
      Array.from({ length: 20 }, (_, at) => dealtFirst(CLASSIC, state, first, stream(`deal ${at}`)));
    const sum = (deals: readonly State[]): number => deals.reduce((so, deal) => so + all(deal), 0);
    expect(sum(dealt(cards))).toBeGreaterThan(1.5 * sum(dealt(new Set())));

    const few = cardsOfTheme(CLASSIC, 'play turn-boost');
    const begins = dealt(few);
    const first = begins.filter(({ players: of }) => of[state.turn]?.hand.some((card) => few.has(card)));
    expect(first.length).toBeGreaterThan(begins.length / 2);
  });

  test('includes the races, classes and kin its cards refer to', () => {
    const ids = new Set([...cardsOfTheme(CLASSIC, 'power chase')].map((card) => CLASSIC.cards[card]?.id));
    expect(ids).toContain('cleric');
  });

  test('is played by the rules', () => {
    const job = {
      number: 0,
      sheet: 'classic',
      sets: ['classic'],
      seed: 'themed 2',
      from: 0,
      games: 2,
    } as const;
    const looked = {
      corner: 'uneven',
      theme: 'power chase',
      most: 100,
      leaves: [],
      hunted: ['levels.go-up'],
    } as const;
    const { wrong, moves, counts } = playJob({ ...job, ...looked, mutants: 60, counting: true });
    expect(wrong).toEqual([]);
    expect(moves).toBe(200);
    expect(Object.keys(counts).length).toBeGreaterThan(20);
  });
});

describe('the plan', () => {
  const start = { corner: 'uneven', theme: 'power chase' } as const;

  test('starts with themes related to what is short, and continues where it has happened', () => {
    const plan = makePlan(CLASSIC);
    expect(plan.round(['power chase'])).toContainEqual(expect.objectContaining(start));
    plan.learn(start, 100, {});
    plan.learn({ corner: 'late', theme: null }, 100, { 'power chase': 3 });
    expect(plan.round(['power chase'])).toContainEqual(expect.objectContaining({ corner: 'late' }));
  });

  test('tries what was tried least, whatever is short', () => {
    const plan = makePlan(CLASSIC);
    const seen = new Set<unknown>();
    for (let round = 0; round < 100; round++) {
      for (const next of plan.round([])) {
        seen.add(`${next.corner} ${next.theme ?? ''}`);
        plan.learn(next, 100, {});
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(themesOf(CLASSIC).length);
  });
});
