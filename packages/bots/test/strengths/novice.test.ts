/** The novice: as pure as any bot, always within the rules, and weaker than the regular bot by what it overlooks. */
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  clocks,
  createTable,
  isRefusal,
  legalMoves,
  stream,
  SYSTEM,
  view,
  type CardPool,
  type State,
} from '@kickdoor/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { sensibleBot, tunedBot } from '../../src/sensible.ts';
import { noviceBot } from '../../src/strengths/novice.ts';
import { botOf, STRENGTHS } from '../../src/strengths/strengths.ts';
import { CHARACTERS, type Character } from '../../src/characters/characters.ts';
import { decide, make, table, type Laid } from '../table.ts';

const classic = buildCardPool([loadSet('classic')]);
const players = ['Anna', 'Ben', 'Chloe', 'Dan'].map((name) => ({ name, sex: 'female' as const }));

function dealt(pool: CardPool, sets: readonly string[], seed: string): State {
  return createTable(pool, { sheet: 'classic', sets, seed, players });
}

/** Plays a game to its end with each seat's bot, and passes on each decision before it is carried out. */
function play(
  pool: CardPool,
  state: State,
  bots: readonly Bot[],
  seen: (seat: number, bot: Bot) => void = () => undefined,
): void {
  const random = stream('novices');
  for (let steps = 0; steps < 20_000 && state.phase !== 'over'; steps += 1) {
    let moved = false;
    for (const at of players.keys()) {
      const seat = (state.turn + at) % players.length;
      const bot = bots[seat];
      const legal = legalMoves(pool, state, seat);
      if (bot === undefined || legal.length === 0) continue;
      seen(seat, bot);
      const decided = bot.decide(view(pool, state, seat), legal, pool, random);
      if (decided === null) continue;
      const done = applyMove(pool, state, seat, decided.move);
      if (isRefusal(done)) throw new Error(`${JSON.stringify(decided.move)} was refused by ${done.rule}`);
      moved = true;
      break;
    }
    if (!moved && clocks(state).length > 0) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  }
}

describe('the novice', () => {
  test.each([[['classic']], [['classic', 'space', 'west', 'winter']]])(
    'plays games of %j to their end by the rules',
    (sets) => {
      const pool = buildCardPool(sets.map(loadSet));
      const state = dealt(pool, sets, 'novices alone');
      play(pool, state, [noviceBot, noviceBot, noviceBot, noviceBot]);
      expect(state.phase).toBe('over');
    },
  );

  test('decides the same from the same view, legal moves and random numbers', () => {
    const state = dealt(classic, ['classic'], 'twice');
    let asked = 0;
    play(classic, state, [noviceBot, sensibleBot, sensibleBot, sensibleBot], (seat, bot) => {
      if (bot !== noviceBot) return;
      asked += 1;
      const legal = legalMoves(classic, state, seat);
      const again = () => bot.decide(view(classic, state, seat), legal, classic, stream('same'));
      expect(again()).toEqual(again());
    });
    expect(asked).toBeGreaterThan(30);
  });

  test('overlooks the same things for a whole turn, but not forever', () => {
    const state = dealt(classic, ['classic'], 'overlooked');
    const differs = new Set<number>();
    const same = new Set<number>();
    play(classic, state, [noviceBot, sensibleBot, sensibleBot, sensibleBot], (seat, bot) => {
      if (bot !== noviceBot) return;
      const legal = legalMoves(classic, state, seat);
      const seen = view(classic, state, seat);
      const [novice, regular] = [bot, sensibleBot].map((one) =>
        JSON.stringify(one.decide(seen, legal, classic, stream('same'))?.move),
      );
      (novice === regular ? same : differs).add(seen.turns);
    });
    expect(differs.size).toBeGreaterThan(3);
    expect(same.size).toBeGreaterThan(3);
  });

  test('wins less than its share against regular bots', () => {
    let won = 0;
    const games = 40;
    for (let game = 0; game < games; game += 1) {
      const state = dealt(classic, ['classic'], `share ${game}`);
      const seats = players.map((_, seat) => (seat === game % 4 ? noviceBot : sensibleBot));
      play(classic, state, seats);
      if (view(classic, state, null).winners.includes(game % 4)) won += 1;
    }
    expect(won / games).toBeLessThan(0.2);
  });
});

describe('looking for trouble', () => {
  const NO_TIME = { milliseconds: 0, now: () => 0 };
  /** A novice's move after a door with nothing behind it, with a monster in hand. */
  const afterQuiet = (character: Character | null, laid: Laid) => {
    const state = table([laid, {}, {}]);
    state.phase = 'trouble';
    return decide(state, 0, botOf('novice', NO_TIME, character))?.move.do;
  };

  test.each([null, ...CHARACTERS])('is only for monsters that it beats: %s', (character) => {
    expect(afterQuiet(character, { hand: ['drooling-slime'], level: 8 })).toBe('fight');
    expect(afterQuiet(character, { hand: ['dragon-with-a-mortgage'], level: 8 })).toBe('loot');
  });

  test('a monster’s bonus against humans counts only for humans', () => {
    // Level 7, and 3 more against humans.
    expect(afterQuiet(null, { hand: ['census-taker-of-the-deep'], level: 9 })).toBe('loot');
    expect(afterQuiet(null, { hand: ['census-taker-of-the-deep'], level: 9, races: ['elf'] })).toBe('fight');
  });
});

test('a novice asks for help for free, but each player only once', () => {
  const state = table([{ level: 3 }, { level: 8 }, {}], ['minotaur-without-directions']);
  make(state, 0, { do: 'kick' });
  const offered: number[] = [];
  while (state.phase === 'combat') {
    const move = decide(state, 0, noviceBot)?.move;
    if (move?.do !== 'ask') break;
    offered.push(move.terms.treasures);
    make(state, 0, move);
    make(state, move.seat, { do: 'decline' });
  }
  expect(offered[0]).toBe(0);
  expect(offered[1] ?? 1).toBeGreaterThan(0);
});

describe('games of novices', () => {
  const games = Array.from({ length: 16 }, (_, game) => dealt(classic, ['classic'], `length ${game}`));
  beforeAll(() => {
    for (const state of games) play(classic, state, [noviceBot, noviceBot, noviceBot, noviceBot]);
  });

  test('take about as long as beginners’ games', () => {
    const turns = games.map((state) => state.turns).toSorted((a, b) => a - b);
    const median = turns[turns.length / 2];
    expect(median).toBeGreaterThan(35);
    expect(median).toBeLessThan(60);
  });

  test('let the losers get somewhere, too', () => {
    const lost = games.flatMap(({ players: all, winners }) =>
      all.filter((_, seat) => !winners.includes(seat)).map(({ level }) => level),
    );
    expect(lost.reduce((sum, level) => sum + level, 0) / lost.length).toBeGreaterThan(4);
  });
});

test('every strength is a bot, and a searching one plays like the regular one without time', () => {
  const none = { milliseconds: 0, now: () => 0 };
  const kinds = STRENGTHS.map((strength) => ({
    bot: botOf(strength, none),
    like: strength === 'novice' ? noviceBot : tunedBot,
  }));
  const state = dealt(classic, ['classic'], 'strengths');
  let compared = 0;
  play(classic, state, [tunedBot, tunedBot, tunedBot, tunedBot], (seat) => {
    compared += 1;
    if (compared % 20 > 0) return;
    const [seen, legal] = [view(classic, state, seat), legalMoves(classic, state, seat)];
    const decided = (bot: Bot) => bot.decide(seen, legal, classic, stream('same'));
    for (const { bot, like } of kinds) expect(decided(bot)).toEqual(decided(like));
  });
  expect(compared).toBeGreaterThan(200);
});
