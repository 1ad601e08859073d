import type { SeatInfo, TableInfo } from '@kickdoor/protocol';
import { Link } from '../app/Link.tsx';
import { tableLink } from '../app/router.ts';
import { Dealing } from '../fairness/FairLines.tsx';
import { useCalls } from '../feel/useCalls.ts';
import type { TableClient } from '../net/client.ts';
import { dropSeatKey, tableKeys } from '../net/keys.ts';
import type { TableState } from '../net/state.ts';
import { QrCode } from '../share/QrCode.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import { seatStyle } from '../table/seat-kind.ts';
import { LobbyTalk } from '../talk/LobbyTalk.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { CharacterSelect, StrengthSelect } from './BotSelects.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import { SitForm } from './SitForm.tsx';
import { TablePacks } from './TablePacks.tsx';
import './lobby.css';

export interface LobbyProps {
  readonly client: TableClient;
  readonly state: TableState;
}

/** A table before its game: the seats, the link for everybody else, the settings, the start. */
export function Lobby({ client, state }: LobbyProps) {
  const words = useWords();
  const { table, you } = state;
  useCalls(client, you.seat);
  const taken = table?.seats.filter(({ kind }) => kind !== 'empty').length ?? 0;
  const ready = table !== null && taken >= table.minPlayers;
  if (table === null) return null;
  return (
    <main className="lobby">
      <div className="paper lobby-paper">
        <p className="lobby-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1>{table.name ?? words.say('lobby-title')}</h1>
        <TablePacks table={table} />
        <Seats client={client} state={state} table={table} />
        <Dealing table={table} />
        {table.fair === null ? <Foot client={client} state={state} table={table} ready={ready} /> : null}
        {you.host && ready && isAnybodyAway(table) ? (
          <p className="field-hint">{words.say('again-absent-text')}</p>
        ) : null}
        {ready ? null : (
          <p className="field-hint">{words.say('lobby-least', { least: table.minPlayers - taken })}</p>
        )}
        {taken < table.seats.length && tableKeys(table.id).here !== true ? (
          <ShareLink
            link={tableLink(table.link)}
            label={words.say('share-label')}
            code={<QrCode text={tableLink(table.link)} label={words.say('share-qr')} />}
          />
        ) : null}
        <LobbyTalk client={client} state={state} table={table} />
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

/** The seats, and a form to take one. */
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
      {!table.searches &&
      table.seats.some(({ strength }) => strength === 'sharp' || strength === 'master') ? (
        <p className="field-hint" data-testid="strength-off">
          {words.say('strength-off')}
        </p>
      ) : null}
      {stands && !isFree ? <p>{words.say('lobby-full')}</p> : null}
    </>
  );
}

/** The actions of the host, or a status for the others. */
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
              {words.say(you.seat === null ? 'lobby-fill-all' : 'lobby-fill')}
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

/** Whether any seat belongs to somebody who isn't there. */
function isAnybodyAway({ seats }: TableInfo): boolean {
  return seats.some(({ kind, connected }) => kind === 'person' && !connected);
}

/** One seat: its player, or that it is free. */
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
        {seat.strength === null || you.host ? null : ` · ${words.say(`strength-${seat.strength}`)}`}
        {seat.character === null || you.host ? null : ` · ${words.say(`character-${seat.character}`)}`}
      </span>
      {you.host ? <SeatDeeds seat={seat} client={client} own={own} /> : null}
    </li>
  );
}

interface SeatDeedsProps extends Pick<LobbyProps, 'client'> {
  readonly seat: SeatInfo;
  /** Whether it is the host's own seat. */
  readonly own: boolean;
}

/** The host's actions on a seat. */
function SeatDeeds({ seat, client, own }: SeatDeedsProps) {
  const words = useWords();
  if (own) return null;
  return (
    <span className="lobby-seat-deeds">
      {seat.strength === null ? null : (
        <StrengthSelect
          label={words.say('strength-of', { who: seat.name ?? '' })}
          value={seat.strength}
          testId={`strength-${seat.seat}`}
          onChange={(strength) => client.ask({ type: 'bot', seat: seat.seat, strength })}
        />
      )}
      {seat.character === null ? null : (
        <CharacterSelect
          label={words.say('character-of', { who: seat.name ?? '' })}
          value={seat.character}
          testId={`character-${seat.seat}`}
          onChange={(character) => client.ask({ type: 'bot', seat: seat.seat, character })}
        />
      )}
      {seat.kind === 'empty' ? (
        <Button size="small" onPress={() => client.ask({ type: 'bot', seat: seat.seat })}>
          {words.say('lobby-bot')}
        </Button>
      ) : (
        <Button size="small" onPress={() => client.ask({ type: 'free', seat: seat.seat })}>
          {words.say('lobby-free')}
        </Button>
      )}
    </span>
  );
}
