import type { PackFiles } from '@kickdoor/packs';
import type { Problem } from '@kickdoor/words/check';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { unbundled, unfolded, type Brought } from './beginning.ts';
import { ProblemText } from './ProblemText.tsx';

/**
 * Imports a pack from a bundle or, where the browser can choose folders, from a folder. A faulty pack changes nothing.
 */
export function BringFiles({ onBrought }: { readonly onBrought: (files: PackFiles) => void }) {
  const words = useWords();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  async function take(reading: Promise<Brought>): Promise<void> {
    const brought = await reading;
    setProblems('problems' in brought ? brought.problems : []);
    if ('files' in brought) onBrought(brought.files);
  }
  return (
    <section className="shop-bring" aria-label={words.say('shop-bring')}>
      <FileTrigger
        acceptedFileTypes={['.kickdoor']}
        onSelect={(files) => {
          const file = files?.[0];
          if (file !== undefined) void take(fromBundle(file));
        }}
      >
        <Button data-testid="bring-bundle">{words.say('shop-bring-bundle')}</Button>
      </FileTrigger>
      {'webkitdirectory' in HTMLInputElement.prototype ? (
        <FileTrigger
          acceptDirectory
          onSelect={(files) => {
            if (files !== null && files.length > 0) void take(fromFolder([...files]));
          }}
        >
          <Button data-testid="bring-folder">{words.say('shop-bring-folder')}</Button>
        </FileTrigger>
      ) : null}
      {problems.length === 0 ? null : (
        <div role="alert" className="field-error" data-testid="bring-problems">
          <p>{words.say('shop-not-brought')}</p>
          <ul>
            {problems.slice(0, MOST).map((problem) => (
              <li key={JSON.stringify(problem)}>
                <ProblemText problem={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The most problems shown. */
const MOST = 5;

async function fromBundle(file: File): Promise<Brought> {
  return unbundled(file.name, new Uint8Array(await file.arrayBuffer()));
}

/** The browser puts the chosen folder's name in front of every path. */
async function fromFolder(files: readonly File[]): Promise<Brought> {
  const read = files
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(1).join('/') }))
    .filter(({ path }) => !/(?:^|\/)\./u.test(path) && !path.includes('node_modules/'))
    .slice(0, MOST_FILES)
    .map(async ({ file, path }) => [path, new Uint8Array(await file.arrayBuffer())] as const);
  return unfolded(new Map(await Promise.all(read)));
}

/** A limit, in case somebody chooses the wrong folder. */
const MOST_FILES = 1000;
