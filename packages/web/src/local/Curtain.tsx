import { seatStyle } from '../table/seat-kind.ts';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { useWords } from '../words/WordsContext.tsx';
import './local.css';

/** A player at this device. */
export interface Local {
  /** Their index among the connections. */
  readonly at: number;
  readonly seat: number;
  readonly name: string;
}

export interface CurtainProps {
  readonly locals: readonly Local[];
  /** The index of the player whom the table waits for. */
  readonly wanted: number | null;
  readonly onOpen: (at: number) => void;
}

/** Covers the table while the device is passed on: it shows names, but nobody's cards. */
export function Curtain({ locals, wanted, onOpen }: CurtainProps) {
  const words = useWords();
  const next = locals.find(({ at }) => at === wanted);
  const others = locals.filter((local) => local !== next);
  return (
    <main className="curtain" data-testid="curtain">
      <div className="curtain-sign paper">
        <div role="status">
          <h1>
            {next === undefined ? words.say('local-title') : words.say('local-pass', { who: next.name })}
          </h1>
        </div>
        <p>{words.say('local-pass-text')}</p>
        {next === undefined ? null : (
          <SteadyButton
            tone="main"
            place={String(next.seat)}
            style={seatStyle(next.seat)}
            data-testid="open-curtain"
            onPress={() => onOpen(next.at)}
          >
            {words.say('local-mine', { who: next.name })}
          </SteadyButton>
        )}
        <div className="curtain-others">
          {others.map(({ at, seat, name }) => (
            <SteadyButton
              key={at}
              place={`${seat} ${wanted}`}
              data-testid={`open-curtain-${seat}`}
              onPress={() => onOpen(at)}
            >
              {words.say('local-mine', { who: name })}
            </SteadyButton>
          ))}
        </div>
      </div>
    </main>
  );
}
