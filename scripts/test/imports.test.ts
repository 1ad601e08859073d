/** Imports in the wrong direction, as reported for a small repository. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from '../imports.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  write('package.json', '{"devDependencies": {"vitest": "*"}}');
  write('packages/rules/package.json', '{"dependencies": {"zod": "*"}}');
  write('packages/packs/package.json', '{"dependencies": {"@kickdoor/rules": "*"}}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** What the check reports about one file. */
function faultsOf(path: string, text: string): readonly string[] {
  write(path, text);
  return checkImports(root).faults;
}

describe('between folders of the rules', () => {
  test('a lower layer may be imported', () => {
    expect(faultsOf('packages/rules/src/engine/act.ts', "import { a } from '../chapters/a.ts';\n")).toEqual(
      [],
    );
  });

  test('a higher layer may not: file, line and both folders are named', () => {
    const text = "import { a } from '../model/a.ts';\nimport type { B } from '../engine/b.ts';\n";
    expect(faultsOf('packages/rules/src/chapters/c.ts', text)).toEqual([
      "packages/rules/src/chapters/c.ts:2: '../engine/b.ts': chapters may not import engine",
    ]);
  });

  test('subfolders belong to their folder', () => {
    const text = "export * from '../../../kernel/game.ts';\n";
    expect(faultsOf('packages/rules/src/model/deep/er/c.ts', text)).toEqual([
      "packages/rules/src/model/deep/er/c.ts:1: '../../../kernel/game.ts': model may not import kernel",
    ]);
  });

  test('files next to the folders import all of them and are imported by none', () => {
    expect(faultsOf('packages/rules/src/index.ts', "export * from './engine/act.ts';\n")).toEqual([]);
    expect(faultsOf('packages/rules/src/records/a.ts', "import { act } from '../index.ts';\n")).toEqual([
      "packages/rules/src/records/a.ts:1: '../index.ts': records may not import what lies beside the folders",
    ]);
  });

  test('only the types of effects as data may be imported from the modules above', () => {
    const file = 'packages/rules/src/model/effect.ts';
    expect(faultsOf(file, "import type { DEEDS } from '../effects/index.ts';\n")).toEqual([]);
    expect(faultsOf(file, "import { DEEDS } from '../effects/index.ts';\n")).toEqual([
      `${file}:1: '../effects/index.ts': model may not import effects`,
    ]);
    expect(faultsOf(file, "import type { A } from '../engine/act.ts';\n")).toEqual([
      `${file}:1: '../engine/act.ts': model may not import engine`,
    ]);
  });

  test('a new folder must be given a layer', () => {
    expect(faultsOf('packages/rules/src/novel/a.ts', "import { a } from '../model/a.ts';\n")).toEqual([
      "packages/rules/src/novel/a.ts:1: '../model/a.ts': novel has no layer in scripts/imports.ts",
    ]);
  });

  test('tests may import any of them', () => {
    expect(
      faultsOf('packages/rules/test/a.test.ts', "import { act } from '../src/engine/act.ts';\n"),
    ).toEqual([]);
  });
});

describe('between workspaces', () => {
  test('a lower one is imported by name', () => {
    expect(faultsOf('packages/packs/src/a.ts', "import { applyMove } from '@kickdoor/rules';\n")).toEqual([]);
  });

  test('a higher one may not be imported', () => {
    expect(faultsOf('packages/rules/src/model/a.ts', "import { load } from '@kickdoor/packs';\n")).toEqual([
      "packages/rules/src/model/a.ts:1: '@kickdoor/packs': rules may not import packs",
    ]);
  });

  test('none is imported by path', () => {
    const text = "import { act } from '../../rules/src/engine/act.ts';\n";
    expect(faultsOf('packages/packs/src/a.ts', text)).toEqual([
      "packages/packs/src/a.ts:1: '../../rules/src/engine/act.ts': leaves its workspace: import the other by name",
    ]);
  });
});

test('imports are declared, except for test tools from the root', () => {
  expect(faultsOf('packages/rules/src/model/a.ts', "import { z } from 'zod';\nimport 'yaml';\n")).toEqual([
    "packages/rules/src/model/a.ts:2: 'yaml': yaml is not in the package.json of rules",
  ]);
  write('packages/rules/src/model/a.ts', '');
  expect(faultsOf('packages/rules/test/a.test.ts', "import { test } from 'vitest';\n")).toEqual([]);
});
