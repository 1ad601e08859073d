/** Packs stored with the games that use them, so that they outlive the pack's folder. */
import { z } from 'zod';
import { companionSchema } from './format/manifest.ts';
import { compilePack, type Pack, type PackResult } from './pack.ts';

const FORM = 1;

const Kept = z.strictObject({
  form: z.literal(FORM),
  files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
  companions: z.record(z.string(), companionSchema),
});

/** A pack as JSON for {@link readKeptPack}. */
export function keepPack({ source }: Pack): string {
  const kept: z.infer<typeof Kept> = {
    form: FORM,
    files: source.files.map(({ path, text }) => ({ path, text })),
    companions: source.companions,
  };
  return JSON.stringify(kept);
}

/** Reads a stored pack; `null` if the text isn't one. */
export function readKeptPack(json: string): PackResult | null {
  const { data } = Kept.safeParse(parse(json));
  if (data === undefined) return null;
  return compilePack(data.files, { companion: (id) => data.companions[id] ?? null });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
