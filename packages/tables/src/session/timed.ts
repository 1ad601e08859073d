/** Messages about the time of a table. */
import type { TimeMessage } from '@kickdoor/protocol';
import type { Client } from '../telling/client.ts';
import type { Hours } from '../hours/hours.ts';

/** Handles such a message. Throws a problem if the client may not ask for that. */
export function timed(hours: Hours, client: Client, message: TimeMessage): Promise<void> {
  switch (message.type) {
    case 'back':
      return hours.back(client);
    case 'vote':
      return hours.vote(client, message, message.agree);
    case 'go-on':
      return hours.goOn(client);
    case 'nudge':
      return hours.nudge(client, message.seat);
    case 'stop':
      return hours.stop(client, message.when);
    case 'hold':
      return hours.hold(client);
  }
}
