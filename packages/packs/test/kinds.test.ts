/** How the later sets' kinds of card are compiled. */
import { expect, test } from 'vitest';
import { compile } from './support.ts';

const CARDS = `- { id: zap, kind: item, deck: doors, laser: true, bonus: 2, gold: 300 }
- { id: beeper, kind: item, deck: doors, gadget: true, gold: 200, effects: [{ bonus-each: { of: gadget, strength: 1 } }] }
- { id: saddle, kind: item, deck: doors, steed: true, bonus: 1, gold: 200 }
- { id: mule, kind: steed, bonus: 2, gold: 300, effects: [{ flee: 1 }, { big: 1 }] }
- { id: cook, kind: sidekick, strength: 2, sex: female, effects: [{ carries: 1 }] }
- { id: pit, kind: curse, trap: true, strike: [{ lose-item: { which: gadget } }] }
- { id: offer, kind: special, deck: doors, use: [hire-away] }
- { id: boss, kind: class, effects: [{ gadgets: any }, { sidekicks: 1 }, second-door, helper-treasure, keeps-levels] }
`;

test('lasers, gadgets, steeds with gear, sidekicks, traps and aimed specials', () => {
  const { pack } = compile({ 'doors/later.yaml': CARDS });
  const card = (id: string) => pack?.cards.find((one) => one.id === id);
  expect(card('zap')).toMatchObject({ laser: true, slot: 'two hands', steed: false });
  expect(card('beeper')).toMatchObject({
    gadget: true,
    slot: 'none',
    traits: { bonusEach: [{ of: 'gadget', strength: 1, limit: 20 }] },
  });
  expect(card('saddle')).toMatchObject({ steed: true, slot: 'none', bonus: 1 });
  expect(card('mule')).toMatchObject({ bonus: 2, gold: 300, big: true, traits: { flee: 1, big: 1 } });
  expect(card('cook')).toMatchObject({ bonus: 2, sex: 'female', gold: null, traits: { carries: 1 } });
  expect(card('pit')).toMatchObject({ trap: true, strike: [{ with: { which: 'gadget' } }] });
  expect(card('offer')).toMatchObject({ plays: [{ play: 'hire-away' }], strike: [] });
  expect(card('boss')?.traits).toMatchObject({
    gadgets: 99,
    sidekicks: 1,
    secondDoor: true,
    helperTreasure: true,
    keepsLevels: true,
  });
});

const TALENTS = `- { id: x-ray-eyes, kind: power, effects: [{ flee: 1 }] }
- { id: drunk-style, kind: style, effects: [{ hand-limit: 6 }] }
- { id: night-school, kind: training, copies: 2, effects: [{ discard-for-strength: { name: cram, max: 1, each: 1 } }] }
- { id: twin, kind: sidekick, killed: [{ lose-level: 1 }], sacrificed: [die] }
- { id: owl, kind: sidekick, marks: [fire], effects: [{ apart: { mark: beast, limit: 1 } }] }
- { id: torch, kind: item, deck: doors, gold: 100, marks: [fire] }
- { id: ray, kind: item, deck: doors, gold: 100, laser: true, marks: [fire] }
`;

test('powers, styles, training; effects of losing a sidekick; fire', () => {
  const { pack } = compile({ 'doors/later.yaml': TALENTS });
  const card = (id: string) => pack?.cards.find((one) => one.id === id);
  expect(card('x-ray-eyes')).toMatchObject({ kind: 'power', deck: 'doors', traits: { flee: 1 } });
  expect(card('drunk-style')).toMatchObject({ kind: 'style', traits: { handLimit: 6 } });
  expect(card('night-school')).toMatchObject({ kind: 'training', copies: 2, powers: [{ name: 'cram' }] });
  expect(card('twin')).toMatchObject({
    killed: [{ deed: 'lose-level' }],
    sacrificed: [{ deed: 'die' }],
    badStuff: [],
  });
  expect([card('torch')?.marks, card('ray')?.marks]).toEqual([['fire'], ['fire']]);
  expect(card('owl')?.marks).toEqual(['fire', 'beast']);
});
