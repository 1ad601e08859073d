/** A card's foot: what it gives or costs, and the mark of its set. */
import type { CardFacts } from '@kickdoor/words';
import type { CardDef, Slot } from '@kickdoor/rules';
import { Icon } from './Icon.tsx';
import { signed } from '../ui/figure.ts';
import { SetMark } from './SetMark.tsx';
import type { UiIcon } from './ui-icons.ts';

const SLOT_ICONS: Readonly<Record<Slot, readonly UiIcon[]>> = {
  headgear: ['visored-helm'],
  armor: ['breastplate'],
  footgear: ['boots'],
  'one hand': ['hand'],
  'two hands': ['hand', 'hand'],
  none: [],
};

interface FactProps {
  readonly icons: readonly UiIcon[];
  readonly figure?: string;
  readonly label: string | undefined;
}

function Fact({ icons, figure, label }: FactProps) {
  return (
    <span className="kd-fact" title={label}>
      {label === undefined ? null : <span className="kd-unseen">{label}</span>}
      {icons.map((icon, i) => (
        <Icon key={`${icon} ${i + 1}`} name={icon} />
      ))}
      {figure === undefined ? null : <span aria-hidden={label !== undefined}>{figure}</span>}
    </span>
  );
}

export function CardFoot({ def, facts }: { readonly def: CardDef; readonly facts: Partial<CardFacts> }) {
  const monster = def.kind === 'monster';
  const treasures = def.kind === 'enhancer' ? signed(def.treasures) : String(def.treasures);
  return (
    <span className="kd-foot">
      {monster || (def.kind === 'enhancer' && def.treasures !== 0) ? (
        <Fact icons={['open-chest']} figure={treasures} label={facts.treasures} />
      ) : null}
      {monster && def.levels > 0 ? (
        <Fact icons={['upgrade']} figure={String(def.levels)} label={facts.levels} />
      ) : null}
      {def.gold === null ? null : (
        <Fact icons={['two-coins']} figure={String(def.gold)} label={facts.price} />
      )}
      {def.slot === 'none' ? null : <Fact icons={SLOT_ICONS[def.slot]} label={facts.slot ?? undefined} />}
      {def.big ? <Fact icons={['weight']} label={facts.big} /> : null}
      <SetMark set={def.set} />
    </span>
  );
}
