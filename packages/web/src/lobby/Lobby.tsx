import type { SeatInfo } from '@kickdoor/protocol';
import { useEffect } from 'react';
import { Link } from '../app/Link.tsx';
import type { TableClient } from '../net/client.ts';
import { dropSeatKey } from '../net/keys.ts';
import type { TableState } from '../net/state.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { autostart } from './new-game.ts';
import { ShareLink } from './ShareLink.tsx';
import { SitForm } from './SitForm.tsx';
import './lobby.css';

export interface LobbyProps {
  readonly client: TableClient;
  readonly state: TableState;
}

/** A table before its game: the link, the seats as they fill, the start. */
export function Lobby({ client, state }: LobbyProps) {
  const words = useWords();
  const { table, you } = state;
  const taken = table?.seats.filter(({ kind }) => kind !== 'empty').length ?? 0;
  const ready = table !== null && taken >= table.minPlayers;
  useEffect(() => {
    if (table?.stage !== 'open' || !you.host || !ready) return;
    if (autostart.delete(table.id)) client.ask({ type: 'start' });
  }, [table, you.host, ready, client]);
  if (table === null) return null;
  const free = table.seats.filter(({ kind }) => kind === 'empty').length;
  const watching = you.seat === null;
  const canSit = watching && free > 0 && table.stage === 'open';
  return (
    <main className="lobby">
      <div className="paper lobby-paper">
        <p className="lobby-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1>{table.name ?? words.say('lobby-title')}</h1>
        {canSit ? (
          <SitForm table={table.id} onSat={() => client.restart()} />
        ) : (
          <ShareLink table={table.id} />
        )}
        <ol className="lobby-seats" data-testid="lobby-seats">
          {table.seats.map((seat) => (
            <LobbySeat key={seat.seat} seat={seat} client={client} state={state} />
          ))}
        </ol>
        {watching && free === 0 ? <p>{words.say('lobby-full')}</p> : null}
        <div className="lobby-foot">
          {you.host ? (
            <>
              {free > 0 ? (
                <Button onPress={() => client.ask({ type: 'fill' })} data-testid="fill-bots">
                  {words.say('lobby-fill')}
                </Button>
              ) : null}
              <Button
                tone="main"
                isDisabled={!ready}
                onPress={() => client.ask({ type: 'start' })}
                data-testid="start-game"
              >
                {words.say('lobby-start')}
              </Button>
            </>
          ) : (
            <p role="status">{words.say(ready ? 'lobby-wait-host' : 'lobby-wait')}</p>
          )}
          {you.seat === null ? null : (
            <Button
              tone="quiet"
              onPress={() => {
                client.ask({ type: 'leave' });
                dropSeatKey(table.id);
              }}
            >
              {words.say('lobby-leave')}
            </Button>
          )}
        </div>
        {ready ? null : (
          <p className="field-hint">{words.say('lobby-least', { least: table.minPlayers - taken })}</p>
        )}
      </div>
    </main>
  );
}

/** One seat: who has it, or that it is free. */
function LobbySeat({ seat, client, state }: LobbyProps & { readonly seat: SeatInfo }) {
  const words = useWords();
  const { you } = state;
  const own = you.seat === seat.seat;
  return (
    <li className={`lobby-seat lobby-${seat.kind}`} style={seatStyle(seat.seat)}>
      <span className="lobby-seat-name">
        {seat.name ?? words.say('seat-empty')}
        {own ? <span className="badge badge-turn">{words.say('you')}</span> : null}
      </span>
      <span className="lobby-seat-kind">
        {seat.kind === 'person' && !seat.connected
          ? words.say('badge-away')
          : words.say(`seat-kind-${seat.kind}`)}
      </span>
      {you.host && seat.kind === 'empty' ? (
        <Button size="small" onPress={() => client.ask({ type: 'bot', seat: seat.seat })}>
          {words.say('lobby-bot')}
        </Button>
      ) : null}
      {you.host && seat.kind !== 'empty' && !own ? (
        <Button size="small" onPress={() => client.ask({ type: 'free', seat: seat.seat })}>
          {words.say('lobby-free')}
        </Button>
      ) : null}
    </li>
  );
}
