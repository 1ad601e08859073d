/** What each file of a pack contains, by its path. */
import { advise, mistake, type Problem } from '@kickdoor/words/check';
import type { DeckName } from '@kickdoor/rules';
import { IMAGE_PATH } from '../picture.ts';
import { phrase } from '../words/phrase.ts';

/** A file of a pack; its text is `null` if it couldn't be read, which has been reported. */
export interface SourceFile {
  readonly path: string;
  readonly text: string | null;
}

/** A file of cards. */
export interface CardText extends SourceFile {
  /** The deck of its folder. */
  readonly deck: DeckName;
}

/** A word file of a pack. */
export interface WordText {
  readonly language: string;
  /** The sheet these names belong to; `null` for those of all other sheets. */
  readonly sheet: string | null;
  readonly file: SourceFile;
}

interface SortedFiles {
  manifest: SourceFile | null;
  pictures: SourceFile | null;
  readonly cards: CardText[];
  readonly words: WordText[];
  /** As data URLs. */
  readonly images: SourceFile[];
  /** Whether there were misplaced files, which may contain cards. */
  strays: boolean;
}

/** The folders in a pack that are read. */
const FOLDERS = ['doors', 'treasures', 'words'] as const;

const CARD_FILE = /^(?<deck>doors|treasures)\/.*\.ya?ml$/u;
const WORD_FILE = /^words\/(?<language>[A-Za-z-]+)\/(?:sheets\/(?<sheet>.+)|.*)\.ftl$/u;

/** Sorts a pack's files by path. Files that are neither cards nor words are ignored unless they are YAML. */
export function sortFiles(files: readonly SourceFile[], problems: Problem[]): SortedFiles {
  const sorted: SortedFiles = {
    manifest: null,
    pictures: null,
    cards: [],
    words: [],
    images: [],
    strays: false,
  };
  const stray = new Set<string>();
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const { language, sheet = null } = WORD_FILE.exec(file.path)?.groups ?? {};
    const { deck } = CARD_FILE.exec(file.path)?.groups ?? {};
    if (file.path === 'pack.yaml') sorted.manifest = file;
    else if (file.path === 'pictures.yaml') sorted.pictures = file;
    else if (IMAGE_PATH.test(file.path)) sorted.images.push(file);
    else if (deck !== undefined) {
      sorted.cards.push({ ...file, deck: deck === 'doors' ? 'doors' : 'treasures' });
    } else if (language !== undefined) sorted.words.push({ language, sheet, file });
    else if (/\.(?:ya?ml|ftl)$/u.test(file.path)) {
      const [folder = ''] = file.path.split('/');
      sorted.strays = true;
      // A folder with the wrong name is one mistake, however many files it has.
      if (stray.has(folder)) continue;
      stray.add(folder);
      const { meant } = advise(folder, FOLDERS);
      const place = { file: file.path, line: 1, column: 1 };
      problems.push(mistake(place, phrase('problem-stray-file'), phrase('expected-places'), meant));
    }
  }
  return sorted;
}
