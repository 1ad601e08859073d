/** Compression of the API's long answers. The page's files are compressed at build time, sockets not at all. */
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Lets routes be {@link COMPRESSED}. Request bodies are not decompressed. */
export async function allowCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, { globalCompression: false, globalDecompression: false });
}

/** Options of a route whose answers, if longer than a kilobyte, are compressed for clients that accept it. */
export const COMPRESSED = Object.freeze({ compress: { encodings: ['br' as const, 'gzip' as const] } });
