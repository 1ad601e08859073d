/** Parses messages lazily: a page uses few of its thousands of messages. */
import { FluentResource } from '@fluent/bundle';

/** Matches the start of a message: its name at the start of a line, where no continuation can be. */
const BEGINNING = /^(?=-?[a-zA-Z][\w-]* *=)/mu;

/** Text before the first message has no name. */
const NAME = /^-?[a-zA-Z][\w-]*$/u;

type Entry = FluentResource['body'][number];

/** A message that is parsed on first use. One that can't be parsed is empty. */
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

/** The messages of a word file. */
export function lateResource(ftl: string): FluentResource {
  const resource = new FluentResource('');
  for (const text of ftl.split(BEGINNING)) {
    const id = text.slice(0, text.indexOf('=')).trimEnd();
    if (NAME.test(id)) resource.body.push(late(id, text));
  }
  return resource;
}
