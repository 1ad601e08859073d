import type { View } from '@kickdoor/rules';

/** The set of every card at a table, if there is only one. In a mix, a hidden card's set is secret. */
export function onlySet({ sets }: Pick<View, 'sets'>): string | undefined {
  return sets.length === 1 ? sets[0] : undefined;
}
