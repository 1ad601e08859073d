/**
 * The `package.json` of a packed package: `exports` name built files, and fields that only the repository needs are
 * removed.
 */
import type { Manifest } from './published.ts';

/** Where a source ends up once built, without its extension; `null` for other files. */
function builtBase(path: string): string | null {
  const base = /^\.\/src\/(?<base>.+)\.ts$/u.exec(path)?.groups?.['base'];
  return base === undefined ? null : `./dist/${base}`;
}

/** The built form of one entry of `exports`: its declarations and its JavaScript. */
function builtExport(path: string): string | { readonly types: string; readonly default: string } {
  const base = builtBase(path);
  return base === null ? path : { types: `${base}.d.ts`, default: `${base}.js` };
}

/** The manifest for the tarball. */
export function builtManifest(manifest: Manifest): Record<string, unknown> {
  const {
    private: _private,
    scripts: _scripts,
    devDependencies: _dev,
    exports,
    sideEffects,
    ...rest
  } = manifest;
  const exported = Object.entries(exports).map(([name, path]) => [name, builtExport(path)] as const);
  return {
    ...rest,
    sideEffects: Array.isArray(sideEffects)
      ? sideEffects.map((path) => {
          const base = builtBase(path);
          return base === null ? path : `${base}.js`;
        })
      : sideEffects,
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
  };
}
