import type { Problem } from '@kickdoor/words/check';
import { Suspense, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { lazily } from '../app/lazily.ts';
import { useWords } from '../words/WordsContext.tsx';
import { CardForm } from './form/CardForm.tsx';
import { ManifestForm } from './form/ManifestForm.tsx';
import { NamesForm } from './form/NamesForm.tsx';
import { textAt, withFile } from './model/files.ts';
import { PictureForm } from './picture/PictureForm.tsx';
import { useWork } from './WorkContext.ts';

const CodeEditor = lazily(async () => (await import('./code/CodeEditor.tsx')).CodeEditor);

const TABS = ['card', 'names', 'picture', 'text'] as const;
type TabName = (typeof TABS)[number];

interface EditingProps {
  readonly problems: readonly Problem[];
}

/** What is open, to be changed: a card by forms or as text, a file as text. */
export function Editing({ problems }: EditingProps) {
  const words = useWords();
  const { chosen, card } = useWork();
  const [tab, setTab] = useState<TabName>('card');
  if (card === null) {
    const isManifest = chosen.file === 'pack.yaml' && chosen.line === undefined;
    return isManifest ? <AboutPack problems={problems} /> : <OpenFile problems={problems} />;
  }
  return (
    <Tabs
      className="bench-tabs"
      selectedKey={tab}
      onSelectionChange={(key) => setTab(TABS.find((one) => one === key) ?? 'card')}
    >
      <TabList className="bench-tablist" aria-label={words.say('shop-tabs')}>
        {TABS.map((one) => (
          <Tab key={one} id={one} className="bench-tab" data-testid={`tab-${one}`}>
            {one === 'text' ? (
              <span translate="no">{words.say('shop-tab-text')}</span>
            ) : (
              words.say(`shop-tab-${one}`)
            )}
          </Tab>
        ))}
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
      <TabPanel id="text" className="bench-panel bench-panel-text">
        <OpenFile problems={problems} line={card.line} />
      </TabPanel>
    </Tabs>
  );
}

/** What pack.yaml says, as a form and as text. */
function AboutPack({ problems }: EditingProps) {
  const words = useWords();
  return (
    <Tabs className="bench-tabs">
      <TabList className="bench-tablist" aria-label={words.say('shop-pack-form')}>
        <Tab id="form" className="bench-tab" data-testid="tab-form">
          {words.say('shop-pack-form')}
        </Tab>
        <Tab id="text" className="bench-tab" data-testid="tab-text">
          <span translate="no">{words.say('shop-tab-text')}</span>
        </Tab>
      </TabList>
      <TabPanel id="form" className="bench-panel">
        <ManifestForm />
      </TabPanel>
      <TabPanel id="text" className="bench-panel bench-panel-text">
        <OpenFile problems={problems} />
      </TabPanel>
    </Tabs>
  );
}

/** A file as text, with what the checker says of it. */
function OpenFile({ problems, line }: EditingProps & { readonly line?: number }) {
  const words = useWords();
  const { files, chosen, change, isReadOnly } = useWork();
  const { file } = chosen;
  if (typeof files.get(file) !== 'string') return <p className="bench-note">{words.say('shop-no-text')}</p>;
  return (
    <Suspense fallback={<p className="page-loading">{words.say('loading')}</p>}>
      <CodeEditor
        path={file}
        files={files}
        text={textAt(files, file)}
        problems={problems.filter((problem) => problem.file === file)}
        line={chosen.line ?? line}
        isReadOnly={isReadOnly}
        onChange={(text) => change(withFile(files, file, text), `text ${file}`)}
      />
    </Suspense>
  );
}
