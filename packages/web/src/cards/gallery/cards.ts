/** The cards of all sets that lie in the project, read as the game reads them. */
import { compilePack } from '@kickdoor/packs';
import { problemPhrase } from '@kickdoor/words/check';
import { cardWords, createWords, type Words } from '@kickdoor/words';
import type { CardDef } from '@kickdoor/rules';
import type { CardFaceProps } from '../CardFace.tsx';

const packFiles = import.meta.glob<string>('../../../../packs/sets/*/**/*.{yaml,ftl}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const wordFiles = import.meta.glob<string>('../../../../{rules,packs}/src/words/en/*.ftl', {
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

function face(words: Words, def: CardDef): Omit<CardFaceProps, 'size'> {
  return { def, ...cardWords(words, def) };
}

/** What each card shows, set by set. */
export function allFaces(): { set: string; faces: Omit<CardFaceProps, 'size'>[] }[] {
  return [...folders()].map(([set, files]) => {
    const { pack, problems } = compilePack(files);
    const core = Object.values(wordFiles);
    if (pack === null) {
      const english = createWords('en', core);
      throw new Error(problems.map((problem) => english.say(problemPhrase(problem))).join('\n'));
    }
    const words = createWords('en', [...core, { set: pack.id, ...(pack.words['en'] ?? { ftl: '' }) }]);
    return { set, faces: pack.cards.map((def) => face(words, def)) };
  });
}
