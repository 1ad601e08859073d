/** The races and classes for players at a real table: those of the built-in sets, which need no server. */
import type { SheetId } from '@kickdoor/rules';
import { characters } from 'virtual:characters';
import { setsOf } from '../lobby/new-game.ts';
import type { Role } from './model/fight.ts';

export type RoleKind = 'race' | 'class';

/** Cards that allow two races, or two classes, at once. */
const DOUBLES: Readonly<Record<string, RoleKind>> = { 'half-breed': 'race', 'super-munchkin': 'class' };

export interface NamedRole extends Role {
  readonly kind: RoleKind;
  readonly name: string;
  /** The language of the name, if it isn't the requested one. */
  readonly language: string | null;
  /** Whether it belongs to the sheet being played. */
  readonly own: boolean;
}

/** The traits of each race and class that matter in fights, by id. */
export const ROLES: ReadonlyMap<string, Role> = new Map(characters.map((role) => [role.id, role]));

/** The races or classes to choose from, without duplicates, those of the sheet first. */
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

/** The name of a race or class; its id if this version of the page doesn't know it. */
export function roleName(id: string, language: string): string {
  return characters.find((role) => role.id === id)?.names[language]?.text ?? id;
}
