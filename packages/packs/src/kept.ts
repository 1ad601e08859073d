/** Packs kept beside the games that are played with them, whatever becomes of the pack's folder. */
import { z } from 'zod';
import { companionSchema } from './format/manifest.ts';
import { compilePack, type Pack, type PackResult } from './pack.ts';

const FORM = 1;

const Kept = z.strictObject({
  form: z.literal(FORM),
  files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
  companions: z.record(z.string(), companionSchema),
});

/** All that {@link readKeptPack} needs to read the pack again, as JSON. */
export function keepPack({ source }: Pack): string {
  const kept: z.infer<typeof Kept> = {
    form: FORM,
    files: source.files.map(({ path, text }) => ({ path, text })),
    companions: source.companions,
  };
  return JSON.stringify(kept);
}

/** Reads a pack that was kept; `null` where the text is not that of a pack. */
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
