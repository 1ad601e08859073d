/** The cards of all sets that lie in the project, read as the game reads them. */
import { compilePack, createWords, nameOf, type Words } from '@kickdoor/packs';
import { cardText, type CardDef } from '@kickdoor/rules';
import type { CardFaceProps } from '../CardFace.tsx';
import { cardLabels } from '../labels.ts';

const packFiles = import.meta.glob<string>('../../../../packs/sets/*/**/*.{yaml,ftl}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const wordFiles = import.meta.glob<string>(['../../words/en/*.ftl', '../../../../rules/src/words/en/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files of each set, by the set's folder. */
function folders(): Map<string, { path: string; text: string }[]> {
  const found = new Map<string, { path: string; text: string }[]>();
  for (const [file, text] of Object.entries(packFiles)) {
    const [set, ...path] = file.replace('../../../../packs/sets/', '').split('/');
    if (set === undefined) continue;
    found.set(set, [...(found.get(set) ?? []), { path: path.join('/'), text }]);
  }
  return found;
}

function face(def: CardDef, words: Words): Omit<CardFaceProps, 'size'> {
  const name = nameOf(def);
  return {
    def,
    title: words.say(name),
    text: cardText(def).map((phrase) => words.say(phrase)),
    flavour: words.attribute(name, 'flavour'),
    ...cardLabels(def, (id, args) => words.say(id, args)),
  };
}

/** What each card shows, set by set. */
export function allFaces(): { set: string; faces: Omit<CardFaceProps, 'size'>[] }[] {
  return [...folders()].map(([set, files]) => {
    const { pack, problems } = compilePack(files);
    if (pack === null) throw new Error(problems.map(({ message }) => message).join('\n'));
    const words = createWords('en', [
      ...Object.values(wordFiles),
      { set: pack.id, ftl: pack.words['en'] ?? '' },
    ]);
    return { set, faces: pack.cards.map((def) => face(def, words)) };
  });
}
