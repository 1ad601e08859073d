/** What distinguishes each kind of card: its accent color, its icon, and the shape of its head. */
import { signed } from '../ui/figure.ts';
import type { CardDef, Kind } from '@kickdoor/rules';
import type { Hue } from '@kickdoor/packs/picture';
import type { UiIcon } from './ui-icons.ts';

/** The lower edge of a card's head. */
export type HeadShape =
  | 'teeth'
  | 'arch'
  | 'point'
  | 'split'
  | 'crown'
  | 'drip'
  | 'up'
  | 'twin'
  | 'wave'
  | 'scallop'
  | 'notch'
  | 'burst'
  | 'stairs'
  | 'torn'
  | 'round'
  | 'shoe';

interface KindLook {
  readonly accent: Hue;
  readonly icon: UiIcon;
  readonly head: HeadShape;
}

const LOOKS: Readonly<Record<Kind, KindLook>> = {
  monster: { accent: 'brick', icon: 'daemon-skull', head: 'teeth' },
  race: { accent: 'green', icon: 'ages', head: 'arch' },
  class: { accent: 'blue', icon: 'graduate-cap', head: 'point' },
  'half-breed': { accent: 'green', icon: 'duality-mask', head: 'split' },
  'super-munchkin': { accent: 'blue', icon: 'star-medal', head: 'crown' },
  power: { accent: 'green', icon: 'sunbeams', head: 'arch' },
  style: { accent: 'blue', icon: 'ages', head: 'point' },
  training: { accent: 'blue', icon: 'upgrade', head: 'point' },
  curse: { accent: 'violet', icon: 'voodoo-doll', head: 'drip' },
  enhancer: { accent: 'brown', icon: 'upgrade', head: 'up' },
  mate: { accent: 'brown', icon: 'linked-rings', head: 'twin' },
  wandering: { accent: 'brown', icon: 'footprint', head: 'wave' },
  place: { accent: 'teal', icon: 'footprint', head: 'arch' },
  event: { accent: 'brown', icon: 'sunbeams', head: 'scallop' },
  item: { accent: 'gold', icon: 'backpack', head: 'notch' },
  'item-enhancer': { accent: 'gold', icon: 'upgrade', head: 'up' },
  oneshot: { accent: 'orange', icon: 'fizzing-flask', head: 'burst' },
  special: { accent: 'gold', icon: 'stairs', head: 'stairs' },
  cheat: { accent: 'gold', icon: 'fingers-crossed', head: 'torn' },
  sidekick: { accent: 'teal', icon: 'meeple', head: 'round' },
  steed: { accent: 'ochre', icon: 'horse-head', head: 'shoe' },
};

/** The look of a kind. */
export function lookOf(kind: Kind): KindLook {
  return LOOKS[kind];
}

/** The key number of a card, or nothing if the kind's icon says more. */
export function numberOf(def: CardDef): string | null {
  if (def.kind === 'monster') return String(def.level);
  const counts = ['item', 'enhancer', 'sidekick', 'steed'].includes(def.kind);
  return counts && def.bonus !== 0 ? signed(def.bonus) : null;
}
