/** Watching effects at work: for whoever has to know that each of them has happened. */
import type { CardDef } from '../model/card.ts';
import { deeds, plays, powers, traits } from '../kernel/registry.ts';

/** Tells of every deed, play and power as it is done, by its name: `deed lose-level`. Whoever starts it, starts it once. */
export function watchEffects(tell: (name: string) => void): void {
  for (const [name, effect] of deeds) {
    deeds.set(name, {
      ...effect,
      run(game, params, frame) {
        tell(`deed ${name}`);
        effect.run(game, params, frame);
      },
    });
  }
  for (const [name, effect] of plays) {
    plays.set(name, {
      ...effect,
      run(game, params, playing) {
        tell(`play ${name}`);
        effect.run(game, params, playing);
      },
    });
  }
  for (const [name, effect] of powers) {
    powers.set(name, {
      ...effect,
      perform(game, params, use) {
        tell(`power ${name}`);
        effect.perform(game, params, use);
      },
    });
  }
}

/** The traits that a card has, by name: `trait flee`. */
export function traitsOf(def: CardDef): string[] {
  return [...traits].flatMap(([name, trait]) =>
    trait.read(def.traits, def.kind).length > 0 ? [`trait ${name}`] : [],
  );
}

/** Everything that a card can do: its traits, and its deeds, plays and powers with those within them. */
export function effectsOf(def: CardDef): string[] {
  const found = new Set(traitsOf(def));
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const kind of ['deed', 'play', 'power'] as const) {
      const name: unknown = Object.hasOwn(value, kind) ? Reflect.get(value, kind) : undefined;
      if (typeof name === 'string') found.add(`${kind} ${name}`);
    }
    for (const inner of Object.values(value)) look(inner);
  };
  const { badStuff, escaped, killed, sacrificed, strike } = def;
  for (const list of [badStuff, escaped, killed, sacrificed, strike, def.plays, def.powers]) look(list);

  return [...found];
}
