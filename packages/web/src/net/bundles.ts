/** Encodes the bundles of packs as text, to store them with the sets of this browser's tables. */

/** Bytes converted per call, which limits the number of arguments. */
const AT_ONCE = 8192;

/** Encodes a bundle in base64. */
export function bundleText(bytes: Uint8Array): string {
  let characters = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    characters += String.fromCodePoint(...bytes.subarray(from, from + AT_ONCE));
  }
  return btoa(characters);
}

/** Decodes a bundle. */
export function bundleOf(text: string): Blob {
  const characters = atob(text);
  return new Blob([Uint8Array.from(characters, (character) => character.codePointAt(0) ?? 0)]);
}

/** Fetches the bundle of a host's pack from the server, as text; `null` if that fails. */
export async function fetchBundle(pack: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/packs/${pack}/bundle`);
    return response.ok ? bundleText(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
