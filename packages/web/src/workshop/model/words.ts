/** Reads and changes single names in word files, leaving the rest of the file as written. */
import { FluentParser, type Message, type Pattern } from '@fluent/syntax';

/** A message as forms show it: the name, and its forms and flavor text by attribute. */
export interface Named {
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const parser = new FluentParser({ withSpans: true });

/** A file's messages by id. Those that contain more than plain text are `null` and can only be edited as text. */
export function namesIn(ftl: string): ReadonlyMap<string, Named | null> {
  const found = new Map<string, Named | null>();
  for (const entry of parser.parse(ftl).body) {
    if (entry.type === 'Message') found.set(entry.id.name, plain(entry));
  }
  return found;
}

function plain({ value, attributes }: Message): Named | null {
  const forms = attributes.map((one) => [one.id.name, textOf(one.value)] as const);
  const text = value === null ? '' : textOf(value);
  if (text === null) return null;
  const read: Record<string, string> = {};
  for (const [name, form] of forms) {
    if (form === null) return null;
    read[name] = form;
  }
  return { value: text, attributes: read };
}

/** A pattern's text; `null` if it has placeables. */
function textOf({ elements }: Pattern): string | null {
  const parts = elements.map((element) => {
    if (element.type === 'TextElement') return element.value;
    const { expression } = element;
    return expression.type === 'StringLiteral' ? expression.parse().value : null;
  });
  return parts.includes(null) ? null : parts.join('');
}

/** The file with a message changed, added at its end or (`null`) removed. */
export function withName(ftl: string, id: string, named: Named | null): string {
  const { body } = parser.parse(ftl);
  const entry = body.find((one) => one.type === 'Message' && one.id.name === id);
  const made = named === null || isNothing(named) ? null : written(id, named);
  if (entry?.span === undefined) {
    if (made === null) return ftl;
    const kept = ftl.replace(/\s+$/u, '');
    return kept === '' ? `${made}\n` : `${kept}\n${made}\n`;
  }
  // The comment above a message belongs to it.
  const { start, end } = entry.span;
  const comment = entry.type === 'Message' ? (entry.comment?.span?.end ?? null) : null;
  if (made === null) {
    return (ftl.slice(0, start) + ftl.slice(end).replace(/^\n/u, '')).replace(/\n{3,}/u, '\n\n');
  }
  const from = comment === null ? start : ftl.indexOf(id, comment);
  return ftl.slice(0, from) + made + ftl.slice(end);
}

/** The file with a message's id changed. */
export function withId(ftl: string, before: string, after: string): string {
  const named = namesIn(ftl).get(before);
  if (named === undefined) return ftl;
  const { body } = parser.parse(ftl);
  const entry = body.find((one) => one.type === 'Message' && one.id.name === before);
  const span = entry?.type === 'Message' ? entry.id.span : undefined;
  return span === undefined ? ftl : ftl.slice(0, span.start) + after + ftl.slice(span.end);
}

function isNothing({ value, attributes }: Named): boolean {
  return value.trim() === '' && Object.values(attributes).every((text) => text.trim() === '');
}

function written(id: string, { value, attributes }: Named): string {
  const lines = Object.entries(attributes).filter(([, text]) => text.trim() !== '');
  const forms = lines.map(([name, text]) => `\n    .${name} = ${escaped(text)}`);
  return `${id} =${value.trim() === '' ? '' : ` ${escaped(value)}`}${forms.join('')}`;
}

/** Escapes characters that have a meaning in the file. */
function escaped(text: string): string {
  const lines = text.trim().split(/\s*\n\s*/u);
  return lines.join(' ').replaceAll(/[{}]/gu, (sign) => `{ "${sign}" }`);
}
