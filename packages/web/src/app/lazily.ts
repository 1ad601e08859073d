import { createElement, useLayoutEffect, useState, type ComponentType } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * Wraps a part of the page that is loaded when first rendered; shows a failure notice if that fails. Until it has
 * loaded, `Meanwhile` is shown in its place, or nothing.
 *
 * React's own `lazy` doesn't suit: once it has shown a fallback, it keeps that for 300 ms, however soon the part
 * arrives.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType | null = null,
): ComponentType<Props> & { readonly ahead: () => Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  const once = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  function Part(props: Props) {
    const [Now, setNow] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Now !== null) return undefined;
      let wanted = true;
      void once()
        .catch((): ComponentType<Props> => LoadFailure)
        .then((part) => (wanted ? setNow(() => part) : undefined));
      return () => {
        wanted = false;
      };
    }, [Now]);
    if (Now !== null) return createElement<Props>(Now, props);
    return Meanwhile === null ? null : createElement(Meanwhile);
  }
  return Object.assign(Part, {
    /** Loads the part in advance, so that it renders at once. A failure is retried when it is rendered. */
    ahead: async () => {
      await once().catch(() => undefined);
    },
  });
}
