import type { Motion, TableInfo } from '@kickdoor/protocol';
import type { Phrase } from '@kickdoor/rules';
import { useTools, usePosition, useTableState } from '../table/TableContext.ts';
import { ProposedRuling } from '../rulings/Proposed.tsx';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { text } from '../words/say.ts';
import { TakeSeat, vacantIn } from './TakeSeat.tsx';
import { gameRests } from './rests.ts';
import { useInfo, useSeatInfo } from './useHours.ts';
import './hours.css';

/** Prompts about time and absence, over the stage: to say that one is back, to resume, to agree to a proposal. */
export function Hours() {
  const info = useInfo();
  const { ruling } = useTableState();
  const { view, client } = usePosition();
  const own = useSeatInfo(view.seat);
  if (info === null || view.phase === 'over') return null;
  if (own?.standIn === true) return <StoodIn rests={gameRests(info)} />;
  if (ruling !== null) return <ProposedRuling ruling={ruling} />;
  if (info.paused) return <Paused />;
  const { seat } = view;
  // Players who voted against it have answered.
  const motion = info.motions.find(({ against }) => seat !== null && !against.includes(seat));
  if (motion !== undefined) return <Proposed motion={motion} info={info} />;
  if (view.seat !== null || vacantIn(info) === undefined) return null;
  return (
    <div className="hours" role="status" data-testid="vacant">
      <TakeSeat table={info} client={client} />
    </div>
  );
}

/** Shown while a bot plays for this player, or the whole table rests. */
function StoodIn({ rests }: { readonly rests: boolean }) {
  const { say, client } = useTools();
  return (
    <div className="hours" role="status" data-testid="stood-in">
      <p>{say(rests ? 'stood-in-rests' : 'stood-in')}</p>
      <SteadyButton tone="main" place="back" onPress={() => client.ask({ type: 'back' })} data-testid="back">
        {say('do-back')}
      </SteadyButton>
    </div>
  );
}

function Paused() {
  const { say, client, view } = usePosition();
  const { you } = useTableState();
  return (
    <div className="hours" role="status" data-testid="paused">
      <p>{say('paused')}</p>
      {view.seat === null && !you.host ? null : (
        <SteadyButton
          tone="main"
          place="go-on"
          onPress={() => client.ask({ type: 'go-on' })}
          data-testid="go-on"
        >
          {say('do-go-on')}
        </SteadyButton>
      )}
    </div>
  );
}

/** The proposal in words. */
function motionPhrase({ what, seat, for: agreed }: Motion, { seats }: TableInfo): Phrase {
  const name = (at: number | undefined) => seats.find((one) => one.seat === at)?.name ?? '';
  const who = name(agreed[0]);
  if (what === 'pause') return text('motion-pause', { who });
  return text(what === 'bot' ? 'motion-bot' : 'motion-vacate', { who, whom: name(seat ?? -1) });
}

/** A proposal; players who haven't agreed yet are asked. */
function Proposed({ motion, info }: { readonly motion: Motion; readonly info: TableInfo }) {
  const { say, client, view } = usePosition();
  const { what, seat, for: agreed, needed } = motion;
  const mine = view.seat !== null && agreed.includes(view.seat);
  const place = `${what} ${seat}`;
  const vote = (agree: boolean) =>
    client.ask({ type: 'vote', what, ...(seat === null ? {} : { seat }), agree });
  return (
    <div className="hours" role="status" data-testid="motion">
      <p>
        {say(motionPhrase(motion, info))} <span>{say('motion-count', { count: agreed.length, needed })}</span>
      </p>
      {mine ? null : (
        <SteadyButton tone="main" place={place} onPress={() => vote(true)} data-testid="agree">
          {say('motion-agree')}
        </SteadyButton>
      )}
      <SteadyButton place={`${place} ${mine}`} onPress={() => vote(false)} data-testid="disagree">
        {say(mine ? 'motion-take-back' : 'motion-refuse')}
      </SteadyButton>
    </div>
  );
}
