/** `npm run ladder:docs`: writes the ladder's table and plot anew, from what is kept. */
import { writeLadder } from './docs.ts';
import { keptRows } from './rows.ts';

writeLadder(keptRows());
