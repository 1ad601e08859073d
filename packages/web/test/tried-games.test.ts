/** Games that try a card: they begin at a constructed position, and are like any other game from there on. */
import { checkFiles } from '@kickdoor/packs';
import { CreatedTable } from '@kickdoor/protocol';
import { buildCardPool, verify } from '@kickdoor/rules';
import { expect, test, vi } from 'vitest';
import { classic, hostAt, Page, PATIENCE, place, recordOf } from './hosting.ts';

/** A table for one person and two bots. */
const wishFor = (...sets: readonly string[]) => ({
  seats: 3,
  bots: [1, 2],
  player: { name: 'Ada', sex: 'female' },
  sheet: 'classic',
  sets,
  pace: 'none',
  rulings: 'host',
});

/** A pack with one card of each kind that can be tried. */
const { pack: laundry } = checkFiles(
  new Map([
    ['pack.yaml', 'id: laundry\nversion: 1.0.0\nlanguages: [en]\n'],
    ['doors/all.yaml', '- { id: sock, kind: monster, level: 1, treasures: 1, badStuff: [die] }\n'],
    ['treasures/all.yaml', '- { id: peg, kind: item, bonus: 1, gold: 100 }\n'],
    ['words/en/cards.ftl', 'pack = Laundry\nsock = Sock\npeg = Peg\n'],
  ]),
);

test.each(['sock', 'peg'])('trying a card starts a game in which %s can be used', async (id) => {
  if (laundry === null) throw new Error('the pack is in order');
  const own = buildCardPool([classic, laundry]);
  const name = place();
  const first = await hostAt(name);
  const { setHash, look, cards, words } = laundry;
  const set = { id: 'laundry', setHash, look, defs: cards, words };
  expect(await first.answer('offer', { set })).toEqual({ ok: true, value: null });
  const answer = await first.answer('try', {
    wish: wishFor('classic', 'laundry'),
    card: { set: 'laundry', id },
  });
  if (!answer.ok) throw new Error(answer.code);
  const { table, host, secret } = CreatedTable.parse(answer.value);
  const page = new Page(first, table);
  page.hello({ secret: secret ?? undefined, host });
  await vi.waitUntil(() => page.now !== null, PATIENCE);
  const use = page.now?.legalMoves.find(({ move }) =>
    id === 'sock' ? move.do === 'kick' : move.do === 'play' && own.cards[move.card]?.id === id,
  );
  if (use === undefined) throw new Error(`${id} can't be used`);
  page.move(use.move);
  // The result of that very move: in a combat the bots may act before anybody looks.
  const used = await vi.waitUntil(() => page.after(0), PATIENCE);
  const foes = used.view.combat?.foes ?? [];
  expect(foes.some(({ card }) => own.cards[card]?.id === 'sock')).toBe(id === 'sock');
  // It is like any other game except for the deal: a Level can be corrected, and the record has everything.
  await page.play((page.now?.number ?? 0) + 10);
  await page.rewind();
  const record = await recordOf(first, table);
  expect(verify(own, record)).toBeNull();
  expect(record.moves.some(({ move }) => move.startsWith('rewind'))).toBe(true);
  // A server would not believe such a position.
  const taken = await first.answer('take', { table, secrets: [secret], away: true });
  expect(taken).toEqual({ ok: false, code: 'bad-table' });
  const mine = await first.answer('mine', { seats: [{ table, secret }] });
  expect(mine).toMatchObject({ ok: true, value: { tables: [{ id: table, positioned: true }] } });
  page.leave();
  await first.close();

  // The store keeps the pack as long as its games, and with it everything for a rematch.
  const second = await hostAt(name);
  const again = new Page(second, table);
  again.hello({ secret: secret ?? undefined, host });
  await vi.waitUntil(() => again.now !== null, PATIENCE);
  const kept = await second.answer('set', { hash: setHash });
  expect(kept.ok && JSON.parse(String(kept.value))).toMatchObject({ id: 'laundry', words: laundry.words });
});

test("a card that can't be used by anybody starts no game, and the rule says why", async () => {
  const { pack: rivet } = checkFiles(
    new Map([
      ['pack.yaml', 'id: rivets\nversion: 1.0.0\nlanguages: [en]\n'],
      ['doors/all.yaml', '- { id: sock, kind: monster, level: 1, treasures: 1, badStuff: [die] }\n'],
      ['treasures/all.yaml', '- { id: rivet, kind: item-enhancer, strength: 1 }\n'],
      ['words/en/cards.ftl', 'pack = Rivets\nsock = Sock\nrivet = Rivet\n'],
    ]),
  );
  if (rivet === null) throw new Error('the pack is in order');
  const host = await hostAt(place());
  const { id, setHash, look, cards, words } = rivet;
  await host.answer('offer', { set: { id, setHash, look, defs: cards, words } });
  const answer = await host.answer('try', { wish: wishFor('rivets'), card: { set: id, id: 'rivet' } });
  expect(answer).toEqual({ ok: true, value: { rule: 'items.carried' } });
});
