/** A push service for tests, on its own address, and browsers that it calls. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { PushedCall, type PushAddress } from '@kickdoor/protocol';
import { onTestFinished } from 'vitest';

/** A request as received. */
export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The service's name, which only its `fetch` can reach. */
export const PUSH_HOST = 'push.example.org';

export interface PushService {
  readonly deliveries: Delivery[];
  /** Its answer from now on. */
  answer: { status: number; location?: string };
  /** Reaches the service by its name. */
  readonly fetch: typeof fetch;
}

/** Starts a push service for a single test. */
export async function pushService(): Promise<PushService> {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const { status, location } = service.answer;
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  const local = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  const service: PushService = {
    deliveries,
    answer: { status: 201 },
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith(`https://${PUSH_HOST}/`)) throw new Error(`something was sent to ${url}`);
      return fetch(url.replace(`https://${PUSH_HOST}`, local), init);
    },
  };
  return service;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** A subscribed browser. */
export class PushedBrowser {
  readonly address: PushAddress;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(path: string) {
    this.#ecdh.generateKeys();
    this.address = {
      endpoint: `https://${PUSH_HOST}${path}`,
      keys: { p256dh: base64url(this.#ecdh.getPublicKey()), auth: base64url(this.#auth) },
    };
  }

  /** Decrypts a call (RFC 8291, section 3.4). */
  read({ body, headers }: Delivery): PushedCall {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('encrypted in another way');
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const derived = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, size));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return PushedCall.parse(JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')));
  }
}

/** The claims of a request's token, if the server with this key signed it (RFC 8292). */
export function claimsOf({ headers }: Delivery, key: string): unknown {
  const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/u.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [base64url(point.subarray(1, 33)), base64url(point.subarray(33))];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed || k !== key) throw new Error('not signed by this server');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
