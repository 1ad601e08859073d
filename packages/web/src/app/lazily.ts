import { createElement, useLayoutEffect, useState, type ComponentType } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * Wraps a part of the page that is loaded when first rendered. Until then it renders `Meanwhile`, or nothing; if
 * loading fails, it renders a failure notice.
 *
 * React's own `lazy` isn't used because, once it has shown a fallback, it keeps it for 300 ms even if the part arrives
 * sooner.
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
    /** Preloads the part so that it renders immediately. A failure is retried when it is rendered. */
    ahead: async () => {
      await once().catch(() => undefined);
    },
  });
}
