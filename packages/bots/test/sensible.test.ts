/** The sensible bot does what a sensible player would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { view, type Move, type MoveOf, type Verb } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { sensibleBot, tunedBot, WHYS, type Decision } from '../src/index.ts';
import { noviceBot } from '../src/strengths/novice.ts';
import { decide, id, ids, make, play, pool, table, type Laid } from './table.ts';

function moveOf<V extends Verb>(verb: V, decided: Decision | null): MoveOf<V> {
  const is = (move: Move): move is MoveOf<V> => move.do === verb;
  if (decided === null || !is(decided.move)) {
    throw new Error(`expected ${verb}, found ${JSON.stringify(decided)}`);
  }
  return decided.move;
}

describe('gear', () => {
  test('the better of two helmets is equipped', () => {
    const state = table([{ equipped: ['colander-of-command'], carried: ['helmet-of-hindsight'] }, {}, {}]);
    play(state, 0, 2);
    expect(ids(state.players[0]?.equipped)).toEqual(['helmet-of-hindsight']);
    expect(moveOf('kick', decide(state, 0))).toBeDefined();
  });

  test('items in two hands give way to a better combination', () => {
    const hands = ['rolling-pin-of-retribution', 'second-hand-sword'];
    const state = table([{ equipped: ['flat-pack-greatsword'], carried: hands }, {}, {}]);
    play(state, 0, 3);
    expect(ids(state.players[0]?.equipped)).toEqual(hands);
  });

  test('useful races, classes and items are put in play', () => {
    const state = table([{ hand: ['elf', 'thief', 'flaming-armor', 'net-troll'] }, {}, {}]);
    play(state, 0, 3);
    expect(ids(state.players[0]?.hand)).toEqual(['net-troll']);
  });

  test('the least useful items are sold for a Level', () => {
    const junk = ['mace-of-sharpness', 'staff-of-napalm'];
    const state = table([{ equipped: ['flaming-armor'], carried: junk }, {}, {}]);
    expect(ids(moveOf('sell', decide(state, 0)).cards)).toEqual(junk);
  });

  test.each(['sensible', 'regular', 'novice'] as const)(
    'an excess Big item that nobody can carry is sold at once, whatever it is worth: %s',
    (name) => {
      const bot = { sensible: sensibleBot, regular: tunedBot, novice: noviceBot }[name];
      const big = ['chainsaw-of-bloody-dismemberment', 'walking-fortress'];
      const state = table([
        { level: 8, races: ['dwarf'], equipped: [...big, 'boots-of-butt-kicking'] },
        { equipped: ['concrete-clogs'] },
        { equipped: ['overlong-pike'] },
      ]);
      const [dwarf = -1] = state.players[0]?.races ?? [];
      make(state, 0, { do: 'drop', card: dwarf });
      expect(view(pool, state, 0).pending).toMatchObject({ kind: 'excess', seat: 0 });
      make(state, 0, moveOf('sell', decide(state, 0, bot)));
      expect(view(pool, state, 0).pending).toBeNull();
    },
  );

  test('one Level short of winning, nothing is sold and no Level card is played', () => {
    const state = table([
      { level: 9, carried: ['mace-of-sharpness', 'staff-of-napalm'], hand: ['go-up-a-level'] },
      {},
      {},
    ]);
    expect(moveOf('kick', decide(state, 0))).toBeDefined();
  });

  test('a Level is taken when possible', () => {
    const state = table([{ level: 3, hand: ['go-up-a-level'] }, {}, {}]);
    play(state, 0, 1);
    expect(state.players[0]?.level).toBe(4);
  });
});

describe('its own combat', () => {
  test('a win is claimed', () => {
    const state = table([{ level: 3 }, {}, {}], ['bored-skeleton']);
    make(state, 0, { do: 'kick' });
    expect(moveOf('claim', decide(state, 0))).toBeDefined();
    make(state, 0, { do: 'claim' });
    expect(decide(state, 0)).toBeNull();
  });

  test('a one-shot turns a loss into a win', () => {
    const state = table([{ level: 6, hand: ['magic-missile'] }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    const move = moveOf('play', decide(state, 0));
    expect([id(move.card), move.side]).toEqual(['magic-missile', 'fighters']);
  });

  test('the least valuable cards pay for going berserk', () => {
    const state = table(
      [{ level: 8, classes: ['warrior'], hand: ['flaming-armor', 'jealous-mirror', 'low-ceiling'] }, {}, {}],
      ['net-troll'],
    );
    make(state, 0, { do: 'kick' });
    const move = moveOf('use', decide(state, 0));
    expect(move.power).toBe('berserk');
    expect(ids(move.cards)).not.toContain('flaming-armor');
  });

  test('a cleric chases the vampire away', () => {
    const state = table([{ level: 2, classes: ['cleric'] }, {}, {}], ['wannabe-vampire']);
    make(state, 0, { do: 'kick' });
    expect(moveOf('use', decide(state, 0)).power).toBe('chase');
  });

  test('help is requested from a player who could win the combat, for a share of the treasure', () => {
    const state = table(
      [{ level: 2 }, { level: 1 }, { level: 5, equipped: ['flaming-armor', 'boots-of-butt-kicking'] }],
      ['net-troll'],
    );
    make(state, 0, { do: 'kick' });
    const move = moveOf('ask', decide(state, 0));
    expect(move.seat).toBe(2);
    expect(move.terms.treasures).toBeGreaterThan(0);
    make(state, 0, move);
    expect(decide(state, 0)).toBeNull();
  });

  test('the bot runs from what it can’t beat, and rolls against every monster', () => {
    const state = table([{ level: 1 }, {}, {}], ['the-final-auditor']);
    make(state, 0, { do: 'kick' });
    expect(moveOf('flee', decide(state, 0))).toBeDefined();
    make(state, 0, { do: 'flee' });
    for (const seat of [1, 2]) make(state, seat, moveOf('pass', decide(state, seat)));
    expect(moveOf('roll', decide(state, 0))).toBeDefined();
  });

  test('the bot looks for trouble it can beat, and otherwise loots the room', () => {
    const trouble = table([{ level: 4, hand: ['bored-skeleton', 'net-troll'] }, {}, {}], ['lose-your-armor']);
    make(trouble, 0, { do: 'kick' });
    for (const seat of [0, 1, 2]) {
      if (trouble.stack.length > 0) make(trouble, seat, { do: 'pass' });
    }
    expect(id(moveOf('fight', decide(trouble, 0)).card)).toBe('bored-skeleton');
    const loot = table([{ hand: ['net-troll'] }, {}, {}], ['elf']);
    make(loot, 0, { do: 'kick' });
    make(loot, 0, { do: 'take' });
    play(loot, 0, 1);
    expect(moveOf('loot', decide(loot, 0))).toBeDefined();
  });

  test('the bot looks for no trouble that a curse on its next combat would turn', () => {
    for (const bot of [sensibleBot, tunedBot]) {
      const state = table([{ level: 4, hand: ['bored-skeleton'] }, {}, {}], ['battle-hiccups']);
      make(state, 0, { do: 'kick' });
      for (const seat of [0, 1, 2]) make(state, seat, { do: 'pass' });
      expect(decide(state, 0, bot)?.move.do).toBe('loot');
    }
  });
});

/** A Level 5 helper's answer to a player fighting a Level 6 monster. */
function ask(level: number, treasures: number, helper: Laid): string | undefined {
  const state = table(
    [{ level }, { level: 5, equipped: ['flaming-armor'], ...helper }, {}],
    ['duelist-of-the-old-school'],
  );
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures, first: 0, items: [], plays: [] } });
  return decide(state, 1)?.move.do;
}

/** The answer to a player who would win the game with this help. */
function help(sharedVictory: boolean): string | undefined {
  const state = table([{ level: 9 }, { level: 5 }, {}], ['net-troll'], { sharedVictory });
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 3, first: 1, items: [], plays: [] } });
  return decide(state, 1)?.move.do;
}

describe("others' combats", () => {
  test('help is given for a fair share, and not for free', () => {
    expect(ask(2, 1, {})).toBe('accept');
    expect(ask(5, 0, {})).toBe('decline');
  });

  test('a bot that declines names its price, and helps for it', () => {
    const state = table(
      [{ level: 5 }, { level: 5, equipped: ['flaming-armor'] }, {}],
      ['duelist-of-the-old-school'],
    );
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 0, first: 0, items: [], plays: [] } });
    const declined = decide(state, 1);
    expect(declined).toMatchObject({ move: { do: 'decline' }, why: 'bot-why-counter' });
    const treasures = declined?.treasures ?? 0;
    expect(treasures).toBeGreaterThan(0);
    make(state, 1, { do: 'decline' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures, first: 0, items: [], plays: [] } });
    expect(decide(state, 1)?.move.do).toBe('accept');
  });

  test('help that wouldn’t win is not given', () => {
    expect(ask(1, 1, { level: 1 })).toBe('decline');
  });

  test('nobody is helped to win the game, except in a shared victory', () => {
    expect(help(false)).toBe('decline');
    expect(help(true)).toBe('accept');
  });

  test('a player about to win the game is stopped', () => {
    const state = table(
      [{ level: 9 }, { hand: ['enraged', 'elf'] }, { hand: ['lose-a-level'] }],
      ['jealous-mirror'],
    );
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'claim' });
    const move = decide(state, 1);
    expect(id(moveOf('play', move).card)).toBe('enraged');
    expect(move?.why).toBe('bot-why-stop');
  });

  test('the bot passes on what doesn’t matter', () => {
    const state = table([{ level: 4 }, { hand: ['enraged'] }, {}], ['bored-skeleton']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'claim' });
    expect(moveOf('pass', decide(state, 1))).toBeDefined();
    expect(moveOf('pass', decide(state, 2))).toBeDefined();
  });
});

describe('answers', () => {
  test('the least useful items are lost', () => {
    const junk = ['mace-of-sharpness', 'staff-of-napalm'];
    const state = table([{ equipped: ['flaming-armor'], carried: junk }, {}, {}], ['net-troll']);
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'flee' });
    for (const seat of [1, 2]) make(state, seat, { do: 'pass' });
    state.dice = [1];
    make(state, 0, moveOf('roll', decide(state, 0)));
    const { picks } = moveOf('choose', decide(state, 0));
    expect(ids(picks.flatMap((pick) => ('card' in pick ? [pick.card] : [])))).toEqual(junk);
  });

  test('the best treasure is chosen', () => {
    const state = table([{ level: 8 }, { level: 3 }, {}], ['net-troll']);
    const treasures = ['colander-of-command', 'sandals-of-swift-excuses', 'flaming-armor'];
    const found = treasures.map((name) => state.decks.treasures.findIndex((card) => id(card) === name));
    const cards = found.map((at) => state.decks.treasures[at] ?? -1);
    state.decks.treasures = [...state.decks.treasures.filter((card) => !cards.includes(card)), ...cards];
    make(state, 0, { do: 'kick' });
    make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 1, items: [], plays: [] } });
    make(state, 1, { do: 'accept' });
    make(state, 0, { do: 'claim' });
    for (const seat of [1, 2]) make(state, seat, { do: 'pass' });
    const [pick] = moveOf('choose', decide(state, 1)).picks;
    expect(pick !== undefined && 'card' in pick ? id(pick.card) : '').toBe('flaming-armor');
  });

  test('the least valuable cards are given away in charity', () => {
    const hand = ['elf', 'flaming-armor', 'magic-missile', 'thief', 'net-troll', 'dragon-with-a-mortgage'];
    const state = table([
      { level: 5, races: ['dwarf'], classes: ['wizard'], hand: [...hand, 'mate'] },
      { level: 2 },
      { level: 4 },
    ]);
    state.phase = 'closing';
    make(state, 0, { do: 'end' });
    const move = moveOf('charity', decide(state, 0));
    expect(move.seat).toBe(1);
    expect(['net-troll', 'dragon-with-a-mortgage']).toContain(id(move.cards[0] ?? -1));
  });

  test('a bad trade is declined and a gift is accepted', () => {
    const state = table([{ carried: ['flaming-armor'] }, { carried: ['boots-of-butt-kicking'] }, {}]);
    const [armor = -1] = state.players[0]?.carried ?? [];
    const [boots = -1] = state.players[1]?.carried ?? [];
    make(state, 0, { do: 'offer', give: [], seat: 1, get: [boots] });
    expect(decide(state, 1)?.move.do).toBe('decline');
    make(state, 1, { do: 'decline' });
    make(state, 0, { do: 'offer', give: [armor], seat: 1, get: [] });
    expect(decide(state, 1)?.move.do).toBe('accept');
  });
});

describe('what a bot knows', () => {
  test('it decides the same whatever the hidden cards are', () => {
    const [one, other] = [
      ['enraged', 'magic-missile'],
      ['elf', 'net-troll'],
    ].map((hand) => {
      const state = table([{ level: 5, hand: ['bored-skeleton', 'elf'] }, { hand }, {}], ['jealous-mirror']);
      make(state, 0, { do: 'kick' });
      return decide(state, 0);
    });
    expect(one).toEqual(other);
  });

  test('every reason has a message', () => {
    const words = readFileSync(join(import.meta.dirname, '../src/words/en/reasons.ftl'), 'utf8');
    const said = [...words.matchAll(/^(bot-why-[a-z-]+) = \S/gmu)].map(([, name]) => name);
    expect(new Set(said)).toEqual(new Set<string>(WHYS));
  });
});
