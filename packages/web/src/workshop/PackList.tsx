import { LANGUAGES } from '@kickdoor/words';
import type { PackFiles } from '@kickdoor/packs';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import { go } from '../app/router.ts';
import { useTitle } from '../app/useTitle.ts';
import { Button } from '../ui/Button.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { builtIn } from 'virtual:sets';
import { idOf, titleOf } from './beginning.ts';
import { BringFiles } from './BringFiles.tsx';
import { addPack, deletePack, keptPacks, putBack, type Found, type KeptPack } from './kept.ts';
import { cardsOf } from './model/cards.ts';
import { NewPackSheet } from './NewPackSheet.tsx';
import { workshopPath } from './path.ts';

/** The packs in this browser, and the built-in sets to read and to copy. */
export function PackList() {
  const words = useWords();
  const { found, failed, refresh } = useKept();
  const [making, setMaking] = useState(false);
  const [deleted, setDeleted] = useState<KeptPack | null>(null);
  const title = words.say('shop-title');
  useTitle(title);
  return (
    <main className="lobby" data-testid="workshop">
      <div className="paper lobby-paper">
        <p className="lobby-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1>{title}</h1>
        <p>{words.say('shop-text')}</p>
        <Button tone="main" data-testid="new-pack" onPress={() => setMaking(true)}>
          {words.say('shop-new')}
        </Button>
        {failed ? (
          <p className="field-error" role="alert">
            {words.say('shop-no-storage')}
          </p>
        ) : null}
        {deleted === null ? null : (
          <p role="status" className="shop-told">
            <DeletedText pack={deleted} />{' '}
            <Button
              size="small"
              data-testid="undelete"
              onPress={() => {
                setDeleted(null);
                void putBack(deleted).then(refresh);
              }}
            >
              {words.say('shop-undo')}
            </Button>
          </p>
        )}
        <Mine
          found={found}
          onDelete={(pack) => {
            setDeleted(pack);
            void deletePack(pack.key).then(refresh);
          }}
          onClear={(key) => void deletePack(key).then(refresh)}
        />
        <BringFiles onBrought={(files) => void open(files)} />
        <section aria-labelledby="shop-built-in">
          <h2 id="shop-built-in">{words.say('shop-built-in')}</h2>
          <p className="field-hint">{words.say('shop-built-in-text')}</p>
          <ul className="shop-packs">
            {builtIn.map((set) => (
              <li key={set.id}>
                <PackLink to={workshopPath(set.id)} testId={`read-${set.id}`}>
                  <BuiltInName names={set.names} />
                  <span>{words.say('shop-decks', { doors: set.doors, treasures: set.treasures })}</span>
                </PackLink>
              </li>
            ))}
          </ul>
        </section>
        <LanguageChoice />
      </div>
      {making ? <NewPackSheet onClose={() => setMaking(false)} onMade={(files) => void open(files)} /> : null}
    </main>
  );
}

/** Saves a pack and opens it. */
async function open(files: PackFiles): Promise<void> {
  const { key } = await addPack(files);
  go(workshopPath(key));
}

function useKept(): { found: Found | null; failed: boolean; refresh: () => Promise<void> } {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async (): Promise<void> => {
    try {
      setFound(await keptPacks());
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    async function first(): Promise<void> {
      await refresh();
    }
    void first();
  }, [refresh]);
  return { found, failed, refresh };
}

interface MineProps {
  readonly found: Found | null;
  readonly onDelete: (pack: KeptPack) => void;
  readonly onClear: (key: string) => void;
}

function Mine({ found, onDelete, onClear }: MineProps) {
  const words = useWords();
  const { language } = useSpoken();
  if (found === null) return null;
  const { packs, damaged } = found;
  return (
    <section aria-labelledby="shop-mine">
      <h2 id="shop-mine">{words.say('shop-mine')}</h2>
      {packs.length === 0 ? <p className="field-hint">{words.say('shop-none')}</p> : null}
      <ul className="shop-packs" data-testid="my-packs">
        {packs.map((pack) => {
          const title = titleOf(pack.files, language);
          return (
            <li key={pack.key}>
              <PackLink to={workshopPath(pack.key)}>
                <strong>{title}</strong>
                <span>
                  {words.say('shop-about', {
                    pack: idOf(pack.files) ?? '?',
                    cards: cardsOf(pack.files).length,
                  })}
                </span>
              </PackLink>
              <Button
                tone="quiet"
                size="small"
                aria-label={words.say('shop-delete-label', { name: title })}
                onPress={() => onDelete(pack)}
              >
                {words.say('shop-delete')}
              </Button>
            </li>
          );
        })}
        {damaged.map((key) => (
          <li key={key}>
            <p role="alert" className="field-error">
              {words.say('shop-damaged')}
            </p>
            <Button tone="danger" size="small" onPress={() => onClear(key)}>
              {words.say('shop-delete')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeletedText({ pack }: { readonly pack: KeptPack }) {
  const words = useWords();
  const { language } = useSpoken();
  return words.say('shop-deleted', { name: titleOf(pack.files, language) });
}

function BuiltInName({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const { language } = useSpoken();
  const known = [language, ...LANGUAGES].find((one) => names[one] !== undefined) ?? language;
  return <strong lang={known}>{names[known]}</strong>;
}

interface PackLinkProps {
  readonly to: string;
  readonly testId?: string;
  readonly children: ReactNode;
}

function PackLink({ to, testId, children }: PackLinkProps) {
  return (
    <span className="shop-pack-name" data-testid={testId}>
      <Link to={to} className="shop-pack">
        {children}
      </Link>
    </span>
  );
}
