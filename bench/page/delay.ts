/** A connection with a delay, between a browser and a server on the same machine. */
import { connect, createServer, type AddressInfo } from 'node:net';

/** A delayed connection. */
export interface DelayedLine {
  readonly port: number;
  close(): void;
}

/**
 * Forwards a port to another, delaying data by half a round trip (in milliseconds) each way; opening a connection takes
 * a full one.
 */
export async function delayedLine(to: number, roundTrip: number): Promise<DelayedLine> {
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const opened = performance.now() + roundTrip;
    const later = (task: () => void, from = 0): void => {
      setTimeout(task, Math.max(from - performance.now(), 0) + roundTrip / 2);
    };
    near.on('data', (data) => later(() => far.write(data), opened));
    far.on('data', (data) => later(() => near.write(data)));
    near.on('close', () => later(() => far.destroy(), opened));
    far.on('close', () => later(() => near.destroy()));
    for (const end of [near, far]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: portOf(server.address()), close: () => server.close() };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a line has no port');
  return address.port;
}
