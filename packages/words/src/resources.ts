/** Files that have been taken apart: a page makes its words anew for each table, mostly of the same files. */
import type { FluentResource } from '@fluent/bundle';
import { lateResource } from './late.ts';

const resources = new Map<string, FluentResource>();
const MOST_RESOURCES = 400;

/** A file's messages; taken apart once while there are no more than 400. */
export function resourceOf(ftl: string): FluentResource {
  const found = resources.get(ftl) ?? lateResource(ftl);
  if (resources.size >= MOST_RESOURCES) resources.clear();
  resources.set(ftl, found);
  return found;
}
