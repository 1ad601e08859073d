/** Reads the parameters of effects, which the core keeps as plain data. */
import { MARKS, type Deed, type Who } from '@kickdoor/rules';

/** A field, whatever it is. */
export function field(params: unknown, key: string): unknown {
  if (typeof params !== 'object' || params === null) return undefined;
  return Object.entries(params).find(([name]) => name === key)?.[1];
}

/** A number: the whole of the parameters, or a field of them. */
export function figure(params: unknown, key: string, otherwise = 0): number {
  const found = typeof params === 'number' ? params : field(params, key);
  return typeof found === 'number' ? found : otherwise;
}

/** A condition on a player. */
export function condition(value: unknown): Who {
  const race = field(value, 'race');
  const kind = field(value, 'class');
  const sex = field(value, 'sex');
  const least = field(value, 'minLevel');
  const most = field(value, 'maxLevel');
  const armed = MARKS.find((mark) => mark === field(value, 'armed'));
  const not = field(value, 'not');
  return {
    ...(typeof race === 'string' ? { race } : {}),
    ...(typeof kind === 'string' ? { class: kind } : {}),
    ...(sex === 'male' || sex === 'female' ? { sex } : {}),
    ...(typeof least === 'number' ? { minLevel: least } : {}),
    ...(typeof most === 'number' ? { maxLevel: most } : {}),
    ...(armed === undefined ? {} : { armed }),
    ...(not === undefined ? {} : { not: condition(not) }),
  };
}

/** Deeds within deeds stand there as a pack writes them: a map with one key, or a bare word. */
export function deedsIn(value: unknown): Deed[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Deed[] => {
    if (typeof entry === 'string') return [{ deed: entry, with: {} }];
    if (typeof entry !== 'object' || entry === null) return [];
    return Object.entries(entry)
      .slice(0, 1)
      .map(([deed, params]: [string, unknown]) => ({ deed, with: params }));
  });
}
