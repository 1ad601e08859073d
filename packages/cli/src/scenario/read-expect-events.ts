/** Parses `expect: {events: …}`: the kinds of events in the last step that changed anything. */
import { EVENT_NAMES } from '@kickdoor/rules';
import type { Check, Scene } from './model.ts';
import { phrase } from '../words/words.ts';
import {
  entries,
  fault,
  isList,
  isTable,
  items,
  text,
  type Called,
  type Entry,
  type Value,
} from './source.ts';

/** Event kinds by their names in the model; a single one needs no list, and `none` is the empty list. */
function readKinds(value: Value): readonly string[] {
  if (!isList(value) && text(value, 'events') === 'none') return [];
  const list = isList(value) ? items(value, 'events') : [value];
  return list.map((item) => {
    const kind = text(item, phrase('called-event'));
    return EVENT_NAMES.includes(kind) ? kind : fault(item, phrase('fault-no-event', { kind }));
  });
}

/** Whether these kinds occurred in this order, with anything in between. */
function cameInOrder(kinds: readonly string[], told: readonly string[]): boolean {
  let at = 0;
  for (const kind of told) if (kind === kinds[at]) at += 1;
  return at === kinds.length;
}

function show(kinds: readonly string[]): string {
  return `[${kinds.join(', ')}]`;
}

function check(
  what: string,
  { spot }: { readonly spot: Check['spot'] },
  kinds: readonly string[],
  holds: (told: readonly string[]) => boolean,
): Check {
  const differs = ({ heard }: Scene): Called | null => {
    const told = heard.map(({ e }) => e);
    return holds(told) ? null : show(told);
  };
  return { what, spot, expected: show(kinds), differs };
}

function inOrder(entry: Entry): Check {
  const kinds = readKinds(entry.value);
  return check('events', entry, kinds, (told) =>
    kinds.length === 0 ? told.length === 0 : cameInOrder(kinds, told),
  );
}

/**
 * Checks on events: these kinds in this order with others in between, exactly these (`only`), or none of these
 * (`never`).
 */
export function eventChecks(entry: Entry): Check[] {
  if (!isTable(entry.value)) return [inOrder(entry)];
  return entries(entry.value, 'events').map((part) => {
    const what = `events.${part.key}`;
    const kinds = readKinds(part.value);
    switch (part.key) {
      case 'only':
        return check(what, part, kinds, (told) => show(told) === show(kinds));
      case 'never':
        return check(what, part, kinds, (told) => !told.some((kind) => kinds.includes(kind)));
      default:
        return fault(part, phrase('problem-no-field', { name: 'events', key: part.key }));
    }
  });
}
