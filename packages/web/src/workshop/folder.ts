/** Writes to folders of the device, where the browser lets pages do so. */
import type { PackFiles } from '@kickdoor/packs';

declare global {
  interface Window {
    /** Only in Chromium. */
    readonly showDirectoryPicker?: (options: {
      readonly mode: 'readwrite';
    }) => Promise<FileSystemDirectoryHandle>;
  }
}

/**
 * Returns a function that writes files into a folder somebody chooses, and resolves to false if they cancel. `null` if
 * the browser can't do this.
 */
export function folderWriter(): ((files: PackFiles) => Promise<boolean>) | null {
  const choose = window.showDirectoryPicker?.bind(window);
  if (choose === undefined) return null;
  return async (files) => {
    const root = await choose({ mode: 'readwrite' }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      throw error;
    });
    if (root === null) return false;
    for (const [path, content] of files) await write(root, path, content);
    return true;
  };
}

async function write(
  root: FileSystemDirectoryHandle,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const names = path.split('/');
  const name = names.pop() ?? path;
  let folder = root;
  for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
  const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.write(typeof content === 'string' ? content : new Uint8Array(content));
  await file.close();
}
