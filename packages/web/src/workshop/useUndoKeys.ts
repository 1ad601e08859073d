import { useEffect } from 'react';
import type { OpenPack } from './usePack.ts';

/** Makes Ctrl+Z and Ctrl+Y, or their Mac equivalents, undo and redo over the whole pack, also within fields. */
export function useUndoKeys({ undo, redo, isReadOnly }: OpenPack): void {
  useEffect(() => {
    if (isReadOnly) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Undo doesn't apply while a sheet is open.
      if (document.querySelector('.sheet') !== null) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [undo, redo, isReadOnly]);
}
