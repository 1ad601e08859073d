/** Trades between bots and with people: bots offer what suits both sides, and decline what suits only the other. */
import { legalMoves, stream, view, type GameEvent, type Move, type Seat, type State } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, styleOf } from '../src/characters/characters.ts';
import { botOf, searchBot, sensibleBot, tunedBot, type Bot } from '../src/index.ts';
import { LASTS, NO_PAST, recall, type Past } from '../src/past/past.ts';
import { styledBot } from '../src/sensible.ts';
import { TUNED } from '../src/style.ts';
import { decide, id, ids, make, pool, table, type Laid } from './table.ts';

const turn = (seat: Seat): GameEvent => ({ e: 'turn', seat, cause: {} });
const swap = (seat: Seat, to: Seat) => ({ seat, to, give: [], get: [], cause: {} });
const offered = (seat: Seat, to: Seat): GameEvent => ({ e: 'offered', ...swap(seat, to) });
const traded = (seat: Seat, to: Seat): GameEvent => ({ e: 'traded', ...swap(seat, to) });
const past = (...events: readonly GameEvent[]): Past => recall(NO_PAST, events);
const STARTED = past(turn(0));

/** The bot's decision at the end of its turn. */
function atTheEnd(state: State, seen: Past = STARTED, bot: Bot = tunedBot) {
  state.phase = 'closing';
  return bot.decide(view(pool, state, 0), legalMoves(pool, state, 0), pool, stream('end'), seen);
}

function named(move: Move | undefined) {
  if (move?.do !== 'offer') return move?.do;
  return { to: move.seat, give: move.give.map(id), get: move.get.map(id) };
}

/** A wizard with a cleric’s mace, and a cleric with a wizard’s staff: each has what the other needs. */
const WIZARD: Laid = { level: 3, classes: ['wizard'], carried: ['mace-of-sharpness'] };
const CLERIC: Laid = { level: 3, classes: ['cleric'], carried: ['staff-of-napalm'] };

describe('what a bot offers', () => {
  test('what it can’t use, for what the other side can’t use', () => {
    const decided = atTheEnd(table([WIZARD, {}, CLERIC]));
    expect(named(decided?.move)).toEqual({ to: 2, give: ['mace-of-sharpness'], get: ['staff-of-napalm'] });
    expect(decided?.why).toBe('bot-why-trade');
  });

  test('nothing that the other side would lose by', () => {
    expect(named(atTheEnd(table([WIZARD, {}, { level: 3, equipped: ['flaming-armor'] }]))?.move)).toBe('end');
  });

  test('nothing that would bring a player close to winning', () => {
    expect(named(atTheEnd(table([CLERIC, {}, WIZARD]))?.move)).toMatchObject({ to: 2 });
    expect(named(atTheEnd(table([CLERIC, {}, { ...WIZARD, level: 8 }]))?.move)).toBe('end');
  });

  test('a second helmet counts no more than its price', () => {
    const hats: Laid = { level: 3, equipped: ['helmet-of-hindsight'], carried: ['colander-of-command'] };
    const capped: Laid = { level: 3, equipped: ['bucket-of-ignorance', 'boots-of-butt-kicking'] };
    expect(named(atTheEnd(table([hats, capped, {}]))?.move)).toBe('end');
  });

  test('an extra item if a single one isn’t enough for the other side', () => {
    const rich: Laid = {
      level: 3,
      classes: ['wizard'],
      equipped: ['concrete-clogs', 'helmet-of-hindsight'],
      carried: ['colander-of-command', 'slippers-of-second-thoughts'],
    };
    const decided = atTheEnd(table([rich, { ...CLERIC, equipped: [] }, {}]));
    expect(decided?.move).toMatchObject({
      do: 'offer',
      seat: 1,
      give: [expect.any(Number), expect.any(Number)],
    });
    expect(named(decided?.move)).toMatchObject({ get: ['staff-of-napalm'] });
  });

  test('one trade a turn, and none to a player who hasn’t taken one recently', () => {
    expect(named(atTheEnd(table([WIZARD, {}, CLERIC]), past(turn(0), offered(0, 1)))?.move)).toBe('end');
    expect(
      named(
        atTheEnd(table([WIZARD, {}, CLERIC]), past(turn(0), offered(0, 2), turn(1), turn(2), turn(0)))?.move,
      ),
    ).toBe('end');
    const later = Array.from({ length: LASTS }, (_, at) => turn(at % 3));
    expect(
      named(atTheEnd(table([WIZARD, {}, CLERIC]), past(turn(0), offered(0, 2), ...later))?.move),
    ).toMatchObject({ to: 2 });
    const since = past(turn(0), offered(0, 2), traded(0, 2), turn(1), turn(2), turn(0));
    expect(named(atTheEnd(table([WIZARD, {}, CLERIC]), since)?.move)).toMatchObject({ to: 2 });
  });

  test('nothing without a past, because it couldn’t know what it has offered', () => {
    expect(named(atTheEnd(table([WIZARD, {}, CLERIC]), NO_PAST)?.move)).toBe('end');
  });

  test('its turn then ends without waiting for an answer', () => {
    const state = table([WIZARD, {}, CLERIC]);
    const decided = atTheEnd(state);
    if (decided === null) throw new Error('nothing was offered');
    make(state, 0, decided.move);
    expect(named(atTheEnd(state, past(turn(0), offered(0, 2)))?.move)).toBe('end');
  });

  test.each(CHARACTERS)('a %s bot trades, too', (character) => {
    const bot = styledBot(styleOf(TUNED, character));
    expect(named(atTheEnd(table([WIZARD, {}, CLERIC]), STARTED, bot)?.move)).toMatchObject({ to: 2 });
  });

  test('a searching bot finds the trade, a novice doesn’t', () => {
    const search = searchBot({ budget: { rollouts: 200 } });
    expect(named(atTheEnd(table([WIZARD, {}, CLERIC]), STARTED, search)?.move)).toMatchObject({ to: 2 });
    const novice = botOf('novice', { milliseconds: 0, now: () => 0 });
    expect(named(atTheEnd(table([WIZARD, {}, CLERIC]), STARTED, novice)?.move)).toBe('end');
  });
});

/** The bot's answer to a player who offers items for others. */
function answer(players: readonly [Laid, Laid, Laid], give: readonly string[], get: readonly string[]) {
  const state = table(players);
  const cards = (names: readonly string[], seat: Seat) => {
    const { equipped = [], carried = [] } = state.players[seat] ?? {};
    return [...equipped, ...carried].filter((card) => names.includes(id(card)));
  };
  make(state, 0, { do: 'offer', seat: 1, give: cards(give, 0), get: cards(get, 1) });
  return decide(state, 1, sensibleBot);
}

/** The bot's move after declining: the wizard wants a staff for boots that nobody needs, and could add a mace. */
function reply(seen: (give: readonly number[], get: readonly number[]) => Past, bot: Bot = tunedBot) {
  const boots: Laid = { ...WIZARD, carried: ['mace-of-sharpness', 'slippers-of-second-thoughts'] };
  const state = table([{}, CLERIC, boots]);
  const [mace = -1, slippers = -1] = state.players[2]?.carried ?? [];
  const [staff = -1] = state.players[1]?.carried ?? [];
  const legal = legalMoves(pool, state, 1);
  const decided = bot.decide(view(pool, state, 1), legal, pool, stream('more'), seen([slippers], [staff]));
  return { move: decided?.move, more: { do: 'offer', seat: 2, give: [staff], get: [slippers, mace] } };
}

const asked = (give: readonly number[], get: readonly number[]): GameEvent => {
  return { e: 'offered', seat: 2, to: 1, give, get, cause: {} };
};

describe('what a bot declines', () => {
  test('is countered by asking for one more item, if both would gain', () => {
    const { move, more } = reply((give, get) => past(turn(0), asked(give, get)));
    expect(move).toEqual(more);
  });

  test('isn’t countered if the offer was withdrawn', () => {
    const withdrawn: GameEvent = { e: 'withdrawn', seat: 2, what: 'trade', cause: {} };
    expect(reply((give, get) => past(turn(0), asked(give, get), withdrawn)).move).toBeUndefined();
  });

  test('is countered only once, and only in the same turn', () => {
    const once = reply((give, get) => past(turn(0), asked(give, get), offered(1, 2)));
    expect(once.move).toBeUndefined();
    expect(reply((give, get) => past(turn(0), asked(give, get), turn(2))).move).toBeUndefined();
  });

  test('isn’t countered by a bot that doesn’t trade', () => {
    expect(reply((give, get) => past(turn(0), asked(give, get)), sensibleBot).move).toBeUndefined();
  });
});

describe('when offered a trade, a bot', () => {
  test('accepts a swap that suits both, with the reason for a trade', () => {
    const decided = answer([WIZARD, CLERIC, {}], ['mace-of-sharpness'], ['staff-of-napalm']);
    expect(decided).toMatchObject({ move: { do: 'accept' }, why: 'bot-why-bargain' });
  });

  test('declines a second helmet for its armor', () => {
    const worn: Laid = { level: 3, equipped: ['helmet-of-hindsight', 'flaming-armor'] };
    const hat: Laid = { level: 3, carried: ['colander-of-command'] };
    expect(answer([hat, worn, {}], ['colander-of-command'], ['flaming-armor'])?.move.do).toBe('decline');
  });

  test('declines a fair trade with a player close to winning', () => {
    const near: Laid = { ...WIZARD, level: 9 };
    const decided = answer([near, CLERIC, {}], ['mace-of-sharpness'], ['staff-of-napalm']);
    expect(decided?.move.do).toBe('decline');
  });
});

test('a bot equips a traded item at once, even in another player’s turn', () => {
  const armed: Laid = { ...CLERIC, equipped: ['rolling-pin-of-retribution', 'torch-of-the-night-shift'] };
  const state = table([{}, armed, WIZARD]);
  const [mace = -1] = state.players[2]?.carried ?? [];
  const [staff = -1] = state.players[1]?.carried ?? [];
  make(state, 1, { do: 'offer', seat: 2, give: [staff], get: [mace] });
  make(state, 2, { do: 'accept' });
  const does = (seen: Past) =>
    tunedBot.decide(view(pool, state, 1), legalMoves(pool, state, 1), pool, stream('on'), seen)?.move;
  expect(does(STARTED)).toBeUndefined();
  const seen = past(turn(0), offered(1, 2), traded(1, 2));
  for (let move = does(seen); move !== undefined; move = does(seen)) make(state, 1, move);
  expect(ids(state.players[1]?.equipped)).toEqual(['mace-of-sharpness', 'rolling-pin-of-retribution']);
});
