import { useState } from 'react';
import { Button as Row } from 'react-aria-components';
import { Link } from '../app/Link.tsx';
import { chapterPhrase } from '../log/chronicle.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { chapterAt } from './chapters.ts';
import { CostSheet } from './CostSheet.tsx';
import { ChooseFile } from './DropPage.tsx';
import { saveFile } from './files.ts';
import { replayPath, type Eyes } from './place.ts';
import type { ReplayScene, ReplaySheet } from './scene.ts';
import { SealSheet } from './SealSheet.tsx';
import { WhySheet } from './WhySheet.tsx';

interface ReplaySheetsProps {
  readonly sheet: ReplaySheet | null;
  readonly scene: ReplayScene;
}

/** The open sheet of a replay. */
export function ReplaySheets({ sheet, scene }: ReplaySheetsProps) {
  const close = () => scene.open(null);
  switch (sheet) {
    case 'seal':
      return <SealSheet opened={scene.opened} table={scene.table} onClose={close} />;
    case 'turns':
      return <TurnsSheet scene={scene} onClose={close} />;
    case 'more':
      return <MoreSheet scene={scene} onClose={close} />;
    case 'why':
      return <WhySheet scene={scene} onClose={close} />;
    case 'cost':
      return <CostSheet scene={scene} onClose={close} />;
    case null:
      return null;
  }
}

interface SheetOfProps {
  readonly scene: ReplayScene;
  readonly onClose: () => void;
}

/** The turns as chapters; pressing one jumps to its beginning. */
function TurnsSheet({ scene, onClose }: SheetOfProps) {
  const { say, names, view } = usePosition();
  const { chapters, playback } = scene;
  const now = chapterAt(chapters, playback.number);
  return (
    <Sheet title={say('replay-turns')} onClose={onClose} testId="turns-sheet">
      <ol className="replay-turns">
        {chapters.map(({ chapter, from }, at) => (
          <li key={chapter.key} style={chapter.seat === null ? undefined : seatStyle(chapter.seat)}>
            <Row
              className="log-turn-button"
              aria-current={at === now}
              onPress={() => {
                playback.seek(from);
                onClose();
              }}
            >
              {say(chapterPhrase(chapter, names, view.seat))}
            </Row>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The menu: point of view, link to this moment, file, language. */
function MoreSheet({ scene, onClose }: SheetOfProps) {
  const { say, names } = usePosition();
  const { eyes, offered, setEyes, opened, table, playback, onFile } = scene;
  const [copied, setCopied] = useState(false);
  const link = new URL(replayPath(table, { move: playback.number, eyes }), location.href).href;
  const labelOf = (one: Eyes) => (typeof one === 'number' ? say(names.who(one)) : say(`replay-eyes-${one}`));
  const options = offered.map((one) => ({ key: String(one), label: labelOf(one) }));
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The page's own URL names the same moment.
    }
  }
  return (
    <Sheet title={say('replay-more')} onClose={onClose} testId="replay-more-sheet">
      <div className="menu-sheet">
        <Choices
          label={say('replay-eyes')}
          value={String(eyes)}
          options={options}
          onChange={(key) => setEyes(eyesOf(key))}
        />
        <Button onPress={() => void copy()}>{say(copied ? 'copied' : 'replay-copy')}</Button>
        {table === null ? <p className="field-hint">{say('replay-file-link')}</p> : null}
        <Button
          onPress={() => saveFile(`kickdoor-${table ?? 'game'}.jsonl`, opened.text, 'application/jsonl')}
        >
          {say('replay-download')}
        </Button>
        {table === null ? (
          <ChooseFile
            label={say('replay-other')}
            onFile={(text) => {
              onClose();
              onFile(text);
            }}
          />
        ) : (
          <p>
            <Link to="/replay">{say('replay-other')}</Link>
          </p>
        )}
        <LanguageChoice />
        <p className="field-hint">{say('replay-keys')}</p>
        <p>
          <Link to="/">{say('to-home')}</Link>
        </p>
      </div>
    </Sheet>
  );
}

function eyesOf(key: string): Eyes {
  return key === 'public' || key === 'open' ? key : Number(key);
}
