/** The races and classes that players at a real table may have: those of the built-in sets, without any server. */
import type { SheetId } from '@kickdoor/rules';
import { characters } from 'virtual:characters';
import { setsOf } from '../lobby/new-game.ts';
import type { Role } from './model/fight.ts';

export type RoleKind = 'race' | 'class';

/** What a card allows besides: two races, or two classes, at once. */
const DOUBLES: Readonly<Record<string, RoleKind>> = { 'half-breed': 'race', 'super-munchkin': 'class' };

export interface NamedRole extends Role {
  readonly kind: RoleKind;
  readonly name: string;
  /** The language of the name, where it is not the one that was asked for. */
  readonly language: string | null;
  /** It belongs to the sheet that is played. */
  readonly own: boolean;
}

/** What fights ask of each race and class, by id. */
export const ROLES: ReadonlyMap<string, Role> = new Map(characters.map((role) => [role.id, role]));

/** The races or classes to choose from, those of the sheet first; each once. */
export function rolesFor(kind: RoleKind, sheet: SheetId, language: string): readonly NamedRole[] {
  const own = new Set(setsOf({ sheet, more: [] }));
  const found = new Map<string, NamedRole>();
  for (const role of characters.toSorted((a, b) => Number(own.has(b.set)) - Number(own.has(a.set)))) {
    const { id, ties, flee } = role;
    if (found.has(id) || (DOUBLES[role.kind] ?? role.kind) !== kind) continue;
    const name = role.names[language];
    if (name === undefined) continue;
    const spoken = name.in === language ? null : name.in;
    found.set(id, { id, ties, flee, kind, name: name.text, language: spoken, own: own.has(role.set) });
  }
  return [...found.values()];
}

/** The name of a race or class; its id, if a newer page has brought one that is not known here. */
export function roleName(id: string, language: string): string {
  return characters.find((role) => role.id === id)?.names[language]?.text ?? id;
}
