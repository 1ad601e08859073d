/** The rule sheets, a folder each: the only list of them there is. */
import { freezeAll } from '../model/freeze.ts';
import { classic } from './classic/index.ts';
import { early } from './early/index.ts';
import { space } from './space/index.ts';
import { west } from './west/index.ts';
import { winter } from './winter/index.ts';

/** The rule sheets by name. For a list of them, take {@link SHEETS}. */
export const sheets = freezeAll({ classic, early, space, west, winter });
