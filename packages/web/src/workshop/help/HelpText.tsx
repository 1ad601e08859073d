import { partsOf } from './help.ts';

/** The help on a field, with names from the files set apart. */
export function HelpText({ said }: { readonly said: string }) {
  return partsOf(said).map(({ text, isName }, at) =>
    isName ? (
      // A sentence doesn't change its parts.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={at} translate="no">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
