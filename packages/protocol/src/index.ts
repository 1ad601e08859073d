/**
 * What travels between a client and the server: a schema and a type for every message. Nothing here needs Node, so
 * that the page checks what it gets with the same schemas. `docs/protocol.md` tells how they follow each other.
 */
export * from './errors.ts';
export * from './http.ts';
export * from './parts.ts';
export * from './paths.ts';
export * from './socket.ts';
