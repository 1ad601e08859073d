import type { SeatInfo, TableInfo } from '@kickdoor/protocol';
import { useEffect } from 'react';
import { Link } from '../app/Link.tsx';
import type { TableClient } from '../net/client.ts';
import { dropSeatKey } from '../net/keys.ts';
import type { TableState } from '../net/state.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import { autostart } from './new-game.ts';
import { QrCode } from './QrCode.tsx';
import { linkTo, ShareLink } from './ShareLink.tsx';
import { SitForm } from './SitForm.tsx';
import './lobby.css';

export interface LobbyProps {
  readonly client: TableClient;
  readonly state: TableState;
}

/** A table before its game: who sits there, the link for everybody else, what will be played, the start. */
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
  // A game that starts at once has nothing to decide here.
  if (autostart.has(table.id)) return <p className="page-loading">{words.say('loading')}</p>;
  return (
    <main className="lobby">
      <div className="paper lobby-paper">
        <p className="lobby-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1>{table.name ?? words.say('lobby-title')}</h1>
        <Seats client={client} state={state} table={table} />
        <Foot client={client} state={state} table={table} ready={ready} />
        {you.host && ready && isAnybodyAway(table) ? (
          <p className="field-hint">{words.say('again-absent-text')}</p>
        ) : null}
        {ready ? null : (
          <p className="field-hint">{words.say('lobby-least', { least: table.minPlayers - taken })}</p>
        )}
        {taken < table.seats.length ? (
          <ShareLink
            table={table.link}
            code={<QrCode text={linkTo(table.link)} label={words.say('share-qr')} />}
          />
        ) : null}
        <LobbySettings
          table={table}
          onChange={you.host ? (settings) => client.ask({ type: 'settings', settings }) : null}
        />
      </div>
    </main>
  );
}

interface PartProps extends LobbyProps {
  readonly table: TableInfo;
}

/** The seats as they fill, and a form to take one. */
function Seats({ client, state, table }: PartProps) {
  const words = useWords();
  const isFree = table.seats.some(({ kind }) => kind === 'empty');
  const stands = state.you.seat === null;
  return (
    <>
      {stands && isFree && table.stage === 'open' ? (
        <SitForm table={table.id} onSat={() => client.restart()} />
      ) : null}
      <ol className="lobby-seats" data-testid="lobby-seats">
        {table.seats.map((seat) => (
          <LobbySeat key={seat.seat} seat={seat} client={client} state={state} />
        ))}
      </ol>
      {stands && !isFree ? <p>{words.say('lobby-full')}</p> : null}
    </>
  );
}

/** What the host and the others can do now. */
function Foot({ client, state, table, ready }: PartProps & { readonly ready: boolean }) {
  const words = useWords();
  const { you } = state;
  const isFree = table.seats.some(({ kind }) => kind === 'empty');
  return (
    <div className="lobby-foot">
      {you.host ? (
        <>
          <Button
            tone="main"
            isDisabled={!ready}
            onPress={() => client.ask({ type: 'start' })}
            data-testid="start-game"
          >
            {words.say('lobby-start')}
          </Button>
          {ready && isAnybodyAway(table) ? (
            <Button onPress={() => client.ask({ type: 'start-without' })} data-testid="start-without">
              {words.say('again-absent')}
            </Button>
          ) : null}
          {isFree ? (
            <Button onPress={() => client.ask({ type: 'fill' })} data-testid="fill-bots">
              {words.say('lobby-fill')}
            </Button>
          ) : null}
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
  );
}

/** Whether a seat belongs to somebody who is not there. */
function isAnybodyAway({ seats }: TableInfo): boolean {
  return seats.some(({ kind, connected }) => kind === 'person' && !connected);
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
