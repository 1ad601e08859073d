/** The worker that finds puzzles: a search takes seconds and must not block the page. */
import { DAILY, knownPuzzle, puzzlesFrom, type PuzzleSource } from '@kickdoor/bots';
import { buildCardPool } from '@kickdoor/rules';
import { namesIn } from '@kickdoor/tables/seats/bot-names.ts';
import type { Language } from '@kickdoor/words';
import { botNames } from 'virtual:here';
import { z } from 'zod';
import type { FromFinder, ToFind } from './calls.ts';

// The page's security policy, which forbids building code from strings, applies in workers as well.
z.config({ jitless: true });

const say = (message: FromFinder): void => postMessage(message);

/** The players of the puzzle. Their names depend on the page's language. */
function playersIn(language: Language): PuzzleSource['players'] {
  const names = namesIn(language, [botNames[language]]);
  return DAILY.sexes.map((sex, seat) => {
    const fitting = names.filter(([, whose]) => whose === sex).map(([name]) => name);
    return { sex, name: fitting[seat] ?? `${seat + 1}` };
  });
}

function find({ sheet, sets, language, seed, from }: ToFind): void {
  const source = {
    pool: buildCardPool(sets),
    sheet,
    sets: sets.map(({ id }) => id),
    players: playersIn(language),
  };
  const known = knownPuzzle(source, seed);
  if (known !== null) {
    say({ type: 'found', puzzle: known, game: null });
    return;
  }
  for (const { game, puzzle } of puzzlesFrom(source, seed, from)) {
    if (puzzle === null) say({ type: 'progress', games: game - from + 1 });
    else {
      say({ type: 'found', puzzle, game });
      return;
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToFind>) => find(data));
