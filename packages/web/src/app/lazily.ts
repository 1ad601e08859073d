import { createElement, useLayoutEffect, useState, type ComponentType } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * A part of the page that is loaded when it is first drawn, or a failure notice if it can't be. Until it is there,
 * `Meanwhile` is drawn in its place, or nothing.
 *
 * React's own `lazy` is not for this: once it has drawn something else in a part's place, it leaves that for 300 ms, however
 * soon the part has come.
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
    /** Loads it before it is drawn, so that it is drawn at once. What fails is tried again when it is. */
    ahead: async () => {
      await once().catch(() => undefined);
    },
  });
}
