/** Chooses an own pack for the game on one device: one from this browser, or a file. */
import type { PackFiles } from '@kickdoor/packs';
import { DEFAULT_SHEET } from '@kickdoor/rules';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { usePromise } from '../app/usePromise.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { isFreeId, titleOf, unbundled } from '../workshop/beginning.ts';
import { check } from '../workshop/checking.ts';
import { keptPacks } from '../workshop/kept.ts';
import { sheetsFor, type OwnPack } from '../workshop/play.ts';
import type { LocalGame } from './begin.ts';

interface LocalPacksProps {
  readonly game: LocalGame;
  readonly onGame: (game: LocalGame) => void;
}

/** A pack to choose, under a unique name. */
interface Offered {
  readonly key: string;
  readonly files: PackFiles;
}

const NONE = 'none';

export function LocalPacks({ game, onGame }: LocalPacksProps) {
  const words = useWords();
  const { language } = useSpoken();
  const { value: found } = usePromise(async () => (await keptPacks()).packs, 'kept');
  const [files, setFiles] = useState<readonly Offered[]>([]);
  const [chosen, setChosen] = useState(NONE);
  const [wrong, setWrong] = useState<string | null>(null);
  const offered = [...(found ?? []), ...files];
  function choose(key: string, of: readonly Offered[]): void {
    const wished = of.find((one) => one.key === key);
    const own = wished === undefined ? null : playable(wished.files);
    const isWrong = wished !== undefined && own === null;
    setWrong(isWrong ? words.say('local-pack-wrong', { name: titleOf(wished.files, language) }) : null);
    setChosen(isWrong ? NONE : key);
    onGame({ sheet: (own === null ? null : sheetsFor(own.pack)[0]) ?? DEFAULT_SHEET, own });
  }
  async function bring(file: File): Promise<void> {
    const brought = unbundled(file.name, new Uint8Array(await file.arrayBuffer()));
    if ('problems' in brought) {
      setWrong(words.say('local-pack-wrong', { name: file.name }));
      return;
    }
    const more = { key: `${file.name} ${files.length}`, files: brought.files };
    setFiles([...files, more]);
    choose(more.key, [...offered, more]);
  }
  const sheets = game.own === null ? [] : sheetsFor(game.own.pack);
  return (
    <section className="local-packs" data-testid="local-packs">
      {offered.length === 0 ? null : (
        <Choices
          label={words.say('local-packs')}
          value={chosen}
          options={[
            { key: NONE, label: words.say('local-no-pack') },
            ...offered.map(({ key, files: its }) => ({ key, label: titleOf(its, language) })),
          ]}
          onChange={(key) => choose(key, offered)}
        />
      )}
      <FileTrigger
        acceptedFileTypes={['.kickdoor']}
        onSelect={(list) => {
          const [file] = list ?? [];
          if (file !== undefined) void bring(file);
        }}
      >
        <Button size="small" data-testid="local-pack-file">
          {words.say('local-pack-file')}
        </Button>
      </FileTrigger>
      {sheets.length > 1 ? (
        <Choices
          label={words.say('local-pack-by')}
          value={game.sheet}
          options={sheets.map((one) => ({ key: one, label: words.say(`sheet-${one}`) }))}
          onChange={(key) => onGame({ ...game, sheet: sheets.find((one) => one === key) ?? game.sheet })}
        />
      ) : null}
      {game.own === null ? null : <p className="field-hint">{words.say('local-pack-here')}</p>}
      {wrong === null ? null : (
        <p role="alert" className="field-error">
          {wrong}
        </p>
      )}
    </section>
  );
}

/** The pack in these files; `null` if it has mistakes, or shares its id with a built-in set. */
function playable(files: PackFiles): OwnPack | null {
  const { pack } = check(files);
  return pack !== null && isFreeId(pack.id) ? { pack, files } : null;
}
