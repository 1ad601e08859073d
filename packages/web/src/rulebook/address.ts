/** A rulebook's address identifies its game: `/rules/SHEET/SET+SET`, and the chosen options. */
import {
  DEFAULT_SHEET,
  isSheet,
  resolveOptions,
  sheetOf,
  type Options,
  type RuleId,
  type RuleTable,
} from '@kickdoor/rules';
import { setsOf, SWITCHES } from '../lobby/new-game.ts';

/** Options in seconds, with their names in the address. */
const SECONDS = { grace: 'wait', limit: 'answer' } as const;

/** The URL of a game's rulebook, or of a rule in it. It contains only what differs from the defaults. */
export function bookPath(table: RuleTable, rule?: RuleId): string {
  const own = setsOf({ sheet: table.sheet, more: [] });
  const more = table.sets.filter((set) => !own.includes(set));
  const path = ['/rules', table.sheet, ...(more.length === 0 ? [] : [more.join('+')])].join('/');
  const query = queryOf(table);
  return `${path}${query === '' ? '' : `?${query}`}${rule === undefined ? '' : `#${rule}`}`;
}

function queryOf(table: RuleTable): string {
  const sheet = sheetOf(table.sheet, table.sets);
  const usual = resolveOptions(sheet);
  const options = resolveOptions(sheet, table.options);
  const query = new URLSearchParams();
  for (const key of SWITCHES) {
    if (options[key] !== usual[key]) query.set(key, options[key] ? 'on' : 'off');
  }
  for (const key of ['grace', 'limit'] as const) {
    if (options[key] !== usual[key]) query.set(SECONDS[key], String(options[key] / 1000));
  }
  return query.toString();
}

/** The game that a URL names; the base game if it names none. Sets not in `known` are left out. */
export function bookAt(path: string, search: string, known: readonly { readonly id: string }[]): RuleTable {
  const [, , name, mix = ''] = path.split('/');
  const sheet = name !== undefined && isSheet(name) ? name : DEFAULT_SHEET;
  const named = mix.split(/[+ ]|%20|%2B/iu);
  const more = known.map(({ id }) => id).filter((set) => named.includes(set));
  const sets = setsOf({ sheet, more });
  return { sheet, sets, options: optionsIn(new URLSearchParams(search)) };
}

function optionsIn(query: URLSearchParams): Partial<Options> {
  const switches = SWITCHES.flatMap((key) => {
    const said = query.get(key);
    return said === 'on' || said === 'off' ? [[key, said === 'on'] as const] : [];
  });
  const seconds = (['grace', 'limit'] as const).flatMap((key) => {
    const said = Number(query.get(SECONDS[key]) ?? Number.NaN);
    return said > 0 && said < 3600 ? [[key, said * 1000] as const] : [];
  });
  return Object.fromEntries<boolean | number>([...switches, ...seconds]);
}
