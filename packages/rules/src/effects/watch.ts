/** Observes effects, for callers that check that each one has happened. */
import type { Effects, Table } from '../kernel/effect.ts';
import { traitsIn } from '../kernel/registry.ts';
import type { CardDef } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { EFFECTS } from './index.ts';

/** Returns the same effects, which report every deed, play and power they carry out by its name: `deed lose-level`. */
export function watchedEffects(tell: (name: string) => void, effects: Effects = EFFECTS): Effects {
  return Object.freeze({
    ...effects,
    deeds: each(effects.deeds, (effect) => ({
      ...effect,
      run(game, params, frame) {
        tell(`deed ${effect.name}`);
        effect.run(game, params, frame);
      },
    })),
    plays: each(effects.plays, (effect) => ({
      ...effect,
      run(game, params, playing) {
        tell(`play ${effect.name}`);
        effect.run(game, params, playing);
      },
    })),
    powers: each(effects.powers, (effect) => ({
      ...effect,
      apply(game, params, use) {
        tell(`power ${effect.name}`);
        effect.apply(game, params, use);
      },
    })),
  });
}

function each<M>(table: Table<M>, change: (effect: M) => M): Table<M> {
  const changed: Record<string, M> = {};
  for (const [name, effect] of Object.entries(table)) changed[name] = change(effect);
  return Object.freeze(changed);
}

/** Lists a card's traits by name: `trait flee`. */
export function traitsOf(def: CardDef): string[] {
  return traitsIn(EFFECTS, def).map(({ module }) => `trait ${module.name}`);
}

/** Lists everything a card can do by name: its traits, deeds, plays and powers, including nested ones. */
export function effectsOf(def: CardDef): string[] {
  const found = new Set(traitsOf(def));
  const look = (list: readonly Deed[]): void => {
    for (const { deed, with: params } of list) {
      found.add(`deed ${deed}`);
      look(EFFECTS.deeds[deed]?.within?.(params) ?? []);
    }
  };
  for (const { play, with: params } of def.plays) {
    found.add(`play ${play}`);
    look(EFFECTS.plays[play]?.within?.(params) ?? []);
  }
  for (const { power, with: params } of def.powers) {
    found.add(`power ${power}`);
    look(EFFECTS.powers[power]?.within?.(params) ?? []);
  }
  for (const list of [def.badStuff, def.escaped, def.killed, def.sacrificed, def.strike]) look(list);
  return [...found];
}
