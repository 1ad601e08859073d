/** `npm run ladder:docs`: rewrites the ladder's table and plot from the stored rows. */
import { writeLadder } from './docs.ts';
import { keptRows } from './rows.ts';

writeLadder(keptRows());
