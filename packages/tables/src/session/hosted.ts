/** A host's messages about the seats and settings of their table before the game. */
import type { ClientMessageOf } from '@kickdoor/protocol';
import type { Room } from '../room/room.ts';
import type { Client } from '../telling/client.ts';

/** Handles such a message of a host. Throws a problem if that is impossible. */
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
