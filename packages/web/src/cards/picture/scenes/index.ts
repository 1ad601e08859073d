/** All backdrops by name. */
import type { GroundName } from '@kickdoor/packs/picture';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';
import type { Scene } from './scene.ts';
import * as space from './space.ts';
import * as west from './west.ts';
import * as winter from './winter.ts';

export const SCENES: Readonly<Record<GroundName, Scene>> = {
  ...indoors,
  ...outdoors,
  ...space,
  ...winter,
  prairie: west.prairie,
  canyon: west.canyon,
  saloon: west.saloon,
  mine: west.mine,
  'main-street': west.mainStreet,
};
