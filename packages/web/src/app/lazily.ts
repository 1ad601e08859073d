import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** A part of the page that is loaded when it is first drawn, or a failure notice if it can't be. */
export function lazily<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => LoadFailure),
  }));
}
