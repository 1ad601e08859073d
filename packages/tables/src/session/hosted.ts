/** Messages of a host about the seats of their table, before the game. */
import type { ClientMessageOf } from '@kickdoor/protocol';
import type { Room } from '../room/room.ts';
import type { Client } from '../telling/client.ts';

/** Carries one out for a client who is the host. Throws a problem if that is impossible. */
export function hosted(
  { seating }: Room,
  host: Client,
  message: ClientMessageOf<'bot' | 'fill' | 'free' | 'settings'>,
): Promise<void> {
  switch (message.type) {
    case 'bot':
      return seating.seatBot(message.seat, message);
    case 'fill':
      return seating.fill(message.strength);
    case 'free':
      return seating.free(message.seat);
    case 'settings':
      return seating.configure(message.settings, host);
  }
}
