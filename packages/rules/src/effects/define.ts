/**
 * How an effect's file becomes an entry of the registries. The parameters of an effect travel as the pack wrote them,
 * plain JSON; here they are read by the effect's schema, once for each object, so that playing costs no checking.
 */
import type { z } from 'zod';
import type { AnyDeed, AnyPlay, AnyPower, AnyTrait } from '../kernel/effect.ts';
import type { Params } from '../model/effect.ts';
import type { Bends, DeedModule, PlayModule, PowerModule, TraitModule } from './module.ts';
import type { RuleId } from '../model/refusal.ts';

/** Reads parameters by a schema and remembers what it read. */
function reader<P>(schema: z.ZodType<P>): (params: Params) => P {
  const objects = new WeakMap<object, P>();
  const values = new Map<Params, P>();
  return (params) => {
    if (typeof params === 'object' && params !== null) {
      const known = objects.get(params);
      if (known !== undefined) return known;
      const read = schema.parse(params);
      objects.set(params, read);
      return read;
    }
    const known = values.get(params);
    if (known !== undefined) return known;
    const read = schema.parse(params);
    values.set(params, read);
    return read;
  };
}

function bent<P>(bends: Bends<P>, params: P): readonly RuleId[] {
  return typeof bends === 'function' ? bends(params) : bends;
}

/** An effect that happens once. */
export function defineDeed<P>(it: DeedModule<P>): AnyDeed {
  const read = reader(it.schema);
  const { strikes } = it;
  return {
    name: it.name,
    schema: it.schema,
    run: (game, params, frame) => it.run(game, read(params), frame),
    strikes: (game, params, subject, card) => strikes?.(game, read(params), subject, card) ?? true,
    chosen(game, params, frame, picks) {
      if (it.chosen === undefined) throw new Error(`${it.name} asks nothing`);
      it.chosen(game, read(params), frame, picks);
    },
    topic: (params) => it.topic?.(read(params)) ?? null,
    spreads: it.spreads ?? false,
    bends: (params) => bent(it.bends, read(params)),
    words: (params) => it.words(read(params)),
  };
}

/** An effect that holds while its card is in play. */
export function defineTrait<P>(it: TraitModule<P>): AnyTrait {
  const read = reader(it.schema);
  return {
    name: it.name,
    schema: it.schema,
    fold: (into, params) => it.fold(into, read(params)),
    read: (traits, kind) => it.unfold(traits).map((params) => it.words(params, kind)),
    bends: (traits) => it.unfold(traits).flatMap((params) => bent(it.bends, params)),
  };
}

/** An effect of playing a card. */
export function definePlay<P>(it: PlayModule<P>): AnyPlay {
  const read = reader(it.schema);
  const { targets, judge } = it;
  return {
    name: it.name,
    schema: it.schema,
    targets: (game, params, seat) => targets(game, read(params), seat),
    judge: (game, params, seat, card, target) => judge(game, read(params), seat, card, target),
    run: (game, params, playing) => it.run(game, read(params), playing),
    count(game, params, boost) {
      if (it.count === undefined) throw new Error(`${it.name} counts nothing`);
      return it.count(game, read(params), boost);
    },
    chosen(game, params, frame, picks) {
      if (it.chosen === undefined) throw new Error(`${it.name} asks nothing`);
      it.chosen(game, read(params), frame, picks);
    },
    bends: (params) => bent(it.bends, read(params)),
    words: (params) => it.words(read(params)),
  };
}

/** Something that may be done while its card is in play. */
export function definePower<P>(it: PowerModule<P>): AnyPower {
  const read = reader(it.schema);
  const { judge, offers } = it;
  return {
    name: it.name,
    schema: it.schema,
    title: (params) => it.title(read(params)),
    judge: (game, params, use) => judge(game, read(params), use),
    perform: (game, params, use) => it.perform(game, read(params), use),
    chosen(game, params, frame, picks) {
      if (it.chosen === undefined) throw new Error(`${it.name} asks nothing`);
      it.chosen(game, read(params), frame, picks);
    },
    offers: (game, params, seat, card, name, out) => offers(game, read(params), seat, card, name, out),
    bends: (params) => bent(it.bends, read(params)),
    words: (params) => it.words(read(params)),
  };
}
