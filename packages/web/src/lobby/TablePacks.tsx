import type { TableInfo, TablePack } from '@kickdoor/protocol';
import { useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { TablePacksContext } from '../net/sets.ts';
import { SetName } from '../words/SetNames.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { Button } from '../ui/Button.tsx';
import './packs.css';

/** Lazy: few tables have packs, and not everybody reads all their cards. */
const PackSheet = lazily(async () => (await import('./PackSheet.tsx')).PackSheet);

/**
 * The host's packs at a table: who brought them and their contents, for players, spectators, and people about to sit
 * down.
 */
export function TablePacks({ table }: { readonly table: TableInfo }) {
  const words = useWords();
  const [read, setRead] = useState<TablePack | null>(null);
  const packs = table.packs.filter(({ id }) => table.sets.includes(id));
  if (packs.length === 0) return null;
  return (
    <section className="lobby-packs" aria-labelledby="lobby-packs" data-testid="lobby-packs">
      <h2 id="lobby-packs">{words.say('packs-title')}</h2>
      {/* In a running game no other component provides these packs' names. */}
      <TablePacksContext value={packs}>
        <ul>
          {packs.map((pack) => (
            <li key={pack.pack} data-testid={`pack-${pack.id}`}>
              <PackLines pack={pack} />
              <Button size="small" onPress={() => setRead(pack)} data-testid={`pack-cards-${pack.id}`}>
                {words.say('packs-read')}
              </Button>
            </li>
          ))}
        </ul>
      </TablePacksContext>
      <p className="field-hint">{words.say('packs-text')}</p>
      {read === null ? null : <PackSheet pack={read} sheet={table.sheet} onClose={() => setRead(null)} />}
    </section>
  );
}

/** A pack's description. Text by strangers is set apart from the page's own, and may have another direction. */
function PackLines({ pack }: { readonly pack: TablePack }) {
  const words = useWords();
  const { id, version, author, license, by, doors, treasures } = pack;
  return (
    <div className="lobby-pack">
      <strong>
        <bdi>
          <SetName set={id} />
        </bdi>
      </strong>
      <span>{words.say('packs-count', { doors, treasures, version })}</span>
      <span>{by === null ? words.say('packs-by-host') : words.say('packs-by', { name: by })}</span>
      {author === null ? null : (
        <span>
          {words.say('packs-author')} <bdi translate="no">{author}</bdi>
        </span>
      )}
      {license === null ? null : (
        <span>
          {words.say('packs-license')} <bdi translate="no">{license}</bdi>
        </span>
      )}
    </div>
  );
}
