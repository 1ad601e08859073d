/** Whether the engine's words and its sources go together: no message is missing, and none is left over. */
import { FluentParser, Message } from '@fluent/syntax';

/** How sources name messages. */
export interface UsedIds {
  /** Ids as they stand in `phrase('…')`: there must be such a message. */
  readonly said: readonly string[];
  /** Other quoted words and templates, as patterns; a message that one of them fits is not left over. */
  readonly mentioned: readonly RegExp[];
}

/** The ids that these sources name. */
export function usedIds(sources: readonly string[]): UsedIds {
  const said = new Set<string>();
  const mentioned = new Set<string>();
  for (const source of sources) {
    for (const [, id] of source.matchAll(/\bphrase\(\s*'([a-z][\w-]*)'/gu)) {
      if (id !== undefined) said.add(id);
    }
    for (const [, id] of source.matchAll(/'([a-z][\w-]*)'/gu)) {
      // An id of two words may be the stem that others are made of.
      if (id !== undefined) mentioned.add(id.includes('-') ? `${id}(?:-[\\w-]+)?` : id);
    }
    for (const [, template] of source.matchAll(/`([a-z][\w-]*\$\{[^`]*)`/gu)) {
      if (template !== undefined) mentioned.add(pattern(template));
    }
  }
  return { said: [...said], mentioned: [...mentioned].map((text) => new RegExp(`^${text}$`, 'u')) };
}

/** `lose-item-${which}` as a pattern of the ids that it can become. */
function pattern(template: string): string {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/u);
  return parts.map((part) => part.replaceAll(/[^\w-]/gu, '.')).join('[\\w-]*');
}

/** Compares words with what is used of them. */
export function checkWords(
  sources: readonly string[],
  used: UsedIds,
): { readonly missing: readonly string[]; readonly unused: readonly string[] } {
  const parser = new FluentParser();
  const entries = sources.flatMap((source) => parser.parse(source).body);
  const ids = entries.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
  const known = new Set(ids);
  return {
    missing: used.said.filter((id) => !known.has(id)),
    unused: ids.filter((id) => !used.mentioned.some((one) => one.test(id))),
  };
}
