import type { PairCount, Story } from '@kickdoor/rules';
import { Reviewed } from '../review/Reviewed.tsx';
import { LevelChart } from './LevelChart.tsx';
import { addressed, bestOf, worstOf } from './moments.ts';
import { Moments } from './Moments.tsx';
import { usePosition } from './TableContext.ts';
import './told.css';

/**
 * The summary of a game: Levels over the turns, best and worst moments, who helped whom, and who stabbed whom in the
 * back.
 */
export function Told({ story }: { readonly story: Story }) {
  const { say, names, view } = usePosition();
  const me = view.seat;
  const line = (id: 'told-helped' | 'told-stabbed', { by, whom, count }: PairCount) => (
    <li key={`${by} ${whom}`}>
      {say(`${id}${addressed(by, whom, me)}`, { who: names.who(by), whom: names.who(whom), count })}
    </li>
  );
  return (
    <div className="told" data-testid="told">
      <LevelChart levels={story.levels} />
      <Moments title={say('told-best')} moments={bestOf(story, names, me)} />
      <Moments title={say('told-worst')} moments={worstOf(story, names, me)} />
      <Reviewed />
      <section>
        <h2>{say('told-help')}</h2>
        {story.help.length === 0 ? <p>{say('told-no-help')}</p> : null}
        <ul>{story.help.map((pair) => line('told-helped', pair))}</ul>
      </section>
      <section>
        <h2>{say('told-stabs')}</h2>
        {story.stabs.length === 0 ? <p>{say('told-no-stabs')}</p> : null}
        <ul>{story.stabs.map((pair) => line('told-stabbed', pair))}</ul>
      </section>
    </div>
  );
}
