import type { PhraseId, SaidWords, TableInfo } from '@kickdoor/protocol';
import type { Names } from '@kickdoor/rules';
import { tableNames } from '@kickdoor/words';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { TableClient } from '../net/client.ts';
import type { TableState } from '../net/state.ts';
import { seatStyle } from '../table/seat-kind.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { mute, useMuted } from './muted.ts';
import { Typing } from './Typing.tsx';
import { lineOf, saidWords } from './words.ts';
import './talk.css';

/** The phrases for the lobby. */
const PHRASES = [
  'hello',
  'one-moment',
  'hurry',
  'yes',
  'no',
  'thanks',
  'sorry',
] as const satisfies PhraseId[];
/** The most messages shown. The list in the game shows more. */
const MOST_LINES = 8;

interface LobbyTalkProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly table: TableInfo;
}

/** Chat in the lobby, which continues at the table. */
export function LobbyTalk({ client, state, table }: LobbyTalkProps) {
  const { say } = useWords();
  const muted = useMuted(table.link);
  const names = useMemo(() => seatNames(table), [table]);
  const own = state.you.seat;
  const others = table.seats.filter(({ kind, seat }) => kind === 'person' && seat !== own);
  if (table.talk === 'off' || others.length === 0) return null;
  const said = state.said.filter(({ seat }) => !muted.includes(table.seats[seat]?.name ?? ''));
  const words = (what: z.infer<typeof SaidWords>) => {
    const told = saidWords(what, names);
    return typeof told === 'string' ? told : say(told);
  };
  return (
    <section className="lobby-talk" aria-label={say('talk-title')} data-testid="lobby-talk">
      <h2>{say('talk')}</h2>
      <div role="log" aria-label={say('talk-heading')} data-testid="said">
        <ol className="talk-lines">
          {said.slice(-MOST_LINES).map((one) => (
            <li key={one.key} style={seatStyle(one.seat)}>
              <bdi>{say(lineOf(one, names, words(one.what)))}</bdi>
            </li>
          ))}
        </ol>
      </div>
      {own === null ? null : <Saying client={client} table={table} />}
      <div className="talk-mutes">
        {others.map(({ seat, name }) => (
          <Switch
            key={seat}
            testId={`mute-${seat}`}
            isSelected={muted.includes(name ?? '')}
            onChange={(on) => mute(table.link, name ?? '', on)}
          >
            {say('talk-mute', { who: names.who(seat) })}
          </Switch>
        ))}
      </div>
    </section>
  );
}

function Saying({ client, table }: Pick<LobbyTalkProps, 'client' | 'table'>) {
  const { say } = useWords();
  return (
    <>
      <div className="talk-phrases" role="group" aria-label={say('talk-phrases')}>
        {PHRASES.map((phrase) => (
          <Button
            key={phrase}
            size="small"
            data-testid={`say-${phrase}`}
            onPress={() => client.ask({ type: 'say', what: { kind: 'phrase', phrase } })}
          >
            {say(`say-${phrase}`)}
          </Button>
        ))}
      </div>
      {table.talk === 'text' ? (
        <Typing onSay={(text) => client.ask({ type: 'say', what: { kind: 'text', text } })} />
      ) : null}
    </>
  );
}

/** The names of the seated players; there are no cards to mention yet. */
function seatNames({ seats }: TableInfo): Names {
  const players = seats.map(({ name, sex }) => ({ name: name ?? '', sex: sex ?? 'male' }));
  return tableNames({ cards: [] }, players);
}
