/** The pace of a table. */
import { z } from 'zod';

/** How much time players have. `none`: as much as they like; `days`: by correspondence. */
export const TablePace = z.enum(['quick', 'normal', 'relaxed', 'none', 'days']);
export type TablePace = z.infer<typeof TablePace>;
