/**
 * The server as developers run it: it also shows whole tables, hidden cards and all, and opens tables at any position. Nothing
 * of the server that is played on imports this folder.
 */
export { debugRoutes, type Position, type Scenarios, type Situation } from './routes.ts';
