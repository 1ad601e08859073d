/** Messages about rulings. */
import type { RulingMessage } from '@kickdoor/protocol';
import type { Client } from '../telling/client.ts';
import type { Rulings } from '../room/rulings.ts';

/** Handles such a message. Throws a problem if the client may not ask for that. */
export function ruled(rulings: Rulings, client: Client, message: RulingMessage): Promise<void> {
  switch (message.type) {
    case 'rule':
      return rulings.propose(client, message.ruling);
    case 'consent':
      return rulings.answer(client, message.proposal, message.agree);
    case 'withdraw':
      return rulings.withdraw(client, message.proposal);
  }
}
