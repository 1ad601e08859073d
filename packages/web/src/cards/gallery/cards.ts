/** The cards of all sets in the project, compiled as the game compiles them. */
import { compilePack } from '@kickdoor/packs';
import { problemPhrase } from '@kickdoor/words/check';
import { cardWords, createWords, wordsOfPack, type Language, type Words } from '@kickdoor/words';
import type { CardDef } from '@kickdoor/rules';
import type { CardFaceProps } from '../CardFace.tsx';

const packFiles = import.meta.glob<string>('../../../../packs/sets/*/**/*.{yaml,ftl}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const wordFiles = import.meta.glob<string>('../../../../{rules,packs,words}/src/**/words/*/*.ftl', {
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

/** What each card shows, by set. */
export function allFaces(language: Language): { set: string; faces: Omit<CardFaceProps, 'size'>[] }[] {
  const core = Object.entries(wordFiles).flatMap(([file, text]) =>
    file.includes(`/words/${language}/`) ? [text] : [],
  );
  return [...folders()].map(([set, files]) => {
    const { pack, problems } = compilePack(files);
    if (pack === null) {
      const spoken = createWords(language, core);
      throw new Error(problems.map((problem) => spoken.say(problemPhrase(problem))).join('\n'));
    }
    const words = createWords(language, [...core, ...wordsOfPack(pack.id, pack.words, language)]);
    return { set, faces: pack.cards.map((def) => face(words, def)) };
  });
}
