/** The stage is never empty while the table waits. */
import { playOne, randomBot } from '@kickdoor/bots';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, createTable, SHEET_IDS, sheets, stream, view, type View } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { askedOf } from '../src/prompts/asked.ts';
import { cardTransferOf } from '../src/table/between.ts';

/** The decisions of a game in which random players meet most kinds of questions. */
const DECISIONS = 2500;

test.each(SHEET_IDS)('the sheet %s has a scene for every wait and every seat', (sheet) => {
  const sets = [...sheets[sheet].sets];
  const pool = buildCardPool(sets.map(loadSet));
  const players = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed: `scene ${sheet}`, players });
  const random = stream(`scene ${sheet}`);
  const kinds = new Set<string>();
  for (let made = 0; made < DECISIONS && state.phase !== 'over'; made += 1) {
    for (const seat of state.players.keys()) {
      const seen = view(pool, state, seat);
      if (seen.pending === null) continue;
      kinds.add(seen.pending.kind);
      expect(isShown(seen) || `nothing of ${JSON.stringify(seen.pending)}`).toBe(true);
    }
    playOne({ pool, botAt: () => randomBot, random }, state);
  }
  expect(kinds).toContain('choice');
  expect(kinds).toContain('cancel');

  /** Whether a wait has a scene with somebody or something in it, or a fight or flight has. */
  function isShown(seen: View): boolean {
    const asked = askedOf(seen, null);
    const transfer = cardTransferOf(pool, seen);
    const shown = [asked?.from, asked?.to, transfer?.from, transfer?.to].filter(
      (one) => typeof one === 'number',
    );
    const cards = [...(asked?.cards ?? []), ...(asked?.pile ?? []), ...(transfer?.cards ?? [])];
    return shown.length + cards.length > 0 || seen.combat !== null || seen.flight !== null;
  }
});
