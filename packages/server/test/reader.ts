import { follow, ServerMessage, type ServerMessageOf } from '@kickdoor/protocol';

/** Reads a client's messages. A change is returned as the equivalent update; one that doesn't fit throws. */
export class Reader {
  /** The last update. */
  update: ServerMessageOf<'update'> | null = null;
  /** The number of changes. */
  changes = 0;

  read(text: string): ServerMessage {
    const message = ServerMessage.parse(JSON.parse(text));
    if (message.type === 'update') this.update = message;
    if (message.type !== 'change') return message;
    const followed = follow(this.update, message);
    if ('resync' in followed) throw new Error(`a change did not fit: ${followed.resync}`);
    this.changes += 1;
    this.update = followed.update;
    return followed.update;
  }
}
