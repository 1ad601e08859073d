/** All cards of a pack that a table's host has brought, as they read at the table. */
import type { TablePack } from '@kickdoor/protocol';
import type { CardDef, SheetId } from '@kickdoor/rules';
import { cardWords } from '@kickdoor/words';
import { Loading } from '../app/Loading.tsx';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { usePromise } from '../app/usePromise.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { contentKey, contentOf, type TableSets } from '../net/content.ts';
import { Spoken } from '../table/Spoken.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { foreignName, setPhrase } from '../words/set-names.ts';
import { useSpoken, useWords } from '../words/WordsContext.tsx';

interface PackSheetProps {
  readonly pack: TablePack;
  /** The table's base sheet, whose terms the cards use. */
  readonly sheet: SheetId;
  readonly onClose: () => void;
}

export function PackSheet({ pack, sheet, onClose }: PackSheetProps) {
  const { words, language } = useSpoken();
  const alone: TableSets = { sets: [pack.id], packs: [pack], editions: null };
  const content = usePromise(() => contentOf(alone, language), contentKey(alone));
  const loading = <Loading />;
  return (
    <Sheet
      title={words.say(setPhrase(words, pack.id, [pack]))}
      titleLanguage={foreignName(words, pack.id, [pack])}
      onClose={onClose}
      wide
      testId="pack-sheet"
    >
      {content.failed ? <LoadFailure /> : null}
      {content.value === null ? (
        loading
      ) : (
        <Spoken content={content.value} sheet={sheet} loading={loading}>
          <ul className="pack-cards">
            {content.value.pool.defs.map((def) => (
              <li key={def.id}>
                <Face def={def} />
              </li>
            ))}
          </ul>
        </Spoken>
      )}
    </Sheet>
  );
}

function Face({ def }: { readonly def: CardDef }) {
  const words = useWords();
  return <CardFace def={def} size="full" {...cardWords(words, def)} />;
}
