import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { swap, useHash } from '../app/router.ts';
import { SkipLinks } from '../ui/SkipLinks.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { BenchBar } from './BenchBar.tsx';
import { CardRail } from './CardRail.tsx';
import { Editing } from './Editing.tsx';
import { cardsOf } from './model/cards.ts';
import { Preview } from './Preview.tsx';
import { useChecked } from './useChecked.ts';
import type { OpenPack } from './usePack.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import { WorkContext, ZONES, type Chosen, type Work, type Zone } from './WorkContext.ts';

interface WorkbenchProps {
  readonly pack: OpenPack;
  readonly packKey: string;
  readonly title: string;
}

/** A pack's workbench: its cards, the open card, and its preview. */
export function Workbench({ pack, packKey, title }: WorkbenchProps) {
  const words = useWords();
  const [zone, setZone] = useState<Zone>('cards');
  const { chosen, choose } = useChosen(pack);
  const [added, setAdded] = useState<Chosen | null>(null);
  const { result, checked } = useChecked(pack.files);
  useUndoKeys(pack);
  const work = useMemo((): Work => {
    const card = cardsOf(pack.files).find(({ file, at }) => file === chosen.file && at === chosen.at) ?? null;
    return {
      ...pack,
      chosen,
      card,
      choose: (next, to = 'edit') => {
        setAdded(null);
        choose(next);
        setZone(to);
      },
      begin: ({ files, file, at }) => {
        pack.change(files);
        setAdded({ file, at });
        choose({ file, at });
        setZone('edit');
      },
      isNew: added !== null && added.file === chosen.file && added.at === chosen.at,
    };
  }, [pack, chosen, choose, added]);
  const edit = useFocusInSight(zone);
  return (
    <WorkContext value={work}>
      <main className="bench" data-zone={zone} data-testid="workbench">
        <SkipLinks
          keepsAddress
          links={[
            { to: 'bench-edit', label: words.say('shop-skip-edit') },
            { to: 'bench-look', label: words.say('shop-skip-look') },
          ]}
        />
        <BenchBar title={title} packKey={packKey} problems={result.problems} pack={result.pack} />
        <ToggleButtonGroup
          className="bench-zones"
          aria-label={words.say('shop-zones')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[zone]}
          onSelectionChange={(keys) => setZone(ZONES.find((one) => keys.has(one)) ?? 'cards')}
        >
          {ZONES.map((one) => (
            <ToggleButton key={one} id={one} className="choices-option" data-key={one}>
              {words.say(`shop-zone-${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <CardRail problems={result.problems} />
        <section
          ref={edit}
          id="bench-edit"
          className="bench-edit"
          tabIndex={-1}
          aria-label={words.say('shop-zone-edit')}
        >
          <Editing problems={result.problems} />
        </section>
        <Preview checked={checked} />
      </main>
    </WorkContext>
  );
}

/** Moves the focus to the editor when switching parts has hidden the focused element. */
function useFocusInSight(zone: Zone) {
  const edit = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement: at } = document;
    const isLost = at === null || at === document.body || at.getClientRects().length === 0;
    if (zone === 'edit' && isLost) edit.current?.focus({ preventScroll: true });
  }, [zone]);
  return edit;
}

/** What is open, as in the URL: `#doors/monsters.yaml:3`, or a file. */
function useChosen({ files }: OpenPack): { chosen: Chosen; choose: (chosen: Chosen) => void } {
  const hash = decodeURIComponent(useHash());
  const [line, setLine] = useState<{ readonly of: string; readonly line: number } | null>(null);
  const chosen = useMemo((): Chosen => {
    const { file = '', at } = /^(?<file>.+?)(?::(?<at>\d+))?$/u.exec(hash)?.groups ?? {};
    const shown = line?.of === hash ? { line: line.line } : {};
    if (files.has(file)) return { file, at: at === undefined ? null : Number(at), ...shown };
    const [first] = cardsOf(files);
    return first === undefined ? { file: 'pack.yaml', at: null } : { file: first.file, at: first.at };
  }, [hash, files, line]);
  const choose = useCallback((next: Chosen) => {
    const address = next.at === null ? next.file : `${next.file}:${next.at}`;
    setLine(next.line === undefined ? null : { of: address, line: next.line });
    swap(`${location.pathname}#${encodeURIComponent(address)}`);
  }, []);
  return { chosen, choose };
}
