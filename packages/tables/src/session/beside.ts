/** Messages about what people do besides playing. */
import type { ClientMessageOf } from '@kickdoor/protocol';
import type { Room } from '../room/room.ts';
import type { Client } from '../telling/client.ts';

/** Handles such a message. Throws a problem if the client may not ask for that. */
export async function beside(
  { company }: Room,
  client: Client,
  message: ClientMessageOf<'say' | 'again' | 'open' | 'watch'>,
): Promise<void> {
  switch (message.type) {
    case 'say':
      company.say(client, message.what);
      break;
    case 'again':
      await company.again(client);
      break;
    case 'open':
      company.open(client, message.open);
      break;
    case 'watch':
      company.watch(client, message.seat);
      break;
  }
}
