import type { Seat, Story, View } from '@kickdoor/rules';
import { use, useMemo } from 'react';
import { useKeepGame } from '../history/useKeepGame.ts';
import { Link } from '../app/Link.tsx';
import { Portrait } from '../cards/Portrait.tsx';
import { Seal } from '../fairness/Seal.tsx';
import { ruleTitle } from '../rulebook/book.ts';
import { Again } from './Again.tsx';
import { endingOf } from './moments.ts';
import type { PictureFacts } from './picture.ts';
import { characterOf, portrait, seatStyle } from './seat-kind.ts';
import { SharePicture } from './SharePicture.tsx';
import { gameStats, type Stats } from './stats.ts';
import { storyIn } from './told.ts';
import { Told } from './Told.tsx';
import { usePosition, useTableState } from './TableContext.ts';
import { ReachContext } from './useWholeLog.ts';
import './over.css';

const COLUMNS: readonly (keyof Stats)[] = ['killed', 'helped', 'fled', 'caught', 'curses', 'deaths', 'sold'];

/** The end of the game: the winners, the statistics, and a rematch. */
export function GameOver() {
  const position = usePosition();
  const { view, pool, say, names } = position;
  const state = useTableState();
  const reach = use(ReachContext);
  useKeepGame({ view, pool, names, say, state }, reach !== 'asking');
  const from = state.table?.position;
  const story = useMemo(
    () => storyIn(state.log, { seats: view.players.length, turns: view.turns, position: from }),
    [state.log, view.players.length, view.turns, from],
  );
  const columns = reach === 'whole' ? COLUMNS : [];
  const stats = gameStats(state.log, view.players.length);
  const order = inOrder(view);
  return (
    <section className="over paper" aria-label={say('over-title')} data-testid="game-over">
      <h1 className="over-title">{titleOf(position, view.seat)}</h1>
      <Ending story={story} />
      <Again />
      {state.table === null ? null : (
        <p>
          <Link to={`/replay/${state.table.id}`}>{say('replay-again')}</Link> ·{' '}
          <Link to="/history">{say('history-open')}</Link>
        </p>
      )}
      {reach === 'asking' ? <p role="status">{say('loading')}</p> : null}
      {story === null ? null : <SharePicture facts={pictureOf(position, story)} />}
      <div className="over-winners">
        {view.winners.map((seat) => {
          const player = view.players[seat];
          return player === undefined ? null : (
            <Portrait
              key={seat}
              {...portrait(player, pool, characterOf(state.table, seat))}
              size={112}
              dead={false}
            />
          );
        })}
      </div>
      <div className="over-scroll">
        <table className="over-table">
          <thead>
            <tr>
              <th scope="col">{say('over-player')}</th>
              <th scope="col">{say('level')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(`over-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((player) => (
              <tr key={player.seat} style={seatStyle(player.seat)}>
                <th scope="row">{player.name}</th>
                <td>{player.level}</td>
                {columns.map((column) => (
                  <td key={column}>{stats[player.seat]?.[column] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{say('over-turns', { turns: view.turns })}</p>
      <Seal />
      {story === null ? null : <Told story={story} />}
    </section>
  );
}

/** How the game was won. */
function Ending({ story }: { readonly story: Story | null }) {
  const { say, names, words, view } = usePosition();
  const ending = story && endingOf(story, names, (rule) => ruleTitle(words, rule), view);
  return ending === null ? null : <p data-testid="won-by">{say(ending.phrase)}</p>;
}

/** All players: the winners first, the others by Level. */
function inOrder({ players, winners }: View): View['players'] {
  const won = (seat: number) => Number(winners.includes(seat));
  return players.toSorted((a, b) => won(b.seat) - won(a.seat) || b.level - a.level);
}

type Shown = ReturnType<typeof usePosition>;

/** The winners; `me` is addressed as "you". */
function titleOf({ view: { winners }, say, names }: Shown, me: Seat | null): string {
  const count = winners.length;
  if (count === 0) return say('event-over-nobody');
  const others = winners.filter((seat) => seat !== me).map(names.who);
  return say(others.length < count ? 'over-winners-you' : 'over-winners', { players: others, count });
}

/** The texts of the picture for sharing. It is meant for others, so it addresses nobody as "you". */
function pictureOf(position: Shown, story: Story): PictureFacts {
  const { view, say, names, words } = position;
  const ending = endingOf(story, names, (rule) => ruleTitle(words, rule), {
    winners: view.winners,
    seat: null,
  });
  return {
    title: titleOf(position, null),
    game: `${say(`sheet-${view.sheet}`)} · ${say('over-turns', { turns: view.turns })}`,
    ending: ending === null ? '' : say(ending.phrase),
    players: inOrder(view).map(({ seat, name, level }) => ({ seat, name, level })),
    levels: story.levels,
    top: Math.max(view.options.level, ...story.levels.flat()),
  };
}
