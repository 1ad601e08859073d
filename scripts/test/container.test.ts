/** The container's files, parsed as by its engine. `scripts/container.ts` builds and starts it where there is one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const Manifest = z.object({ dependencies: z.object({ node: z.string() }) });

const dockerfile = DockerfileParser.parse(read('Dockerfile'));

/** The instructions of the final stage, in order. */
function lastStage(): readonly { readonly name: string; readonly text: string }[] {
  const all = dockerfile.getInstructions();
  const from = all.findLastIndex((one) => one.getKeyword() === 'FROM');
  return all.slice(from).map((one) => ({ name: one.getKeyword(), text: one.getArgumentsContent() ?? '' }));
}

describe('the Dockerfile', () => {
  test('has only instructions', () => {
    const known = /^(?:FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD)$/u;
    for (const instruction of dockerfile.getInstructions()) {
      expect(instruction.getInstruction()).toMatch(known);
    }
  });

  test('is based on the pinned Node, by its full version', () => {
    const { node } = Manifest.parse(JSON.parse(read('package.json'))).dependencies;
    const bases = dockerfile.getFROMs().map((from) => from.getImage());
    expect(bases).toEqual([`node:${node}-bookworm-slim`, `node:${node}-bookworm-slim`]);
  });

  test('copies only existing files, from existing stages', () => {
    const stages = dockerfile.getFROMs().flatMap((from) => from.getBuildStage() ?? []);
    for (const copy of dockerfile.getCOPYs()) {
      const from = copy.getFromFlag()?.getValue();
      if (from === undefined) {
        expect(existsSync(join(root, copy.getArguments()[0]?.getValue() ?? ''))).toBe(true);
      } else expect(stages).toContain(from);
    }
  });

  test('runs as an unprivileged user, keeps games in a volume and has a health check', () => {
    const stage = lastStage();
    const of = (name: string) => stage.findLast((one) => one.name === name)?.text;
    expect(of('USER')).toBe('node');
    expect(of('VOLUME')).toBe('/data');
    expect(of('ENV')).toContain('DATA_DIR=/data');
    expect(of('HEALTHCHECK')).toContain('/ready');
    expect(JSON.parse(of('CMD') ?? '')).toEqual(['node', 'dist/kickdoor.js', 'serve']);
    const names = stage.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
  });
});

test('build output, installed packages, secrets and games stay out of the image', () => {
  const lines = read('.dockerignore').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['.git', 'data', '.env', '**/dist', '**/node_modules']));
});

test('the compose file runs the image with one volume and no privileges', () => {
  const Compose = z.strictObject({
    services: z.strictObject({
      kickdoor: z.strictObject({
        build: z.literal('.'),
        image: z.string(),
        ports: z.tuple([z.templateLiteral([z.string(), ':3000'])]),
        volumes: z.tuple([z.literal('data:/data')]),
        restart: z.literal('unless-stopped'),
        read_only: z.literal(true),
        tmpfs: z.array(z.string()),
        cap_drop: z.tuple([z.literal('ALL')]),
        security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      }),
    }),
    volumes: z.strictObject({ data: z.null() }),
  });
  expect(() => Compose.parse(parse(read('compose.yaml')))).not.toThrow();
});
