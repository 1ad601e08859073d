/** Lets what leaves a list stay in it for as long as it takes to fade. */
import { startTransition, useEffect, useState } from 'react';
import './presence.css';

export interface Present<Item> {
  readonly key: string;
  readonly item: Item;
  /** `new`: it came after the others; `gone`: it has left the list, and fades. */
  readonly mood: 'there' | 'new' | 'gone';
}

/** The list on the page after the list has changed: what is gone keeps its place behind what it stood behind. */
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
 * The items of a list with those that have just left it, which go after some milliseconds. `first` is the mood of those
 * that are there from the start.
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
