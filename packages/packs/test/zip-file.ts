/** Hand-made zip files that no honest program would make. */
import { deflateSync } from 'fflate';

/** A file in a zip file; omitted fields are correct. */
export interface ZipPart {
  readonly path: string;
  readonly data: string | Uint8Array;
  /** The size in the headers. */
  readonly size?: number;
  readonly packedSize?: number;
  /** Unix mode: the type of file. */
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
  /** A different path in its own header. */
  readonly localPath?: string;
  /** A different offset in the directory. */
  readonly at?: number;
}

export interface ZipFaults {
  /** Bytes before the first file that no header covers. */
  readonly before?: Uint8Array;
  /** Bytes between the files and the directory. */
  readonly between?: Uint8Array;
  readonly count?: number;
}

export function bytesOf(data: string | Uint8Array): Uint8Array {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}

/** Little-endian numbers of these sizes. */
function numbers(...values: readonly (readonly [value: number, bytes: number])[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}

/** A zip file of these parts. */
export function zipOf(parts: readonly ZipPart[], faults: ZipFaults = {}): Uint8Array {
  const { before = new Uint8Array(), between = new Uint8Array(), count = parts.length } = faults;
  const bodies = [before];
  const directory: Uint8Array[] = [];
  let offset = before.length;
  for (const part of parts) {
    const { method = 8, flags = 0x0800, mode = 0o100644, at = offset } = part;
    const data = bytesOf(part.data);
    const packed = method === 8 ? deflateSync(data) : data;
    const name = bytesOf(part.path);
    const localName = bytesOf(part.localPath ?? part.path);
    const { size = data.length, packedSize = packed.length } = part;
    const common = [
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
      [0, 4],
      [packedSize, 4],
      [size, 4],
    ] as const;
    const local = [numbers([0x04034b50, 4], ...common, [localName.length, 2], [0, 2]), localName, packed];
    bodies.push(...local);
    directory.push(
      numbers([0x02014b50, 4], [0x0314, 2], ...common, [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2]),
      numbers([mode * 0x10000, 4], [at, 4]),
      name,
    );
    offset += joined(local).length;
  }
  const [files, list] = [joined([...bodies, between]), joined(directory)];
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [files.length, 4],
    [0, 2],
  );
  return joined([files, list, end]);
}
