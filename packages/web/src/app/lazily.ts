import { createElement, lazy, useState, type ComponentType } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** A part of the page that is loaded when it is first drawn, or a failure notice if it can't be. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { readonly ahead: () => Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  const once = async () => {
    loaded = await load().catch((): ComponentType<Props> => LoadFailure);
    return { default: loaded };
  };
  const Later = lazy(once);
  function Part(props: Props) {
    // What was loaded ahead is drawn at once. What has begun as the one goes on as it.
    const [Now] = useState(() => loaded);
    return createElement<Props>(Now ?? Later, props);
  }
  return Object.assign(Part, {
    /** Loads it before it is drawn. */
    ahead: async () => {
      await once();
    },
  });
}
