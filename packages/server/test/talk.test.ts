/** Talk at a table: who may say what, how often, and what bots answer. */
import { openCards, Saying, type ServerMessageOf } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { ManualClock } from './manual-clock.ts';
import { seatedTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

const phrase = (id: string, blanks: object = {}) => ({
  type: 'say',
  what: { kind: 'phrase', phrase: id, ...blanks },
});
const typed = (text: string) => ({ type: 'say', what: { kind: 'text', text } });

/** Parses typed text. */
const text = (words: string) => Saying.safeParse({ kind: 'text', text: words });

/** Waits until a client has heard this many things. */
async function hears(client: TestClient, count: number): Promise<ServerMessageOf<'said'>> {
  await client.until(() => client.all('said').length >= count, `${count} things said`);
  const said = client.all('said')[count - 1];
  if (said === undefined) throw new Error('nothing was said');
  return said;
}

test('a phrase reaches everybody as data, with its blanks', async () => {
  const { url } = await serverFor();
  const { clients, table } = await startedTable(url, 3, 0);
  const [anna, ben] = clients;
  if (anna === undefined || ben === undefined) throw new Error('nobody is there');
  const guest = await TestClient.open(url, table);
  expect(await anna.ask(phrase('help-for', { number: 2 }))).toMatchObject({ type: 'accepted' });
  const what = { kind: 'phrase', phrase: 'help-for', number: 2 };
  expect(await hears(ben, 1)).toMatchObject({ seat: 0, what });
  expect(await hears(guest, 1)).toMatchObject({ seat: 0, what });
  await ben.ask({ type: 'say', what: { kind: 'reaction', reaction: 'laugh', seat: 0 } });
  expect(await hears(anna, 2)).toMatchObject({ seat: 1, what: { kind: 'reaction', seat: 0 } });
  // Newcomers get recent utterances with the same keys.
  const late = await TestClient.open(url, table);
  await hears(late, 2);
  expect(late.all('said').map(({ key }) => key)).toEqual(anna.all('said').map(({ key }) => key));
  expect(await guest.ask(phrase('hello'))).toMatchObject({ code: 'no-seat' });
});

test('a blank that is missing or superfluous is named', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const [anna] = clients;
  const wrong = [
    [phrase('help-for'), 'what.number'],
    [phrase('hello', { seat: 1 }), 'what.seat'],
    [phrase('help-for', { number: 21 }), 'what.number'],
    [phrase('stop', { seat: 7 }), 'what.seat'],
    [phrase('dance'), 'what.phrase'],
    [{ type: 'say', what: { kind: 'reaction', reaction: 'wink', seat: 0 } }, 'what.reaction'],
    [{ type: 'say', what: { kind: 'reaction', reaction: 'laugh', seat: 9 } }, 'what.seat'],
  ] as const;
  for (const [message, at] of wrong) {
    expect(await anna?.ask(message), JSON.stringify(message)).toMatchObject({ type: 'error', at });
  }
  expect(anna?.all('said')).toEqual([]);
});

test('only cards that everybody sees may be named', async () => {
  const { url } = await serverFor();
  const { clients, table } = await startedTable(url, 3, 0);
  const [anna, ben] = clients;
  if (anna === undefined || ben === undefined) throw new Error('nobody is there');
  const [own = 0] = anna.view.hand ?? [];
  const [other = 0] = ben.view.hand ?? [];
  for (const card of [own, other, 100_000]) {
    const answer = await anna.ask(phrase('want-card', { card }));
    expect(answer).toMatchObject({ code: 'hidden-card', at: 'what.card' });
  }
  const lay = anna.legalMoves.find(({ move }) => move.do === 'play' || move.do === 'equip');
  if (lay === undefined) throw new Error('Anna has nothing to lay out');
  await anna.move(lay.move);
  await ben.untilNumber(anna.number);
  const guest = await TestClient.open(url, table);
  await guest.untilNumber(anna.number);
  const [open] = openCards(guest.view);
  expect(await ben.ask(phrase('want-card', { card: open }))).toMatchObject({ type: 'accepted' });
  expect(await hears(anna, 1)).toMatchObject({ what: { card: open } });
});

test('the place may be named, since everybody sees it', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const [anna] = clients;
  if (anna === undefined) throw new Error('nobody is there');
  const [card = 0] = anna.view.hand ?? [];
  expect(openCards(anna.view).has(card)).toBe(false);
  expect(openCards({ ...anna.view, place: card }).has(card)).toBe(true);
});

test('the table’s settings decide whether people may talk, and type', async () => {
  const { url } = await serverFor();
  const say = async (talk: 'off' | 'phrases' | 'text', message: object) => {
    const { clients } = await startedTable(url, 3, 0, { talk });
    return clients[0]?.ask({ ...message });
  };
  expect(await say('off', phrase('hello'))).toMatchObject({ code: 'quiet' });
  expect(await say('phrases', typed('hello'))).toMatchObject({ code: 'quiet', at: 'what.text' });
  expect(await say('text', typed('hello'))).toMatchObject({ type: 'accepted' });
});

test('typed text is one line of visible characters, bounded and without bidi tricks', async () => {
  expect(text('  well   done! ').data).toEqual({ kind: 'text', text: 'well done!' });
  expect(text('שלום').success).toBe(true);
  for (const trick of [
    '\u202eevil',
    'a\u2066b',
    'two\nlines',
    '\u200f',
    '',
    'x'.repeat(141),
    'a\u0301'.repeat(5) + '\u0301'.repeat(9),
  ]) {
    expect(text(trick).success, JSON.stringify(trick)).toBe(false);
  }
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0, { talk: 'text' });
  expect(await clients[0]?.ask(typed('\u202eevil'))).toMatchObject({ code: 'bad-message', at: 'what.text' });
});

test('a seat that floods the table is ignored, and the others are heard', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  const [anna, ben] = clients;
  if (anna === undefined) throw new Error('nobody is there');
  const answers = await Promise.all(Array.from({ length: 12 }, () => anna.ask(phrase('hurry'))));
  expect(answers.filter((answer) => answer.type === 'accepted')).toHaveLength(5);
  expect(answers.filter((answer) => answer.type === 'error' && answer.code === 'too-fast')).toHaveLength(7);
  expect(await ben?.ask(phrase('thanks'))).toMatchObject({ type: 'accepted' });
});

test('the limit applies to the seat, however many connections it has', async () => {
  const { url } = await serverFor();
  const { clients, table, secrets } = await startedTable(url, 3, 0);
  const [secret = ''] = secrets;
  const second = await TestClient.open(url, table, { secret });
  for (let count = 0; count < 5; count += 1) await clients[0]?.ask(phrase('hurry'));
  expect(await second.ask(phrase('hurry'))).toMatchObject({ code: 'too-fast' });
});

test('people can talk before the game, too', async () => {
  const { url } = await serverFor();
  const { table, secrets } = await seatedTable(url, 2, 0, { seats: 4 });
  const [first = '', second = ''] = secrets;
  const [anna, ben] = [
    await TestClient.open(url, table, { secret: first }),
    await TestClient.open(url, table, { secret: second }),
  ];
  await anna.ask(phrase('hello'));
  expect(await hears(ben, 1)).toMatchObject({ seat: 0 });
  // Nobody sits there yet.
  expect(await anna.ask(phrase('stop', { seat: 3 }))).toMatchObject({ code: 'not-found' });
});

test('one bot answers, after a moment', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const { table, secrets } = await seatedTable(url, 1, 3);
  const anna = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  await anna.ask(phrase('hello'));
  expect(anna.all('said')).toHaveLength(1);
  await clock.advance(1300);
  const answer = await hears(anna, 2);
  expect(answer.seat).toBeGreaterThan(0);
  expect(answer.what).toEqual({ kind: 'phrase', phrase: 'hello' });
  await clock.advance(10_000);
  expect(anna.all('said')).toHaveLength(2);
});
