/** What the log and a view say about a move, in cases where nothing else tells two moves apart. */
import { describe, expect, test } from 'vitest';
import { validateMove, view, type GameEvent } from '../src/index.ts';
import { card, curse, item, sidekick, Table } from './effects/support.ts';

/** The events of the last move with this name. */
function told(it: Table, e: GameEvent['e']): readonly GameEvent[] {
  return it.events.filter((event) => event.e === e);
}

describe('the log', () => {
  const goods = [item('hat', { gold: 500 }), item('rug', { gold: 500 })];
  const table = (): Table =>
    new Table({ cards: goods, Ann: { carried: ['hat'] }, Bob: { carried: ['rug'] } });

  test('calls a trade with nothing in return a gift', () => {
    const it = table().does('Ann', 'offer hat to Bob').does('Bob', 'accept');
    expect(told(it, 'traded')).toMatchObject([{ cause: { rule: 'trade.gift' } }]);
  });

  test('does not call an exchange a gift', () => {
    const it = table().does('Ann', 'offer hat to Bob for rug').does('Bob', 'accept');
    expect(told(it, 'traded')).toMatchObject([{ cause: { rule: 'trade.stays' } }]);
  });

  test('says who played a curse from the hand, and on which sidekick', () => {
    const it = new Table({
      sheet: 'west',
      cards: [sidekick('page', { sex: 'male' }), curse('woe', 'change-sex')],
      Ann: { hand: ['woe'] },
      Bob: { sidekicks: ['page'] },
    }).does('Ann', 'play woe on page');
    const cause = { rule: 'curses.from-hand', by: 0 };
    expect(told(it, 'curse')).toMatchObject([{ seat: 1, on: it.id('page'), cause }]);
  });

  test('names the one sidekick that changed owner', () => {
    const offer = card({ id: 'offer', kind: 'special', use: ['hire-away'] });
    const it = new Table({
      cards: [offer, sidekick('porter')],
      Ann: { hand: ['offer'] },
      Bob: { sidekicks: ['porter'] },
    }).does('Ann', 'play offer on porter');
    expect(told(it, 'gave')).toMatchObject([{ seat: 1, to: 0, count: 1, cards: [it.id('porter')] }]);
  });

  test('names the stolen item', () => {
    const sneak = card({ id: 'sneak', kind: 'class', effects: [{ steal: { name: 'steal', atLeast: 4 } }] });
    const it = new Table({
      cards: [sneak, ...goods],
      Ann: { class: ['sneak'], hand: ['hat'] },
      Bob: { carried: ['rug'] },
      dice: [4],
    }).does('Ann', 'use steal on rug with hat');
    expect(told(it, 'gave')).toMatchObject([{ seat: 1, to: 0, count: 1, cards: [it.id('rug')] }]);
  });
});

describe('a view', () => {
  test('names a card that was shown twice only once', () => {
    const it = new Table({ cards: [item('hat')], Ann: { hand: ['hat'] } });
    it.does('Ann', 'show hat').does('Ann', 'show hat');
    expect(view(it.pool, it.state, 1).players[0]?.shown).toEqual([it.id('hat')]);
  });

  test('names the gear its owner can’t use now, and nothing else', () => {
    const bow = item('bow', { for: { race: 'elf' } });
    const it = new Table({ cards: [item('hat'), bow], Ann: { equipped: ['hat', 'bow'] } });
    expect(view(it.pool, it.state, 0).players[0]?.ineffective).toEqual([it.id('bow')]);
  });
});

describe('a card named twice in one move', () => {
  test('is not sold twice', () => {
    const hat = item('hat', { gold: 500 });
    const it = new Table({ cards: [hat], Ann: { carried: ['hat'] } });
    const cards = [it.id('hat'), it.id('hat')];
    expect(validateMove(it.pool, it.state, 0, { do: 'sell', cards })?.rule).toBe('selling.from');
  });
});
