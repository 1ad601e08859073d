import { Link } from '../app/Link.tsx';
import { theme, setTheme, THEMES } from '../app/theme.ts';
import { FairMenu } from '../fairness/FairLines.tsx';
import { FeelSwitches } from '../feel/FeelSwitches.tsx';
import { HoursMenu } from '../hours/HoursMenu.tsx';
import { tableLink } from '../app/router.ts';
import { ShareLink } from '../share/ShareLink.tsx';
import { TablePacks } from '../lobby/TablePacks.tsx';
import { MoveButton } from '../moving/MoveSheet.tsx';
import { tableKeys } from '../net/keys.ts';
import { RecordLink } from '../offline/RecordLink.tsx';
import { AdviceButton } from '../review/AdviceSheet.tsx';
import { RulingButton } from '../rulings/RulingSheet.tsx';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { BookLink } from '../rulebook/RuleLink.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { WatchRows } from '../watch/WatchRows.tsx';
import { useState } from 'react';
import { useTools, usePosition, useTableState } from './TableContext.ts';
import './sheets.css';

/** The menu of everything outside the game itself: sharing, theme, showing cards, leaving. */
export function MenuSheet() {
  const { say, game, run, setOpen, view } = usePosition();
  const state = useTableState();
  const [light, setLight] = useState(theme());
  const isHere = state.table !== null && tableKeys(state.table.id).here === true;
  const show = game.legalMoves.find(({ move }) => move.do === 'show');
  const concede = game.legalMoves.find(({ move }) => move.do === 'concede');
  return (
    <Sheet title={say('menu')} onClose={() => setOpen(null)} testId="menu-sheet">
      <div className="menu-sheet">
        {state.table === null ? null : isHere ? (
          <RecordLink table={state.table.id} />
        ) : (
          <ShareLink link={tableLink(state.table.link)} label={say('share-label')} />
        )}
        {state.you.seat === null || isHere ? null : (
          <Button onPress={() => setOpen({ kind: 'device' })} data-testid="go-elsewhere">
            {say('device')}
          </Button>
        )}
        <MoveButton />
        <WatchRows />
        {show === undefined ? null : (
          <Button onPress={() => run(show)} data-testid="do-show">
            {say('do-show')}
          </Button>
        )}
        <AdviceButton />
        <HoursMenu />
        <RulingButton />
        <Choices
          label={say('theme')}
          value={light}
          onChange={(key) => setLight(setTheme(key))}
          options={THEMES.map((key) => ({ key, label: say(`theme-${key}`) }))}
        />
        <LanguageChoice />
        <FeelSwitches />
        {state.table === null ? null : <TablePacks table={state.table} />}
        {state.table === null ? null : <FairMenu table={state.table} />}
        {concede === undefined ? null : (
          <Button tone="danger" onPress={() => setOpen({ kind: 'concede' })}>
            {say('leave-game')}
          </Button>
        )}
        <p>
          <BookLink table={view} />
        </p>
        <p>
          <Link to="/">{say('to-home')}</Link>
        </p>
      </div>
    </Sheet>
  );
}

/** Asks for confirmation, because leaving can't be undone. */
export function ConcedeSheet() {
  const { say, client, setOpen } = useTools();
  return (
    <Sheet
      title={say('leave-game')}
      onClose={() => setOpen(null)}
      testId="concede-sheet"
      foot={
        <>
          <Button onPress={() => setOpen(null)}>{say('stay')}</Button>
          <SteadyButton
            tone="danger"
            place="concede"
            onPress={() => {
              client.move({ do: 'concede' });
              setOpen(null);
            }}
          >
            {say('leave-game-yes')}
          </SteadyButton>
        </>
      }
    >
      <p>{say('leave-game-text')}</p>
    </Sheet>
  );
}
