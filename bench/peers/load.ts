/** Loads a peer from the folder it was installed in. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A peer's module, validated by the guard. */
export function loadPeer<M>(folder: string, name: string, is: (module: unknown) => module is M): M {
  const loaded: unknown = createRequire(join(folder, 'package.json'))(name);
  if (!is(loaded)) throw new Error(`${name} is not what the bench knows`);
  return loaded;
}

/** Whether a module exports these functions or classes. */
export function hasFunctions(module: unknown, ...names: readonly string[]): boolean {
  if (typeof module !== 'object' || module === null) return false;
  return names.every((name) => typeof Reflect.get(module, name) === 'function');
}
