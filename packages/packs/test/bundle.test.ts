/** Packs in one file: what is written can be read back, and nothing else can. */
import fc from 'fast-check';
import { canonicalJson, sha256 } from '@kickdoor/rules';
import type { Problem } from '@kickdoor/words/check';
import { describe, expect, test } from 'vitest';
import { checkBundle, readBundle, writeBundle } from '../src/bundle/bundle.ts';
import { checkFiles, type Pack } from '../src/index.ts';
import { SOUND, told } from './support.ts';
import { bytesOf, zipOf, type ZipFaults, type ZipPart } from './zip-file.ts';

const NAMED: Pick<Pack, 'id' | 'version' | 'author' | 'license'> = {
  id: 'small',
  version: '1.0.0',
  author: null,
  license: null,
};
const sound = new Map(Object.entries(SOUND));

/** The bundle of some files. */
function bundleOf(files: ReadonlyMap<string, string | Uint8Array> = sound, named = NAMED): Uint8Array {
  const problems: Problem[] = [];
  const bytes = writeBundle(named, files, problems);
  if (bytes === null) throw new Error(problems.map(told).join('\n'));
  return bytes;
}

/** A manifest that lists these parts. */
function manifestOf(parts: readonly ZipPart[]): ZipPart {
  const files = Object.fromEntries(parts.map(({ path, data }) => [path, sha256(bytesOf(data))]));
  return { path: 'kickdoor.json', data: canonicalJson({ format: 1, ...NAMED, files }) };
}

/** The small pack in a hand-made zip file, with these parts added. */
function handmade(parts: readonly ZipPart[] = [], faults: ZipFaults = {}): Uint8Array {
  const all = [...Object.entries(SOUND).map(([path, data]) => ({ path, data })), ...parts];
  return zipOf([manifestOf(all), ...all], faults);
}

function refusal(bytes: Uint8Array): string {
  const { pack, problems } = checkBundle('x.kickdoor', bytes);
  expect(pack).toBeNull();
  expect(problems).toHaveLength(1);
  return problems.map(told).join('\n').replace('x.kickdoor:1:1  ', '');
}

const NOT_WHOLE = 'this is not a pack bundle, or it is incomplete';

describe('a bundle', () => {
  test('is read as the pack that it was made from', () => {
    const { pack, problems } = checkBundle('x.kickdoor', bundleOf());
    expect(problems).toEqual([]);
    expect(pack).toEqual(checkFiles(sound).pack);
  });

  test('has the same bytes for the same files, in any order', () => {
    expect(bundleOf(new Map([...sound].toReversed()))).toEqual(bundleOf());
    expect(bundleOf(new Map([...sound].map(([path, text]) => [path, bytesOf(text)] as const)))).toEqual(
      bundleOf(),
    );
  });

  test('states its author, license and contents', () => {
    const pack = `${SOUND['pack.yaml'] ?? ''}author: Ann Bonny\nlicense: CC-BY-4.0\n`;
    const files = new Map([
      ...sound,
      ['pack.yaml', pack],
      ['LICENSE', 'Take what you can.'],
      ['map.png', 'x'],
    ]);
    const named = { ...NAMED, author: 'Ann Bonny', license: 'CC-BY-4.0' };
    const bundle = readBundle('x.kickdoor', bundleOf(files, named), []);
    expect(bundle?.manifest).toMatchObject(named);
    expect(Object.keys(bundle?.manifest.files ?? {}).toSorted()).toEqual(
      [...sound.keys(), 'LICENSE'].toSorted(),
    );
    expect(new TextDecoder().decode(bundle?.files.get('LICENSE'))).toBe('Take what you can.');
    expect(checkBundle('x.kickdoor', bundleOf(files, named)).pack).toMatchObject(named);
  });

  test('reports its pack’s mistakes by the file in it', () => {
    const files = new Map([...sound, ['doors/more.yaml', '- { id: bat, kind: mote }\n']]);
    const { pack, problems } = checkBundle('x.kickdoor', bundleOf(files));
    expect(pack).toBeNull();
    expect(problems.map(told)).toContainEqual(
      expect.stringContaining('doors/more.yaml:1:20  there is no kind "mote"; did you mean mate?'),
    );
  });

  test('may have names in any script, but not names that some system can’t have', () => {
    expect(
      checkBundle('x.kickdoor', bundleOf(new Map([...sound, ['doors/Чудища 2.yaml', '[]\n']]))).problems,
    ).toEqual([]);
    for (const path of [
      'doors/a:b.yaml',
      'doors/..\\a.yaml',
      'doors/ a.yaml',
      '../a.yaml',
      'doors/.a.yaml',
    ]) {
      const problems: Problem[] = [];
      expect(writeBundle(NAMED, new Map([...sound, [path, '']]), problems)).toBeNull();
      expect(problems.map(told)).toEqual([`${path}:1:1  a bundle can’t have a file ${JSON.stringify(path)}`]);
    }
  });

  test('can be made by other programs that are as strict', () => {
    expect(checkBundle('x.kickdoor', handmade()).problems).toEqual([]);
    expect(
      checkBundle('x.kickdoor', handmade([{ path: 'README.md', data: 'Ahoy', method: 0 }])).problems,
    ).toEqual([]);
  });
});

describe('a hostile bundle is refused:', () => {
  test.each([
    ['above its folder', '../doors/a.yaml'],
    ['above, further in', 'doors/../../a.yaml'],
    ['an absolute path', '/etc/a.yaml'],
    ['a drive', 'C:/a.yaml'],
    ['a backslash', 'doors\\a.yaml'],
    ['an empty name', 'doors//a.yaml'],
    ['here', './pack.yaml'],
    ['a hidden file', 'doors/.a.yaml'],
    ['a null character', 'doors/a.yaml\0.yaml'],
    ['a line break', 'doors/a\n.yaml'],
    ['letters that turn around', 'doors/a\u{202E}.yaml'],
    ['a letter in two parts', 'doors/e\u{301}.yaml'],
    ['a folder', 'doors/'],
    ['too long', `doors/${'a'.repeat(120)}.yaml`],
    ['too deep', 'doors/a/b/c/d/e/f.yaml'],
    ['a program', 'doors/a.js'],
    ['an archive', 'more.kickdoor'],
    ['an archive of another kind', 'more.zip'],
    ['a manifest further in', 'doors/kickdoor.json'],
  ])('%s', (_, path) => {
    expect(refusal(handmade([{ path, data: '' }]))).toMatch(/^a bundle can’t have a file "/u);
  });

  test('paths are printed safely', () => {
    expect(refusal(handmade([{ path: 'a\u{1B}[2J.yaml', data: '' }]))).toContain(String.raw`a\u001b[2J.yaml`);
  });

  test.each([
    ['twice', 'doors/monsters.yaml'],
    ['twice but for the case', 'doors/MONSTERS.yaml'],
    ['twice, the manifest', 'kickdoor.json'],
  ])('the same file %s', (_, path) => {
    expect(refusal(handmade([{ path, data: '' }]))).toBe(`the bundle has two files ${path}`);
  });

  test.each([
    ['a link', { mode: 0o120777 }],
    ['a folder in disguise', { mode: 0o040755 }],
    ['a pipe', { mode: 0o010644 }],
    ['a device', { mode: 0o020644 }],
    ['an encrypted file', { flags: 0x0801 }],
    ['a file whose size comes later', { flags: 0x0808 }],
    ['another compression', { method: 12 }],
  ])('%s', (_, fault) => {
    const part = { path: 'doors/a.yaml', data: '../../etc/passwd', ...fault };
    expect(refusal(handmade([part]))).toBe('doors/a.yaml is not a plain file');
  });

  test('a zip bomb that declares its size', () => {
    const data = new Uint8Array(3_000_000);
    expect(refusal(handmade([{ path: 'doors/a.yaml', data }]))).toBe(
      'doors/a.yaml is compressed more than text can be',
    );
    const more = Array.from({ length: 10 }, (_, at) => ({
      path: `doors/${at}.yaml`,
      data: '',
      size: 2_100_000,
    }));
    expect(refusal(handmade(more))).toMatch(
      /^the files of the bundle have 21,00\d,\d+ bytes, which is too many$/u,
    );
  });

  test('a zip bomb that declares a small size', () => {
    const data = new Uint8Array(30_000_000);
    expect(refusal(handmade([{ path: 'doors/a.yaml', data, size: 900 }]))).toBe('doors/a.yaml is damaged');
  });

  test('a file that is smaller than declared', () => {
    expect(refusal(handmade([{ path: 'doors/a.yaml', data: 'a', size: 2 }]))).toBe('doors/a.yaml is damaged');
    expect(refusal(handmade([{ path: 'doors/a.yaml', data: 'a', size: 2, method: 0 }]))).toBe(NOT_WHOLE);
  });

  test('overlapping files', () => {
    const part = { path: 'doors/a.yaml', data: 'x' };
    expect(refusal(handmade([part, { ...part, path: 'doors/b.yaml', at: 0 }]))).toBe(NOT_WHOLE);
  });

  test('contradictory headers', () => {
    expect(refusal(handmade([{ path: 'doors/a.yaml', localPath: '../a.yaml', data: '' }]))).toBe(NOT_WHOLE);
  });

  test('bytes that no header covers', () => {
    expect(refusal(handmade([], { before: bytesOf('#!/bin/sh\n') }))).toBe(NOT_WHOLE);
    expect(refusal(handmade([], { between: bytesOf('hidden') }))).toBe(NOT_WHOLE);
    expect(refusal(Uint8Array.from([...handmade(), 0]))).toBe(NOT_WHOLE);
  });

  test('a wrong count, and too many files', () => {
    expect(refusal(handmade([], { count: 3 }))).toBe(NOT_WHOLE);
    const many = Array.from({ length: 501 }, (_, at) => ({ path: `doors/${at}.yaml`, data: '' }));
    expect(refusal(zipOf(many))).toBe('there are 501 files or more');
  });

  test('too many bytes', () => {
    expect(refusal(new Uint8Array(4_000_001))).toBe('the bundle has 4,000,001 bytes, which is too many');
  });

  test('data that isn’t an archive', () => {
    for (const bytes of [
      new Uint8Array(),
      bytesOf('id: small\n'),
      new Uint8Array(22),
      new Uint8Array(5000),
    ]) {
      expect(refusal(bytes)).toBe(NOT_WHOLE);
    }
  });

  test('a missing or wrong manifest', () => {
    const parts = Object.entries(SOUND).map(([path, data]) => ({ path, data }));
    const manifest = 'the bundle’s kickdoor.json is missing, or is not the list of its files';
    expect(refusal(zipOf(parts))).toBe(manifest);
    for (const data of ['', '[]', '{', '{"format":2}', new Uint8Array([0xff])]) {
      expect(refusal(zipOf([{ path: 'kickdoor.json', data }, ...parts]))).toBe(manifest);
    }
    expect(refusal(zipOf([manifestOf([...parts, { path: 'doors/z.yaml', data: '' }]), ...parts]))).toBe(
      manifest,
    );
    expect(refusal(zipOf([manifestOf(parts), ...parts, { path: 'doors/z.yaml', data: '' }]))).toBe(
      'the bundle’s kickdoor.json doesn’t list doors/z.yaml',
    );
    const changed = parts.map((part) =>
      part.path === 'pack.yaml' ? { ...part, data: `${part.data}#` } : part,
    );
    expect(refusal(zipOf([manifestOf(parts), ...changed]))).toBe(
      'pack.yaml is not what the bundle’s kickdoor.json says',
    );
    expect(refusal(bundleOf(sound, { ...NAMED, id: 'large' }))).toBe(
      'the bundle’s kickdoor.json and the pack.yaml of small contradict each other',
    );
  });

  test('a bundle cut off anywhere', () => {
    const bytes = bundleOf();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), (length) => {
        expect(refusal(bytes.slice(0, length))).toBe(NOT_WHOLE);
      }),
      { numRuns: 100 },
    );
  });

  test('any changed byte, unless it makes no difference', () => {
    const bytes = bundleOf();
    const { pack } = checkBundle('x.kickdoor', bytes);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = bytes.map((byte, index) => (index === at ? byte ^ by : byte));
        const read = checkBundle('x.kickdoor', changed);
        if (read.pack !== null) expect(read.pack).toEqual(pack);
        else expect(read.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
