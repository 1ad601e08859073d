/** Caches parsed files: a page creates its words for each table, mostly from the same files. */
import type { FluentResource } from '@fluent/bundle';
import { lateResource } from './late.ts';

const resources = new Map<string, FluentResource>();
const MOST_RESOURCES = 400;

/** A file's messages, cached for up to 400 files. */
export function resourceOf(ftl: string): FluentResource {
  const found = resources.get(ftl) ?? lateResource(ftl);
  if (resources.size >= MOST_RESOURCES) resources.clear();
  resources.set(ftl, found);
  return found;
}
