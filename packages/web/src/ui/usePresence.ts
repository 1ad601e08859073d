/** Keeps items that were removed from a list until they have faded out. */
import { startTransition, useEffect, useState } from 'react';
import './presence.css';

export interface Present<Item> {
  readonly key: string;
  readonly item: Item;
  /** `new`: added after the others; `gone`: removed from the list and fading. */
  readonly mood: 'there' | 'new' | 'gone';
}

/** Merges a changed list with the one on the page: removed items stay behind the item they followed. */
export function merged<Item>(
  shown: readonly Present<Item>[],
  items: readonly (readonly [key: string, item: Item])[],
): readonly Present<Item>[] {
  const staying = shown.filter(({ mood }) => mood !== 'gone');
  if (staying.length === items.length && staying.every(({ key }, at) => key === items[at]?.[0])) return shown;
  const keys = new Set(items.map(([key]) => key));
  const before = new Map(staying.map((each) => [each.key, each]));
  const list = items.map(([key, item]): Present<Item> => ({
    key,
    item,
    mood: before.get(key)?.mood ?? 'new',
  }));
  for (const [at, each] of shown.entries()) {
    if (keys.has(each.key)) continue;
    const neighbor = shown[at - 1]?.key;
    list.splice(list.findIndex(({ key }) => key === neighbor) + 1, 0, { ...each, mood: 'gone' });
  }
  return list;
}

/**
 * The items of a list, and those removed within the last `ms` milliseconds. `first` is the mood of the initial items.
 */
export function usePresence<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  ms: number,
  first: 'there' | 'new' = 'there',
): readonly Present<Item>[] {
  const keyed = items.map((item) => [keyOf(item), item] as const);
  const [shown, setShown] = useState<readonly Present<Item>[]>(() =>
    keyed.map(([key, item]) => ({ key, item, mood: first })),
  );
  const list = merged(shown, keyed);
  if (list !== shown) setShown(list);
  const gone = list.flatMap(({ key, mood }) => (mood === 'gone' ? [key] : [])).join('\n');
  useEffect(() => {
    if (gone === '') return undefined;
    const timer = setTimeout(() => {
      startTransition(() => setShown((now) => now.filter(({ mood }) => mood !== 'gone')));
    }, ms);
    return () => clearTimeout(timer);
  }, [gone, ms]);
  const newest = new Map(keyed);
  return list.map(({ key, mood, item }) => ({ key, mood, item: newest.get(key) ?? item }));
}
