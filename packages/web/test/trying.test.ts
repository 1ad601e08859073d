/** Cards are tried in positions constructed for them. */
import { loadPack, loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  census,
  clone,
  isRefusal,
  legalMoves,
  SYSTEM,
  type CardDef,
  type CardPool,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { tryCard } from '../src/offline/trying/trying.ts';

const PLAYERS = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));

function tried(pool: CardPool, sheet: SheetId, def: CardDef) {
  return tryCard(pool, { sheet, sets: pool.sets, seed: `try ${def.id}`, players: PLAYERS }, def);
}

/** Whether the first player can use the card now: play it, or open the door that it is behind. */
function isAtHand(pool: CardPool, state: State, def: CardDef): boolean {
  const moves = legalMoves(pool, state, 0).map(({ move }) => move);
  if (moves.some((move) => move.do === 'play' && pool.cards[move.card] === def)) return true;
  if (pool.cards[state.decks.doors.at(-1) ?? -1] !== def) return false;
  return (
    moves.some((move) => move.do === 'kick') && !isRefusal(applyMove(pool, clone(state), 0, { do: 'kick' }))
  );
}

test.each(['classic', 'space', 'west', 'winter'] as const)(
  'every card of %s can be used at once when tried',
  (sheet) => {
    const pool = buildCardPool([loadSet(sheet)]);
    const silent = pool.defs.filter((def) => {
      const found = tried(pool, sheet, def);
      if (!('state' in found)) return true;
      const isSound = census(pool, found.state).length === 0;
      return !isSound || !isAtHand(pool, found.state, def);
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);

test('a one-shot for fights is tried in a fight', () => {
  const pool = buildCardPool([loadSet('classic')]);
  const shots = pool.defs.filter(({ kind, plays }) => kind === 'oneshot' && plays[0]?.play === 'strength');
  expect(shots.length).toBeGreaterThan(3);
  const elsewhere = shots.filter((def) => {
    const found = tried(pool, 'classic', def);
    return !('state' in found) || found.state.combat === null;
  });
  expect(elsewhere.map(({ id }) => id)).toEqual([]);
});

test.each(['office', 'campsite', 'theater'])(
  'every card of the example pack %s can be used at once when tried',
  (name) => {
    const { pack } = loadPack(`examples/packs/${name}`);
    if (pack === null) throw new Error('the pack is in order');
    const pool = buildCardPool([loadSet('classic'), pack]);
    const own = pool.defs.filter(({ set }) => set === pack.id);
    expect(own.length).toBeGreaterThan(10);
    const silent = own.filter((def) => {
      const found = tried(pool, 'classic', def);
      return !('state' in found && isAtHand(pool, found.state, def));
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);

/** Everything that a card can change, except for its own location. */
function placed({ players, combat, flight }: State): string {
  return JSON.stringify([players.map((player) => ({ ...player, hand: [], carried: [] })), combat, flight]);
}

/** Tries and uses each card of a pack that isn't gear. Returns those without any effect. */
function idle(pool: CardPool, set: string): readonly string[] {
  const kinds = new Set<CardDef['kind']>(['oneshot', 'curse', 'special']);
  const own = pool.defs.filter((def) => def.set === set && kinds.has(def.kind));
  expect(own.length).toBeGreaterThan(5);
  const told = new Set(['announced', 'passed', 'played', 'curse', 'no-strike']);
  return own.flatMap((def) => {
    const found = tried(pool, 'classic', def);
    if (!('state' in found)) return [def.id];
    const uses = legalMoves(pool, found.state, 0).filter(
      ({ move }) => move.do === 'play' && pool.cards[move.card] === def,
    );
    const helps = uses.some(({ move }) => {
      const state = clone(found.state);
      const before = placed(state);
      const events = [];
      for (let answer = applyMove(pool, state, 0, move), waits = 0; !isRefusal(answer); waits += 1) {
        events.push(...answer.events);
        if (waits === 5 || state.stack.at(-1)?.f !== 'cancel') break;
        answer = applyMove(pool, state, SYSTEM, { do: 'timeout' });
      }
      return events.some(({ e }) => !told.has(e)) || state.stack.length > 0 || placed(state) !== before;
    });
    return helps ? [] : [def.id];
  });
}

test('using a tried card changes something', () => {
  const { pack } = loadPack('examples/packs/theater');
  if (pack === null) throw new Error('the pack is in order');
  expect(idle(buildCardPool([loadSet('classic'), pack]), 'theater')).toEqual([]);
  expect(idle(buildCardPool([loadSet('classic')]), 'classic')).toEqual([]);
});
