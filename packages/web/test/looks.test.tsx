/** A table's cards have the look of its own packs, whatever other tables have under the same id. */
import { packBundle } from '@kickdoor/packs/node';
import { compilePack, type Pack } from '@kickdoor/packs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CardFace } from '../src/cards/CardFace.tsx';
import { LooksContext } from '../src/cards/looks.ts';
import { contentOf, type Content } from '../src/net/content.ts';

/** A pack named laundry, on paper of this color. */
function laundry(paper: string): Pack {
  const look = `look: { paper: ${paper}, shading: hatched, wall: teal, light: brick }`;
  const { pack } = compilePack([
    { path: 'pack.yaml', text: `id: laundry\nversion: 1.0.0\nlanguages: [en]\n${look}\n` },
    {
      path: 'doors/all.yaml',
      text: '- { id: sock, kind: monster, level: 1, treasures: 1, badStuff: [die] }',
    },
    { path: 'words/en/cards.ftl', text: 'pack = Laundry\nsock = Sock\n' },
  ]);
  if (pack === null) throw new Error('the pack has mistakes');
  return pack;
}

function paperOf({ pool, looks }: Content): string | undefined {
  const [sock] = pool.defs;
  if (sock === undefined) throw new Error('there is no card');
  const face = renderToStaticMarkup(
    <LooksContext value={looks}>
      <CardFace def={sock} size="thumb" title="Sock" />
    </LooksContext>,
  );
  return /data-paper="(\w+)"/u.exec(face)?.[1];
}

function tableWith(pack: string): Promise<Content> {
  return contentOf({ sets: ['laundry'], packs: [{ id: 'laundry', pack }], editions: null }, 'en');
}

test('two tables with different packs of the same id each show their own, whichever came last', async () => {
  const packs = new Map([
    ['a', laundry('straw')],
    ['b', laundry('mint')],
  ]);
  vi.stubGlobal('fetch', async (url: string) => {
    const pack = packs.get(url.slice(-1));
    return pack === undefined ? new Response(null, { status: 404 }) : Response.json(packBundle(pack));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [one, other] = [await tableWith('a'), await tableWith('b')];
  expect([paperOf(one), paperOf(other), paperOf(one)]).toEqual(['straw', 'mint', 'straw']);
});
