import { useMemo } from 'react';
import { textAt, withFile } from '../model/files.ts';
import {
  insertAt,
  isYaml,
  moveAt,
  removeAt,
  setAt,
  UneditableError,
  type YamlPath,
} from '../model/yaml-edit.ts';
import { useWork } from '../WorkContext.ts';
import type { FieldPath, FormTarget } from './FormContext.ts';

/** A form target that writes into a YAML file, below one of its entries. */
export function useFormOf(file: string, entry: string | number | null): FormTarget {
  const { files, change, isReadOnly } = useWork();
  return useMemo(() => {
    const text = textAt(files, file);
    const at = ([first = '', ...rest]: FieldPath): YamlPath =>
      entry === null ? [first, ...rest] : [entry, first, ...rest];
    const write = (edit: () => string, what?: string): void => {
      try {
        change(withFile(files, file, edit()), what);
      } catch (error) {
        // The file was edited into something that isn't YAML, and its editor already says so.
        if (!(error instanceof UneditableError)) throw error;
      }
    };
    return {
      // A file that isn't YAML can only be edited as text.
      isReadOnly: isReadOnly || !isYaml(text),
      set: (path, value) => write(() => setAt(text, at(path), value), `${file} ${entry} ${path.join('/')}`),
      insert: (list, index, value) => write(() => insertAt(text, at(list), index, value)),
      remove: (list, index) => write(() => removeAt(text, at(list), index)),
      move: (list, from, to) => write(() => moveAt(text, at(list), from, to)),
    };
  }, [files, file, entry, change, isReadOnly]);
}
