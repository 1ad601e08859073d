import type { TableInfo } from '@kickdoor/protocol';
import { createTable } from '../net/api.ts';
import { keepTableKeys, persona } from '../net/keys.ts';
import { nowSpoken } from '../words/language.ts';

/** Creates a table like this one and joins it. Returns its id, or `null` on failure. */
export async function rematch(table: TableInfo): Promise<string | null> {
  const player = persona();
  const seats = table.seats.filter(({ kind }) => kind !== 'empty');
  // The creator gets the first seat without a bot.
  const answer = await createTable({
    seats: seats.length,
    bots: seats.flatMap(({ kind }, at) => (kind === 'bot' ? [at] : [])),
    public: table.public,
    spectators: table.spectators,
    sheet: table.sheet,
    sets: table.sets,
    options: table.options,
    speed: table.speed,
    pace: table.pace,
    language: nowSpoken().language,
    ...(table.name === null ? {} : { name: table.name }),
    ...(player === null ? {} : { player }),
  });
  if (!answer.ok) return null;
  const { value } = answer;
  keepTableKeys(value.table, {
    host: value.host,
    ...(value.secret === null ? {} : { secret: value.secret }),
  });
  return value.table;
}
