/**
 * The client–server protocol: a schema and a type for every message. Nothing here needs Node, so the page validates the
 * messages it receives with the same schemas. `docs/protocol.md` explains the order of messages.
 */
export * from './check.ts';
export * from './counter.ts';
export * from './difference.ts';
export * from './errors.ts';
export * from './fair.ts';
export * from './http.ts';
export * from './moving.ts';
export * from './pace.ts';
export * from './packs.ts';
export * from './parts.ts';
export * from './push.ts';
export * from './paths.ts';
export * from './sets.ts';
export * from './sight.ts';
export * from './socket.ts';
export * from './time.ts';
export * from './rulings.ts';
export * from './talk.ts';
export * from './codes.ts';
