import { Portrait } from '../cards/Portrait.tsx';
import { Again } from './Again.tsx';
import { portrait, seatStyle } from './seat-kind.ts';
import { gameStats, type Stats } from './stats.ts';
import { usePosition, useTableState } from './TableContext.ts';
import './over.css';

const COLUMNS: readonly (keyof Stats)[] = ['killed', 'helped', 'fled', 'caught', 'curses', 'deaths', 'sold'];

/** The end: who won, the statistics, and a rematch. */
export function GameOver() {
  const { view, pool, say, names } = usePosition();
  const state = useTableState();
  const stats = gameStats(state.log, view.players.length);
  const order = [...view.players].toSorted(
    (a, b) =>
      Number(view.winners.includes(b.seat)) - Number(view.winners.includes(a.seat)) || b.level - a.level,
  );
  return (
    <section className="over paper" aria-label={say('over-title')} data-testid="game-over">
      <h1 className="over-title">
        {view.winners.length === 0
          ? say('event-over-nobody')
          : say('over-winners', { players: view.winners.map(names.who), count: view.winners.length })}
      </h1>
      <Again />
      <div className="over-winners">
        {view.winners.map((seat) => {
          const player = view.players[seat];
          return player === undefined ? null : (
            <Portrait key={seat} {...portrait(player, pool)} size={112} dead={false} />
          );
        })}
      </div>
      <div className="over-scroll">
        <table className="over-table">
          <thead>
            <tr>
              <th scope="col">{say('over-player')}</th>
              <th scope="col">{say('level')}</th>
              {COLUMNS.map((column) => (
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
                {COLUMNS.map((column) => (
                  <td key={column}>{stats[player.seat]?.[column] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{say('over-turns', { turns: view.turns })}</p>
    </section>
  );
}
