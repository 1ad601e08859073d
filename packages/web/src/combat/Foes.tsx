import type { CardId, FoeView } from '@kickdoor/rules';
import { Card } from '../table/Card.tsx';
import { useTools } from '../table/TableContext.ts';
import { usePresence } from '../ui/usePresence.ts';
import '../table/cut.css';
import './foes.css';

/** The duration of a monster's fade in and out, in milliseconds. */
const FADE = 250;
/** From this many monsters on, each gets little height. */
const LOW = 3;

interface FoesProps {
  readonly foes: readonly FoeView[];
  /** The only monster whose Bad Stuff is shown; `null` if each one's is. */
  readonly told: CardId | null;
}

/** The monsters: one as a card, several as tiles with name and strength. */
export function Foes({ foes, told }: FoesProps) {
  const present = usePresence(foes, ({ card }) => String(card), FADE, 'new');
  const count = present.length;
  const many = count > 1;
  return (
    <div className="foes" data-place="foes">
      <div
        className={`foes-room${many ? ' foes-many' : ''}${count >= LOW ? ' foes-low' : ''}`}
        style={{ '--foes': count, '--pairs': Math.ceil(count / 2) }}
      >
        {present.map(({ key, item, mood }) => (
          // A mate has a card of its own.
          <div key={key} className={`foe-place fade-${mood}`}>
            <Foe foe={item} many={many} told={item.kin === told} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface FoeProps {
  readonly foe: FoeView;
  /** Whether there are others; then the beam doesn't show this one's strength. */
  readonly many: boolean;
  /** Whether only this one's Bad Stuff is shown. */
  readonly told: boolean;
}

function Foe({ foe, many, told }: FoeProps) {
  const { say, names, pool } = useTools();
  const { card, kin, enhancers, strength } = foe;
  const { total } = strength;
  const def = pool.cards[card];
  const printed = def?.kind === 'monster' ? def.level : null;
  return (
    <div className={`foe${enhancers.length > 0 ? ' foe-enhanced' : ''}${told ? ' foe-told' : ''}`}>
      <div className={`foe-card${many ? ' cards-cut' : ''}`}>
        <Card
          card={card}
          size="hand"
          note={say('foe-note', { strength: total })}
          number={many && total !== printed ? total : undefined}
        />
      </div>
      {kin === card ? null : <span className="foe-kin">{say('foe-kin', { card: names.card(kin) })}</span>}
      <div className="foe-enhancers">
        {enhancers.map((enhancer) => (
          <Card key={enhancer} card={enhancer} size="thumb" />
        ))}
      </div>
    </div>
  );
}
