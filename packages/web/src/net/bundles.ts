/** The bundles of packs, as they are kept with the sets of this browser's tables: bytes as text. */

/** How many bytes become characters at once: a call takes no more arguments than that. */
const AT_ONCE = 8192;

/** The text of a bundle, in base64. */
export function bundleText(bytes: Uint8Array): string {
  let characters = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    characters += String.fromCodePoint(...bytes.subarray(from, from + AT_ONCE));
  }
  return btoa(characters);
}

/** The bundle that a text is of. */
export function bundleOf(text: string): Blob {
  const characters = atob(text);
  return new Blob([Uint8Array.from(characters, (character) => character.codePointAt(0) ?? 0)]);
}

/** The text of the bundle of a pack that its host has brought to the server; `null` where it can't be had. */
export async function fetchBundle(pack: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/packs/${pack}/bundle`);
    return response.ok ? bundleText(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
