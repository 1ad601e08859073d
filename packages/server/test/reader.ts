import { follow, ServerMessage, type ServerMessageOf } from '@kickdoor/protocol';

/** Reads what a client is sent. A change comes out as the update that says the same; one that doesn't fit throws. */
export class Reader {
  /** The last update. */
  update: ServerMessageOf<'update'> | null = null;
  /** How many changes there were. */
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
