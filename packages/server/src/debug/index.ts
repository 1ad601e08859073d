/**
 * The developers' server, which also shows whole tables, hidden cards included, and opens tables at any position. The
 * production server imports nothing from this folder.
 */
export { debugRoutes, type Position, type Scenarios, type Situation } from './routes.ts';
