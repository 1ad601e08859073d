/** Compression of the API's long answers. The page's files are compressed when they are built, and sockets not at all. */
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Lets routes be {@link COMPRESSED}; bodies of requests are taken as they are. */
export async function allowCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, { globalCompression: false, globalDecompression: false });
}

/** A route whose answers are sent compressed, to whoever takes that and where they are longer than a kilobyte. */
export const COMPRESSED = Object.freeze({ compress: { encodings: ['br' as const, 'gzip' as const] } });
