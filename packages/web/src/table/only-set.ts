import type { View } from '@kickdoor/rules';

/** The set of every card at a table, where there is but one. In a mix nobody may see of which set a hidden card is. */
export function onlySet({ sets }: Pick<View, 'sets'>): string | undefined {
  return sets.length === 1 ? sets[0] : undefined;
}
