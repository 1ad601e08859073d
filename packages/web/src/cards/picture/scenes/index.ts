/** All backdrops by name. */
import type { GroundName } from '../names.ts';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';
import type { Scene } from './scene.ts';

export const SCENES: Readonly<Record<GroundName, Scene>> = { ...indoors, ...outdoors };
