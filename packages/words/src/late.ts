/** Words whose messages are parsed when they are first asked for: a page says few of the thousands it has. */
import { FluentResource } from '@fluent/bundle';

/** Where a message begins: with its name at the beginning of a line, where nothing that goes on from above can be. */
const BEGINNING = /^(?=-?[a-zA-Z][\w-]* *=)/mu;

/** What comes before the first message has none. */
const NAME = /^-?[a-zA-Z][\w-]*$/u;

type Entry = FluentResource['body'][number];

/** A message that has not been parsed. One that can't be says nothing. */
function late(id: string, text: string): Entry {
  let entry: Entry | null = null;
  const parsed = (): Entry =>
    (entry ??= new FluentResource(text).body[0] ?? { id, value: null, attributes: {} });
  return {
    id,
    get value() {
      return parsed().value;
    },
    get attributes() {
      return parsed().attributes;
    },
  };
}

/** The messages of a text. */
export function lateResource(ftl: string): FluentResource {
  const resource = new FluentResource('');
  for (const text of ftl.split(BEGINNING)) {
    const id = text.slice(0, text.indexOf('=')).trimEnd();
    if (NAME.test(id)) resource.body.push(late(id, text));
  }
  return resource;
}
