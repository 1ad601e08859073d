import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { useTableTheme } from '../app/table-theme.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { BottomBar, type BoardSheet } from './BottomBar.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { FightPanel } from './FightPanel.tsx';
import { FightSheet } from './FightSheet.tsx';
import { HistoryList } from './HistoryList.tsx';
import { CounterContext } from './CounterContext.ts';
import { useAwake } from './keep/useAwake.ts';
import { useCounter } from './keep/useCounter.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { RollNote } from './RollNote.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { SitDown } from './SitDown.tsx';
import { Winners } from './Winners.tsx';
import { lineWords } from './words.ts';
import { Sheet } from '../ui/Sheet.tsx';
import '../lobby/lobby.css';

/** With fewer players than this, the board suggests adding one. */
const FEW = 3;

/** One counter: the players with their Levels, the fights, and everything else below. */
export function CounterBoard({ id }: { readonly id: string }) {
  const words = useWords();
  const { doc, state } = useCounter(id);
  const { counter } = state;
  const [sheet, setSheet] = useState<BoardSheet | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [awake, setAwake] = useAwake();
  useTableTheme(counter.sheet);
  const close = () => setSheet(null);
  const player = counter.players.find((one) => one.id === shown);
  if (!state.known) return <Unknown isLive={state.link === 'live'} />;
  const line = words.say(lineWords(state));
  return (
    <CounterContext value={{ doc, state }}>
      <div className="counter" data-testid="counter">
        <header className="counter-head">
          <Link to="/counter" className="counter-home">
            Kickdoor
          </Link>
          <h1 className="counter-title">{words.say('count-title')}</h1>
          <Button
            size="small"
            className={`counter-line counter-line-${state.link}`}
            data-testid="counter-share"
            onPress={() => setSheet('share')}
          >
            <span data-testid="counter-line">{line}</span>
          </Button>
          <span className="visually-hidden" role="status">
            {line}
          </span>
        </header>
        <main className="counter-main">
          {state.full ? <p role="alert">{words.say('count-full')}</p> : null}
          {state.forgetful ? <p role="alert">{words.say('count-forgetful')}</p> : null}
          <Winners />
          {counter.fights.toReversed().map((fight) => (
            <FightPanel key={fight.id} fight={fight} />
          ))}
          <ul className="counter-players" aria-label={words.say('count-players')}>
            {counter.players.map((one) => (
              <PlayerRow key={one.id} player={one} onOpen={() => setShown(one.id)} />
            ))}
          </ul>
          {counter.players.length < FEW || sheet === 'sit' ? <SitDown /> : null}
        </main>
        <aside className="counter-aside" aria-label={words.say('count-history')}>
          <ChartPlot />
          <HistoryList most={40} />
        </aside>
        <RollNote />
        <BottomBar onOpen={setSheet} />
        {player === undefined ? null : <PlayerSheet player={player} onClose={() => setShown(null)} />}
        {sheet === 'fight' ? <FightSheet onClose={close} /> : null}
        {sheet === 'share' ? <ShareSheet onClose={close} /> : null}
        {sheet === 'more' ? (
          <MoreSheet onClose={close} onOpen={setSheet} awake={awake} onAwake={setAwake} />
        ) : null}
        {sheet === 'history' ? (
          <Sheet title={words.say('count-history')} onClose={close} testId="counter-history">
            <HistoryList most={400} />
          </Sheet>
        ) : null}
        {sheet === 'chart' ? (
          <Sheet title={words.say('count-chart')} onClose={close} testId="counter-chart" wide>
            <ChartPlot />
          </Sheet>
        ) : null}
      </div>
    </CounterContext>
  );
}

/** Shown for a link to a counter whose entries haven't arrived from the server yet. */
function Unknown({ isLive }: { readonly isLive: boolean }) {
  const words = useWords();
  return (
    <main className="lobby">
      <div className="paper lobby-paper counter-starts">
        <h1>{words.say('count-title')}</h1>
        <p role="status" data-testid="counter-line">
          {words.say(isLive ? 'count-nothing-yet' : 'count-looking')}
        </p>
        <Link to="/counter">{words.say('count-own')}</Link>
      </div>
    </main>
  );
}
