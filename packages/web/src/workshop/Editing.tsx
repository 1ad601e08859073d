import type { Problem } from '@kickdoor/words/check';
import { useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { lazily } from '../app/lazily.ts';
import { Loading } from '../app/Loading.tsx';
import { useWide } from '../ui/useMedia.ts';
import { useWords } from '../words/WordsContext.tsx';
import { CardForm } from './form/CardForm.tsx';
import { ManifestForm } from './form/ManifestForm.tsx';
import { NamesForm } from './form/NamesForm.tsx';
import { PackNames } from './form/PackNames.tsx';
import type { CardEntry } from './model/cards.ts';
import { textAt, withFile } from './model/files.ts';
import { PictureForm } from './picture/PictureForm.tsx';
import { useWork } from './WorkContext.ts';

const CodeEditor = lazily(async () => (await import('./code/CodeEditor.tsx')).CodeEditor, Loading);

const TABS = ['card', 'names', 'picture', 'text'] as const;
type TabName = (typeof TABS)[number];

interface EditingProps {
  readonly problems: readonly Problem[];
}

/** The editor for whatever is open: a card by forms or as text, a file as text. */
export function Editing({ problems }: EditingProps) {
  const { chosen, card } = useWork();
  if (card !== null) return <OpenCard card={card} problems={problems} />;
  const isManifest = chosen.file === 'pack.yaml' && chosen.line === undefined;
  return isManifest ? <AboutPack problems={problems} /> : <OpenFile problems={problems} />;
}

function OpenCard({ card, problems }: EditingProps & { readonly card: CardEntry }) {
  const words = useWords();
  const isWide = useWide();
  const [tab, setTab] = useState<TabName>('card');
  const text = <OpenFile problems={problems} line={card.line} />;
  return (
    <Beside text={isWide ? text : null}>
      <Tabs
        className="bench-tabs"
        selectedKey={isWide && tab === 'text' ? 'card' : tab}
        onSelectionChange={(key) => setTab(TABS.find((one) => one === key) ?? 'card')}
      >
        <TabList className="bench-tablist" aria-label={words.say('shop-tabs')}>
          {TABS.filter((one) => one !== 'text').map((one) => (
            <Tab key={one} id={one} className="bench-tab" data-testid={`tab-${one}`}>
              {words.say(`shop-tab-${one}`)}
            </Tab>
          ))}
          {isWide ? null : <TextTab />}
        </TabList>
        <TabPanel id="card" className="bench-panel">
          <CardForm key={`${card.file}:${card.at}`} card={card} problems={problems} />
        </TabPanel>
        <TabPanel id="names" className="bench-panel">
          <NamesForm card={card} />
        </TabPanel>
        <TabPanel id="picture" className="bench-panel">
          <PictureForm card={card} />
        </TabPanel>
        {isWide ? null : <TextPanel>{text}</TextPanel>}
      </Tabs>
    </Beside>
  );
}

/** Edits pack.yaml, as a form and as text. */
function AboutPack({ problems }: EditingProps) {
  const words = useWords();
  const isWide = useWide();
  const text = <OpenFile problems={problems} />;
  return (
    <Beside text={isWide ? text : null}>
      <Tabs className="bench-tabs">
        <TabList className="bench-tablist" aria-label={words.say('shop-pack-form')}>
          <Tab id="form" className="bench-tab" data-testid="tab-form">
            {words.say('shop-pack-form')}
          </Tab>
          <Tab id="names" className="bench-tab" data-testid="tab-names">
            {words.say('shop-tab-names')}
          </Tab>
          {isWide ? null : <TextTab />}
        </TabList>
        <TabPanel id="form" className="bench-panel">
          <ManifestForm problems={problems} />
        </TabPanel>
        <TabPanel id="names" className="bench-panel">
          <PackNames />
        </TabPanel>
        {isWide ? null : <TextPanel>{text}</TextPanel>}
      </Tabs>
    </Beside>
  );
}

interface BesideProps {
  /** The text shown beside the forms; `null` when it is one of the tabs. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/**
 * Forms with the same content as text beside them. Both stay at the same place in the tree, so that resizing the window
 * keeps their state.
 */
function Beside({ text, children }: BesideProps) {
  const words = useWords();
  return (
    <div className="bench-beside" data-wide={text !== null}>
      {children}
      {text === null ? null : (
        <section className="bench-text" aria-labelledby="bench-text" data-testid="text-beside">
          <h2 id="bench-text" className="bench-text-title" translate="no">
            {words.say('shop-tab-text')}
          </h2>
          {text}
        </section>
      )}
    </div>
  );
}

function TextTab() {
  const words = useWords();
  return (
    <Tab id="text" className="bench-tab" data-testid="tab-text">
      <span translate="no">{words.say('shop-tab-text')}</span>
    </Tab>
  );
}

function TextPanel({ children }: { readonly children: ReactNode }) {
  return (
    <TabPanel id="text" className="bench-panel bench-panel-text">
      {children}
    </TabPanel>
  );
}

/** A file as text, with the checker's findings. */
function OpenFile({ problems, line }: EditingProps & { readonly line?: number }) {
  const words = useWords();
  const { files, chosen, change, isReadOnly } = useWork();
  const { file } = chosen;
  if (typeof files.get(file) !== 'string') return <p className="bench-note">{words.say('shop-no-text')}</p>;
  return (
    <CodeEditor
      path={file}
      files={files}
      text={textAt(files, file)}
      problems={problems.filter((problem) => problem.file === file)}
      line={chosen.line ?? line}
      isReadOnly={isReadOnly}
      onChange={(text) => change(withFile(files, file, text), `text ${file}`)}
    />
  );
}
