import { describe, expect, test } from 'vitest';
import { card, curse, item, monster, oneshot, Table } from './support.ts';

const OGRE = monster('ogre', 9, { treasures: 2 });
const BONES = monster('bones', 3, { tags: ['undead'] });

/** Ann, Level 4, meets the ogre; Bob holds one-shots. */
function fight(use: readonly unknown[], more: readonly ReturnType<typeof card>[] = [], Bob = {}): Table {
  const cards = [OGRE, BONES, oneshot('toy', ...use), oneshot('bomb', { strength: 5 }), ...more];
  const scene = { cards, Ann: { level: 4, race: ['elf'] }, Bob: { level: 6, hand: ['toy', 'bomb'], ...Bob } };
  return new Table({ ...scene, doors: ['ogre'] }).does('Ann', 'kick');
}

/** The same while running away, with these rolls. */
function flight(use: readonly unknown[], dice: readonly number[]): Table {
  const table = fight(use);
  table.state.dice = [...dice];
  return table.does('Ann', 'flee').pass();
}

describe('in a combat', () => {
  test('strength counts for the side that is named', () => {
    const table = fight([{ strength: 3 }]);
    expect(
      table.does('Bob', 'play bomb for monsters').does('Bob', 'play toy for fighters').strengths(),
    ).toEqual([7, 14]);
    expect(table.names(table.state.combat?.aside ?? [])).toEqual(['bomb', 'toy']);
  });

  test('strength is refused without a side, out of combat, during a run, and for the wrong side', () => {
    fight([{ strength: { amount: 3, only: 'fighters' } }])
      .refuses('Bob', 'play toy for monsters', 'precedence.card-over-sheet')
      .does('Bob', 'play toy for fighters');
    flight([{ strength: 3 }], [6]).refuses('Bob', 'play toy for fighters', 'flee.roll');
    new Table({ cards: [oneshot('toy', { strength: 3 })], Bob: { hand: ['toy'] } }).refuses(
      'Bob',
      'play toy for fighters',
      'combat.one-shots',
    );
  });

  test('strength against a mark requires a monster with that mark', () => {
    const use = [{ strength: { amount: 4, only: 'fighters', versus: 'undead' } }];
    fight(use).refuses('Bob', 'play toy for fighters', 'precedence.card-over-sheet');
    const cards = [monster('ghost', 9, { tags: ['undead'] }), oneshot('toy', ...use)];
    const table = new Table({ cards, Ann: { level: 4 }, Bob: { hand: ['toy'] }, doors: ['ghost'] });
    table.does('Ann', 'kick').refuses('Bob', 'play toy for monsters', 'precedence.card-over-sheet');
    expect(table.does('Bob', 'play toy for fighters').strengths()).toEqual([8, 9]);
  });

  test('strength-each keeps what it has given when the fighter no longer meets the condition', () => {
    const more = [curse('bland', { 'lose-trait': { which: 'race' } })];
    const table = fight([{ 'strength-each': { who: { race: 'elf' }, each: 2 } }], more, {
      race: ['elf'],
      hand: ['toy', 'bland'],
    });
    expect(table.does('Bob', 'play toy for fighters').strengths()).toEqual([6, 9]);
    expect(table.does('Bob', 'play bland on Ann').pass().strengths()).toEqual([6, 9]);
  });

  test('copy-level counts a Level twice, however it changes', () => {
    const table = fight(['copy-level'], [curse('hex', { 'lose-level': 1 })], { hand: ['toy', 'hex'] });
    table.refuses('Bob', 'play toy on Cid', 'combat.one-shots');
    expect(table.does('Bob', 'play toy on Ann').strengths()).toEqual([8, 9]);
    expect(table.does('Bob', 'play hex on Ann').pass().strengths()).toEqual([6, 9]);
  });

  test('copy-gear counts the best item twice', () => {
    const swords = [
      item('sword', { slot: 'one hand', bonus: 3 }),
      item('knife', { slot: 'one hand', bonus: 1 }),
    ];
    const cards = [OGRE, oneshot('toy', 'copy-gear'), ...swords];
    const table = new Table({ cards, Ann: { equipped: ['sword', 'knife'], hand: ['toy'] }, doors: ['ogre'] });
    expect(table.does('Ann', 'kick').does('Ann', 'play toy on Ann').strengths()).toEqual([8, 9]);
  });

  test('remove-foe keeps the Treasures, or not, and gives no Level', () => {
    const kept = fight([{ 'remove-foe': { treasures: true } }])
      .does('Bob', 'play toy on ogre')
      .does('Ann', 'claim')
      .pass();
    expect([kept.hand('Ann').length, kept.levels()[0]]).toEqual([2, 4]);
    const lost = fight([{ 'remove-foe': { treasures: false } }])
      .does('Bob', 'play toy on ogre')
      .does('Ann', 'claim')
      .pass();
    expect(lost.hand('Ann')).toEqual([]);
  });

  test('remove-foe respects Level limits and tags', () => {
    fight([{ 'remove-foe': { treasures: true, maxLevel: 8 } }]).refuses(
      'Bob',
      'play toy on ogre',
      'precedence.card-over-sheet',
    );
    fight([{ 'remove-foe': { treasures: true, tag: 'undead' } }]).refuses(
      'Bob',
      'play toy on ogre',
      'combat.defeat-without-kill',
    );
  });

  test('a monster that the same card has removed or swapped isn’t removed again', () => {
    const remove = { 'remove-foe': { treasures: true } };
    const table = fight([remove, remove]).does('Bob', 'play toy on ogre');
    expect(table.foes()).toEqual([]);
    expect(table.does('Ann', 'claim').pass().hand('Ann').length).toBe(2);
    expect(fight([remove, 'swap-foe']).does('Bob', 'play toy on ogre').foes()).not.toContain('ogre');
  });

  test('swap-foe brings the next monster from the deck', () => {
    const cards = [OGRE, BONES, oneshot('toy', 'swap-foe')];
    const table = new Table({ cards, Ann: { hand: ['toy'] }, doors: ['ogre', 'chip-1', 'bones'] });
    expect(table.does('Ann', 'kick').does('Ann', 'play toy on ogre').foes()).toEqual(['bones']);
    expect(table.names(table.state.discards.doors)).toEqual(['chip-1']);
  });

  test('end-combat ends it for everybody', () => {
    const table = fight(['end-combat']).does('Bob', 'play toy');
    expect([table.state.phase, table.state.combat, table.hand('Ann'), table.levels()[0]]).toEqual([
      'closing',
      null,
      [],
      4,
    ]);
    expect(table.names(table.state.discards.treasures)).toEqual(['toy']);
  });

  test('effects on a combat that the same card has ended do nothing', () => {
    const use = [
      'end-combat',
      { strength: 3 },
      'end-combat',
      { afflict: { on: 'self', do: [{ 'lose-level': 1 }] } },
    ];
    const table = fight(use).does('Bob', 'play toy');
    expect([table.state.phase, table.levels()[1]]).toEqual(['closing', 5]);
  });

  test('turn-boost makes a one-shot count for the other side', () => {
    const table = fight(['turn-boost']).refuses('Bob', 'play toy on bomb', 'combat.one-shots');
    table.does('Bob', 'play bomb for monsters');
    expect(table.strengths()).toEqual([4, 14]);
    expect(table.does('Bob', 'play toy on bomb').strengths()).toEqual([9, 9]);
  });

  test('strip-enhancer takes an enhancer away', () => {
    const ancient = card({ id: 'ancient', kind: 'enhancer', bonus: 10, treasures: 2 });
    const table = fight(['strip-enhancer'], [ancient], { hand: ['toy', 'ancient'] }).does(
      'Bob',
      'play ancient on ogre',
    );
    expect(table.strengths()).toEqual([4, 19]);
    expect(table.does('Bob', 'play toy on ancient').strengths()).toEqual([4, 9]);
  });

  test('a card with several effects applies those possible now', () => {
    const use = [{ strength: 2 }, { 'flee-bonus': { amount: 2, until: 'flight' } }];
    expect(fight(use).does('Bob', 'play toy for fighters').strengths()).toEqual([6, 9]);
    const fled = flight(use, [3]).does('Bob', 'play toy on Ann').does('Ann', 'roll ogre');
    expect(fled.levels()[0]).toBe(4);
  });
});

/** Ann’s Level after two rolls of 3, with a bonus that lasts this long. */
const run = (until: string): number | undefined => {
  const cards = [
    OGRE,
    BONES,
    oneshot('toy', { 'flee-bonus': { amount: 2, until } }),
    card({ id: 'horn', kind: 'wandering' }),
  ];
  const Ann = { level: 4, hand: ['toy', 'horn', 'bones'] };
  const table = new Table({ cards, Ann, doors: ['ogre'], dice: [3, 3] });
  table.does('Ann', 'kick').does('Ann', 'play horn with bones').does('Ann', 'flee').pass();
  return table.does('Ann', 'play toy on Ann').does('Ann', 'roll ogre').does('Ann', 'roll bones').levels()[0];
};

describe('during a run', () => {
  test('escape needs no roll', () => {
    const table = flight(['escape'], [1]).does('Bob', 'play toy on Ann').does('Ann', 'roll ogre');
    expect([table.levels()[0], table.state.dice]).toEqual([4, [1]]);
    fight(['escape']).refuses('Bob', 'play toy on Ann', 'flee.roll');
  });

  test('flee-bonus applies to one roll or to all', () => {
    expect([run('flight'), run('roll')]).toEqual([4, 3]);
  });

  test('fix-die fixes the next roll, as the card or its player says', () => {
    const fixed = flight([{ 'fix-die': { result: 6 } }], [1])
      .does('Bob', 'play toy')
      .does('Ann', 'roll ogre');
    expect([fixed.levels()[0], fixed.state.dice]).toEqual([4, [1]]);
    const named = flight(['fix-die'], [6])
      .does('Bob', 'play toy')
      .does('Bob', 'choose 1')
      .does('Ann', 'roll ogre');
    expect([named.levels()[0], named.state.dice]).toEqual([3, [6]]);
  });
});

/** All Levels after a brew is played with this text. */
const play = (on: string, text: string): number[] => {
  const cards = [oneshot('brew', { afflict: { on, do: [{ 'lose-level': 1 }] } })];
  const table = new Table({ cards, Ann: { level: 3, hand: ['brew'] }, Bob: { level: 3 } });
  return table.does('Ann', text).levels();
};

describe('at any time', () => {
  test('cancel-curse cancels a curse about to take effect', () => {
    const cards = [curse('hex', { 'lose-level': 1 }), oneshot('ring', 'cancel-curse')];
    const table = new Table({ cards, Ann: { hand: ['hex'] }, Bob: { level: 3 }, Cid: { hand: ['ring'] } });
    table.does('Ann', 'play hex on Bob').does('Cid', 'play ring on hex');
    expect([table.levels()[1], table.state.stack]).toEqual([3, []]);
    expect(table.names(table.state.discards.doors)).toEqual(['hex']);
  });

  test('cancel-curse ends a lasting curse, but not while another is about to take effect', () => {
    const hen = card({ id: 'hen', kind: 'curse', lasting: true, effects: [{ flee: -1 }] });
    const cards = [hen, curse('hex', { 'lose-level': 1 }), oneshot('ring', 'cancel-curse')];
    const table = new Table({
      cards,
      Ann: { hand: ['hex'] },
      Bob: { curses: ['hen'] },
      Cid: { hand: ['ring'] },
    });
    table.does('Ann', 'play hex on Bob').refuses('Cid', 'play ring on hen', 'curses.at-once').pass();
    expect(table.does('Cid', 'play ring on hen').player('Bob').curses).toEqual([]);
  });

  test('afflict affects its player, another, or any', () => {
    expect(play('self', 'play brew')).toEqual([2, 3, 1]);
    expect(play('other', 'play brew on Bob')).toEqual([3, 2, 1]);
    expect(play('player', 'play brew on Ann')).toEqual([2, 3, 1]);
    expect(() => play('other', 'play brew on Ann')).toThrow('refused');
  });

  test('afflict affects anyone of the highest or lowest Level, and nobody else', () => {
    expect(play('highest', 'play brew on Ann')).toEqual([2, 3, 1]);
    expect(play('highest', 'play brew on Bob')).toEqual([3, 2, 1]);
    expect(() => play('highest', 'play brew on Cid')).toThrow('refused');
    expect(() => play('lowest', 'play brew on Bob')).toThrow('refused');
  });
});
