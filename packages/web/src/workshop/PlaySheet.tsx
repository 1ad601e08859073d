import type { Pack } from '@kickdoor/packs';
import { writeBundle } from '@kickdoor/packs/bundle';
import { rulePhrase } from '@kickdoor/rules';
import type { Problem } from '@kickdoor/words/check';
import { useState } from 'react';
import { go } from '../app/router.ts';
import { Mistakes } from '../lobby/AddPack.tsx';
import { hostPack, type Refused, type Started } from '../start/begin.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { isFreeId } from './beginning.ts';
import { playHere, sheetsFor, type Untried } from './play.ts';
import { ProblemText } from './ProblemText.tsx';
import { useWork } from './WorkContext.ts';

interface PlaySheetProps {
  readonly pack: Pack;
  /** The card to try; `null` for an ordinary game. */
  readonly card: { readonly id: string; readonly title: string } | null;
  readonly onClose: () => void;
}

type Begun = Started | Refused | Untried;
type Failed = Exclude<Begun, { path: string }>;

/**
 * Plays the pack: a whole game against bots or with friends, or one against bots that begins where a card can be used.
 */
export function PlaySheet({ pack, card, onClose }: PlaySheetProps) {
  const words = useWords();
  const { language } = useSpoken();
  const { files } = useWork();
  const sheets = sheetsFor(pack);
  const [sheet, setSheet] = useState(sheets[0] ?? 'classic');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [unwritten, setUnwritten] = useState<readonly Problem[]>([]);
  const isFree = isFreeId(pack.id);
  async function begin(beginning: Promise<Begun>): Promise<void> {
    setBusy(true);
    setFailed(null);
    const started = await beginning;
    if ('path' in started) go(started.path);
    else {
      setFailed(started);
      setBusy(false);
    }
  }
  function playWithFriends(): void {
    const problems: Problem[] = [];
    const bytes = writeBundle(pack, files, problems);
    setUnwritten(problems);
    if (bytes !== null) void begin(hostPack(new Blob([new Uint8Array(bytes)]), sheet, { language }));
  }
  const wish = { sheet, language, me: words.say('start-name'), card: card?.id ?? null };
  return (
    <Sheet
      title={card === null ? words.say('shop-play') : words.say('shop-try-title', { name: card.title })}
      onClose={onClose}
      testId="play-sheet"
      foot={
        <>
          <Button
            tone="main"
            isDisabled={busy || !isFree}
            data-testid="play-now"
            onPress={() => void begin(playHere({ pack, files }, wish))}
          >
            {words.say('shop-play-now')}
          </Button>
          {card === null ? (
            <Button isDisabled={busy || !isFree} data-testid="play-friends" onPress={playWithFriends}>
              {words.say('shop-play-friends')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="shop-form">
        <p>{words.say(card === null ? 'shop-play-text' : 'shop-try-text')}</p>
        {isFree ? null : (
          <p role="alert" className="field-error">
            {words.say('shop-id-taken')}
          </p>
        )}
        <Choices
          label={words.say('shop-play-by')}
          value={sheet}
          options={sheets.map((one) => ({ key: one, label: words.say(`sheet-${one}`) }))}
          onChange={(key) => {
            setSheet(sheets.find((one) => one === key) ?? sheet);
            setFailed(null);
          }}
        />
        {busy ? <p role="status">{words.say('shop-dealing')}</p> : null}
        {failed === null ? null : (
          <div role="alert" className="field-error" data-testid="play-failed">
            <p>
              {'untried' in failed
                ? words.say('shop-untried', { why: rulePhrase(failed.untried, failed.table) })
                : words.say(`error-${failed.problem}`)}
            </p>
            {'mistakes' in failed ? <Mistakes mistakes={failed.mistakes} /> : null}
          </div>
        )}
        {unwritten.map((problem) => (
          <p key={JSON.stringify(problem)} role="alert" className="field-error">
            <ProblemText problem={problem} />
          </p>
        ))}
      </div>
    </Sheet>
  );
}
