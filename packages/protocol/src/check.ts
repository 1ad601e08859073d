/** The checksum of what a client has assembled from differences: CRC-32 of its canonical JSON. */
import { canonicalJson } from '@kickdoor/rules';

/** CRC-32 (as in zip and PNG) of a value as JSON in UTF-8, without spaces and with sorted fields. */
export function checkOf(value: unknown): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonicalJson(value))) {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
