/** The rule sheets, one folder each. This is the only list. */
import { freezeAll } from '../model/freeze.ts';
import { classic } from './classic/index.ts';
import { early } from './early/index.ts';
import { space } from './space/index.ts';
import { west } from './west/index.ts';
import { winter } from './winter/index.ts';

/** The rule sheets by name. For an ordered list, use {@link SHEETS}. */
export const sheets = freezeAll({ classic, early, space, west, winter });
