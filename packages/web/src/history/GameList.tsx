import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { tableKeys } from '../net/keys.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { Button } from '../ui/Button.tsx';
import { useSpoken } from '../words/WordsContext.tsx';
import { placeIn, type PlayedGame } from './model.ts';

/** Games shown at first; a button shows more. */
const PAGE = 20;

/** The finished games, newest first. */
export function GameList({ games }: { readonly games: readonly PlayedGame[] }) {
  const { words } = useSpoken();
  const [count, setCount] = useState(PAGE);
  return (
    <>
      <ol className="history-list" data-testid="history-list">
        {games.slice(0, count).map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ol>
      {games.length > count ? (
        <Button onPress={() => setCount(count + PAGE)}>{words.say('history-more')}</Button>
      ) : null}
    </>
  );
}

function Game({ game }: { readonly game: PlayedGame }) {
  const { language, words } = useSpoken();
  const { id, at, sheet, here, turns, players } = game;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const order = players
    .map((player, seat) => ({ player, seat, place: placeIn(game, seat) }))
    .toSorted((a, b) => a.place - b.place);
  // A game from a table in another browser can't be opened here.
  const isThere = !here || tableKeys(id).here === true;
  return (
    <li className="history-game">
      <h2 className="history-when">
        {when} · {words.say(`sheet-${sheet}`)}
      </h2>
      <ul className="history-players">
        {order.map(({ player: { name, level, won, own }, seat, place }) => (
          <li key={seat} style={seatStyle(seat)} data-own={own || undefined}>
            {words.say(won ? 'history-winner' : 'history-player', { place, name, level })}
          </li>
        ))}
      </ul>
      <p className="history-foot">
        {words.say('over-turns', { turns })}{' '}
        {isThere ? <Link to={`/replay/${id}`}>{words.say('replay-again')}</Link> : null}
      </p>
    </li>
  );
}
