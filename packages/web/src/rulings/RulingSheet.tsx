import { openCards } from '@kickdoor/protocol';
import type { CardId, Ruling } from '@kickdoor/rules';
import { useState } from 'react';
import { useTools, usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { namedMoves } from './phrases.ts';
import './rulings.css';

const KINDS = ['moves', 'level', 'card'] as const;
const PLACES = ['hand', 'play', 'away'] as const;

/** The menu button for a ruling: only for the host, while none is proposed. */
export function RulingButton() {
  const { say, setOpen, view } = usePosition();
  const { you, ruling } = useTableState();
  if (!you.host || view.seat === null || view.phase === 'over' || ruling !== null) return null;
  return (
    <Button onPress={() => setOpen({ kind: 'ruling' })} data-testid="make-ruling">
      {say('ruling-make')}
    </Button>
  );
}

/** Lets the host correct a mistake: rewind to before a move, change a Level, move a card. */
export function RulingSheet() {
  const { say, client, setOpen } = useTools();
  const { table } = useTableState();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('moves');
  const [ruling, setRuling] = useState<Ruling | null>(null);
  return (
    <Sheet
      title={say('ruling-make')}
      onClose={() => setOpen(null)}
      testId="ruling-sheet"
      foot={
        <Button
          tone="main"
          isDisabled={ruling === null}
          onPress={() => {
            if (ruling === null) return;
            client.ask({ type: 'rule', ruling });
            setOpen(null);
          }}
          data-testid="propose-ruling"
        >
          {say(table?.rulings === 'host' ? 'ruling-decide' : 'ruling-propose')}
        </Button>
      }
    >
      <p className="field-hint">{say(`ruling-consent-${table?.rulings ?? 'majority'}`)}</p>
      <Choices
        label={say('ruling-what')}
        value={kind}
        onChange={(key) => {
          setKind(KINDS.find((one) => one === key) ?? 'moves');
          setRuling(null);
        }}
        options={KINDS.map((key) => ({ key, label: say(`ruling-what-${key}`) }))}
      />
      {kind === 'moves' ? <Moves onChange={setRuling} /> : null}
      {kind === 'level' ? <Level onChange={setRuling} /> : null}
      {kind === 'card' ? <Place onChange={setRuling} /> : null}
    </Sheet>
  );
}

interface PartProps {
  readonly onChange: (ruling: Ruling | null) => void;
}

/** Chooses the move to rewind to. */
function Moves({ onChange }: PartProps) {
  const { say, names, pool, view } = usePosition();
  const { log } = useTableState();
  const [to, setTo] = useState('');
  const moves = namedMoves({ names, pool, log, view });
  if (moves.length === 0) return <p>{say('ruling-no-moves')}</p>;
  return (
    <div className="ruling-moves">
      <Choices
        label={say('ruling-before')}
        value={to}
        onChange={(key) => {
          setTo(key);
          onChange({ do: 'rewind', to: Number(key) });
        }}
        options={moves.map(({ number, line }) => ({ key: String(number), label: say(line) }))}
      />
    </div>
  );
}

/** Chooses a player. */
function Players({ value, onChange }: { readonly value: number; readonly onChange: (seat: number) => void }) {
  const { say, view } = usePosition();
  return (
    <Choices
      label={say('ruling-whose')}
      value={String(value)}
      onChange={(key) => onChange(Number(key))}
      options={view.players.map(({ name }, seat) => ({ key: String(seat), label: name }))}
    />
  );
}

function Level({ onChange }: PartProps) {
  const { say, view } = usePosition();
  const [chosen, setChosen] = useState<{ seat: number; level: number }>();
  const own = view.seat ?? 0;
  const { seat, level } = chosen ?? { seat: own, level: view.players[own]?.level ?? 1 };
  const choose = (next: { seat: number; level: number }) => {
    setChosen(next);
    const same = view.players[next.seat]?.level === next.level;
    onChange(same ? null : { do: 'set-level', ...next });
  };
  return (
    <>
      <Players
        value={seat}
        onChange={(next) => choose({ seat: next, level: view.players[next]?.level ?? 1 })}
      />
      <Stepper
        label={say('ruling-level-label')}
        value={level}
        least={1}
        most={view.options.level - 1}
        onChange={(next) => choose({ seat, level: next })}
      />
    </>
  );
}

/** Chooses the destination of a face-up card. */
function Place({ onChange }: PartProps) {
  const { say, view, names } = usePosition();
  const [card, setCard] = useState<CardId | null>(null);
  const [place, setPlace] = useState<(typeof PLACES)[number]>('hand');
  const [seat, setSeat] = useState(view.seat ?? 0);
  const tell = (next: { card?: CardId | null; place?: typeof place; seat?: number }) => {
    const now = { card, place, seat, ...next };
    setCard(now.card);
    setPlace(now.place);
    setSeat(now.seat);
    if (now.card === null) onChange(null);
    else if (now.place === 'away') onChange({ do: 'put-away', card: now.card });
    else onChange({ do: 'put', card: now.card, seat: now.seat, in: now.place });
  };
  const cards = [...openCards(view)];
  return (
    <>
      <label className="ruling-card">
        <span className="choices-label">{say('ruling-which')}</span>
        <select
          value={card ?? ''}
          onChange={({ target }) => tell({ card: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{say('ruling-which-none')}</option>
          {cards.map((each) => (
            <option key={each} value={each}>
              {say(names.card(each))}
            </option>
          ))}
        </select>
      </label>
      <Choices
        label={say('ruling-where')}
        value={place}
        onChange={(key) => tell({ place: PLACES.find((one) => one === key) ?? 'hand' })}
        options={PLACES.map((key) => ({ key, label: say(`ruling-where-${key}`) }))}
      />
      {place === 'away' ? null : <Players value={seat} onChange={(next) => tell({ seat: next })} />}
    </>
  );
}
